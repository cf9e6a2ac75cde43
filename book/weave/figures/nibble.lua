-- nibble.lua: four bits and what each counts (a word of four bits).

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local minus = values.minus

local BIT = 46 -- the side of a bit's square

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

local function draw_bit(drawing, i, bit, weight)
  local left = 1 + (i - 1) * BIT
  local sign = weight < 0
  drawing:text(left + BIT / 2, 18, 15, minus(weight), sign and "sign" or "ink")
  drawing:rect(left, 30, BIT, BIT,
    bit == "0" and "box-empty" or sign and "box-sign" or "box-lane")
  drawing:text(left + BIT / 2, 60, 20, bit, bit == "1" and "ink" or "faint")
  drawing:text(left + BIT / 2, 94, 12, i == 1 and "bit 3" or tostring(4 - i),
    "faint")
end

-- The sums beside the bits, each under the other; returns them as they are said.
local function draw_sums(drawing, sums)
  local said = {}
  for i, sum in ipairs(sums) do
    local y = (#sums == 2 and 34 or 46) + 26 * (i - 1) + 12
    drawing:text(4 * BIT + 28, y, 14, sum.name, sum.role, "start")
    drawing:text(4 * BIT + 108, y, 14, sum.text, sum.role, "start")
    said[i] = sum.name .. " " .. sum.text
  end
  return table.concat(said, ", ")
end

return function(attributes, refuse)
  local digit = values.digits("value", attributes.value, 4, refuse)
  local bits, weights = values.binary(digit), weights_of(attributes, refuse)
  local drawing = new_drawing(4 * BIT + 268, 100)
  local negative, counts = false, {}
  for i, weight in ipairs(weights) do
    draw_bit(drawing, i, bits:sub(i, i), weight)
    negative = negative or weight < 0
    counts[i] = minus(weight)
  end
  local sums = { { name = "unsigned", role = "ink",
    text = sum_of(bits, { 8, 4, 2, 1 }) } }
  if negative then
    sums[2] = { name = "signed", role = "sign", text = sum_of(bits, weights) }
  end
  drawing.alt = "The nibble " .. bits .. ", whose bits count "
    .. table.concat(counts, ", ") .. ": " .. draw_sums(drawing, sums) .. "."
  return drawing
end
