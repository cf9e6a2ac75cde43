-- unpack.lua: two registers, and what unpacking makes of their lower or upper halves:
-- lanes of the first and of the second, taking turns.

local lanes = require "figures.lanes"
local new_drawing = require "figures.drawing"
local values = require "figures.values"

local NAME, ROW = 16, 54 -- room for a row's name; height of a row with its name
local LOOK = { x = "box-lane", y = "box-lane2" }
local LANE_BITS = { ["8"] = 8, ["16"] = 16, ["32"] = 32, ["64"] = 64 }
local HALVES = { low = "lo", high = "hi" }

-- The register from which a lane of the result comes, and which lane it was there.
local function origin(lane, bits, half)
  return lane % 2 == 0 and "x" or "y", lane // 2 + (half == "high" and 64 // bits or 0)
end

local function unpacked(digits, bits, half)
  local list = {}
  for lane = 128 // bits - 1, 0, -1 do
    local name, from = origin(lane, bits, half)
    table.insert(list, lanes.digits(digits[name], bits, from))
  end
  return table.concat(list)
end

local function draw_named(drawing, y, name, register, bits, part_of)
  drawing:text(1, y + 12, 13, name, "faint", "start")
  lanes.draw_row(drawing, y + NAME, register, bits, part_of)
end

-- One of the two, with the half that is taken in its colour.
local function draw_source(drawing, y, name, digits, bits, half)
  draw_named(drawing, y, name, digits[name], bits, function(lane)
    local is_high = lane >= 64 // bits
    return is_high == (half == "high") and LOOK[name] or "box-empty"
  end)
end

-- The result, and under each lane where it comes from.
local function draw_result(drawing, y, name, register, bits, half)
  draw_named(drawing, y, name, register, bits, function(lane)
    return LOOK[origin(lane, bits, half)]
  end)
  for lane = 0, 128 // bits - 1 do
    local from, number = origin(lane, bits, half)
    drawing:text(lanes.centre(bits, lane), y + NAME + lanes.BOX + 14, 12,
      from .. number, "faint")
  end
end

local function draw(attributes, refuse)
  local bits = LANE_BITS[attributes.bits] or refuse("bits= is 8, 16, 32 or 64")
  local half = attributes.half
  local ending = HALVES[half] or refuse("half= is low or high")
  local digits = {
    x = values.digits("x", attributes.x, 128, refuse),
    y = values.digits("y", attributes.y, 128, refuse) }
  local name = "_mm_unpack" .. ending .. "_epi" .. bits .. "(x, y)"
  local result = unpacked(digits, bits, half)
  local drawing = new_drawing(lanes.WIDTH, 3 * ROW + 10)
  draw_source(drawing, 0, "x", digits, bits, half)
  draw_source(drawing, ROW, "y", digits, bits, half)
  draw_result(drawing, 2 * ROW, name, result, bits, half)
  drawing.alt = "Lanes of " .. bits .. " bits, the highest first: x is "
    .. lanes.grouped(digits.x, bits) .. "; y is " .. lanes.grouped(digits.y, bits)
    .. "; " .. name .. " is " .. lanes.grouped(result, bits) .. "."
  return drawing
end

return { attributes = { bits = true, half = true, x = true, y = true }, draw = draw }
