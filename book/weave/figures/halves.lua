-- halves.lua: 32 bytes in a register of 256 bits by their quarters, and what the two
-- unpackings make of them: each half of the register is unpacked by itself.

local lanes = require "figures.lanes"

local ORDERS = { plain = { [0] = 0, 1, 2, 3 }, exchanged = { [0] = 0, 2, 1, 3 } }
local MIDDLE = 12 -- between the two halves

local function range(quarter) return 16 * quarter .. " to " .. 16 * quarter + 15 end

-- Lanes of so many bits that hold the nibbles of these quarters, the highest first.
local function row(name, bits, quarters)
  local result = { name = name, lanes = {} }
  for i, quarter in ipairs(quarters) do
    result.lanes[i] = { bits = bits, text = range(quarter),
      look = quarter % 2 == 0 and "lane" or "lane2", space = i == #quarters // 2 + 1 and MIDDLE }
  end
  return result
end

-- The four quarters of a register; each holds the nibbles of eight bytes.
local function whole(name, order)
  return row(name, 64, { order[3], order[2], order[1], order[0] })
end

-- What becomes of the lower quarter of each half, or of the upper one.
local function unpacked(name, order, upper)
  return row(name, 128, { order[2 + upper], order[upper] })
end

local function spoken(order, upper)
  return range(order[upper]) .. ", then " .. range(order[2 + upper])
end

local function draw(attributes, refuse)
  local order = ORDERS[attributes.order] or refuse("order= is plain or exchanged")
  local is_plain = attributes.order == "plain"
  local rows = { whole("the nibbles of 32 bytes", ORDERS.plain),
    unpacked("_mm256_unpacklo_epi8(low, high), stored first", order, 0),
    unpacked("_mm256_unpackhi_epi8(low, high), stored after it", order, 1) }
  if not is_plain then
    table.insert(rows, 2, whole("_mm256_permute4x64_epi64(bytes, 0xD8)", order))
  end
  return lanes.draw({ unit = 1.625, gap = 12, size = 14, rows = rows },
    "Nibbles 0 to 63 stand in four quarters of a register, the lowest at the right"
    .. (is_plain and "" or ", and the two in the middle change places")
    .. ". The first result holds, from the right, " .. spoken(order, 0)
    .. "; the second " .. spoken(order, 1) .. ".")
end

return { attributes = { order = true }, draw = draw }
