-- nibble.lua: four bits and what each counts (a word of four bits).

local lanes = require "figures.lanes"
local values = require "figures.values"

local minus = values.minus

-- "8 + 1 = 9": the weights whose bits are set, and their sum.
local function sum_of(bits, weights)
  local terms, sum = {}, 0
  for i, weight in ipairs(weights) do
    if bits:sub(i, i) == "1" then
      table.insert(terms, minus(weight))
      sum = sum + weight
    end
  end
  if #terms < 2 then return minus(sum) end
  return table.concat(terms, " + ") .. " = " .. minus(sum)
end

local function weights_of(attributes, refuse)
  local weights = {}
  for word in (attributes.weights or "8 4 2 1"):gmatch("%S+") do
    local weight = math.tointeger(tonumber(word))
    if not weight then refuse("weights= holds whole numbers, not " .. word) end
    table.insert(weights, weight)
  end
  if #weights ~= 4 then refuse("weights= has four numbers, bit 3 first") end
  return weights
end

local function bit_lane(i, bit, weight)
  local role = weight < 0 and "sign" or "ink"
  return { bits = 1, text = bit, look = bit == "0" and "empty" or weight < 0 and "sign" or "lane",
    over = { { minus(weight), 15, role } }, under = { i == 1 and "bit 3" or tostring(4 - i) } }
end

return function(attributes, refuse)
  local digit = values.digits("value", attributes.value, 4, refuse)
  local bits, weights = values.binary(digit), weights_of(attributes, refuse)
  local row, counts = { lanes = {}, after = {} }, {}
  for i, weight in ipairs(weights) do
    row.lanes[i], counts[i] = bit_lane(i, bits:sub(i, i), weight), minus(weight)
  end
  row.after[1] = { "ink", "unsigned", sum_of(bits, { 8, 4, 2, 1 }) }
  if math.min(table.unpack(weights)) < 0 then
    row.after[2] = { "sign", "signed", sum_of(bits, weights) }
  end
  local said = {}
  for i, line in ipairs(row.after) do said[i] = line[2] .. " " .. line[3] end
  return lanes.draw({ unit = 46, height = 46, size = 20, rows = { row } },
    "The nibble " .. bits .. ", whose bits count " .. table.concat(counts, ", ") .. ": "
    .. table.concat(said, ", ") .. ".")
end
