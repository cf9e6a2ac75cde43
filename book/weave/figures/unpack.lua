-- unpack.lua: two registers, and what unpacking makes of their lower or upper halves:
-- lanes of the first and of the second, taking turns.

local lanes = require "figures.lanes"
local values = require "figures.values"

local LOOK = { x = "lane", y = "lane2" }
local LANE_BITS = { ["8"] = 8, ["16"] = 16, ["32"] = 32, ["64"] = 64 }
local HALVES = { low = "lo", high = "hi" }

-- One of the two, with the half that is taken in its colour.
local function source(name, digits, bits, half)
  return lanes.row(name, digits, bits, function(lane)
    return (lane >= 64 // bits) == (half == "high") and LOOK[name] or "empty"
  end)
end

-- The result, and under each lane where it comes from.
local function result(name, sources, bits, half)
  local row, count = { name = name, lanes = {} }, 128 // bits
  for lane = count - 1, 0, -1 do
    local origin = lane % 2 == 0 and "x" or "y"
    local from = lane // 2 + (half == "high" and count // 2 or 0)
    table.insert(row.lanes, { bits = bits, text = sources[origin].lanes[count - from].text,
      look = LOOK[origin], under = { origin .. from } })
  end
  return row
end

local function draw(attributes, refuse)
  local bits = LANE_BITS[attributes.bits] or refuse("bits= is 8, 16, 32 or 64")
  local half = attributes.half
  local ending = HALVES[half] or refuse("half= is low or high")
  local sources = {}
  for _, name in ipairs { "x", "y" } do
    sources[name] = source(name, values.digits(name, attributes[name], 128, refuse), bits, half)
  end
  local unpacked = result("_mm_unpack" .. ending .. "_epi" .. bits .. "(x, y)", sources, bits, half)
  local rows, said = { sources.x, sources.y, unpacked }, {}
  for i, row in ipairs(rows) do said[i] = row.name .. " is " .. lanes.words(row) end
  return lanes.draw({ unit = 3.25, rows = rows }, "Lanes of " .. bits
    .. " bits, the highest first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { bits = true, half = true, x = true, y = true }, draw = draw }
