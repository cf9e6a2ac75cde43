-- carry.lua: two words added as they are, with the carries that cross from lane to
-- lane, and added with the top bit of every lane kept out of the sum.

local lanes = require "figures.lanes"
local values = require "figures.values"

-- The rows by name, and for the plain sum what came into each lane and what is wrong.
local function rows_of(x, y, bits)
  local all = (1 << bits) - 1
  local tops = all // 15 << 3
  local sum, low, top = x + y & all, (x & ~tops) + (y & ~tops), (x ~ y) & tops
  return {
    { name = "x", word = x }, { name = "y", word = y },
    { name = "x + y", word = sum, carries = x ~ y ~ sum, wrong = sum ~ low ~ top },
    { name = "(x & ~H) + (y & ~H)", word = low, split = 1 },
    { name = "(x ^ y) & H", word = top, split = 1 },
    { name = "the last two by ^", word = low ~ top } }
end

local function nibble(word, lane) return word >> 4 * lane & 15 end

-- As lanes.lua has it; a carry goes from the top of a lane into the next one.
local function drawn(row, count)
  local result = lanes.row(row.name, row.digits, 4, function(lane)
    return nibble(row.wrong or 0, lane) > 0 and "sign" or lanes.by_turns(lane)
  end)
  for _, lane in ipairs(result.lanes) do
    lane.binary, lane.split = values.binary(lane.text), row.split
  end
  if row.carries then
    result.hops, result.space, result.arrows = true, 8, {}
    for lane = 1, count - 1 do
      local into = 4 * (count - lane)
      if nibble(row.carries, lane) & 1 == 1 then
        table.insert(result.arrows, { into - 1.2, into - 3.2 })
      end
    end
  end
  return result
end

-- In words

local function lanes_with(word, mask, count)
  local list = {}
  for lane = 0, count - 1 do
    if nibble(word, lane) & mask > 0 then table.insert(list, tostring(lane)) end
  end
  return #list > 0 and table.concat(list, ", ") or "no lane"
end

local function words_of(row, count)
  local said = row.name .. " is 0x" .. row.digits
  return not row.carries and said or said .. ", a carry comes into "
    .. lanes_with(row.carries, 1, count) .. ", wrong is " .. lanes_with(row.wrong, 15, count)
end

local function draw(attributes, refuse)
  if attributes.bits ~= "16" and attributes.bits ~= "32" then
    refuse("bits= is 16 or 32")
  end
  local bits = tonumber(attributes.bits)
  local count, list, said = bits // 4, {}, {}
  local function word(name)
    return tonumber(values.digits(name, attributes[name], bits, refuse), 16)
  end
  for i, row in ipairs(rows_of(word("x"), word("y"), bits)) do
    row.digits = string.format("%0" .. count .. "X", row.word)
    list[i], said[i] = drawn(row, count), words_of(row, count)
  end
  return lanes.draw({ unit = 13, height = 40, size = 17, rows = list },
    "Lane by lane, lane " .. count - 1 .. " first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { x = true, y = true, bits = true }, draw = draw }
