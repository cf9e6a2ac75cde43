-- register.lua: the same 128 bits as lanes of 8 bits, of 16, of 32 and of 64.

local lanes = require "figures.lanes"
local new_drawing = require "figures.drawing"
local values = require "figures.values"

local NAME, ROW = 16, 60 -- room for a row's name; height of a row with its name

local function by_turns(lane) return lane % 2 == 1 and "box-lane" or "box-lane2" end

local function draw(attributes, refuse)
  local register = values.digits("value", attributes.value, 128, refuse)
  local drawing = new_drawing(lanes.WIDTH, 4 * ROW - 12)
  local spoken = {}
  for row = 0, 3 do
    local bits = 8 << row
    local name = 128 // bits .. " lanes of " .. bits .. " bits"
    drawing:text(1, row * ROW + 12, 13, name, "faint", "start")
    lanes.draw_row(drawing, row * ROW + NAME, register, bits, by_turns)
    table.insert(spoken, name .. ", " .. lanes.grouped(register, bits))
  end
  drawing.alt = "A register of 128 bits, the highest lane first: "
    .. table.concat(spoken, "; ") .. "."
  return drawing
end

return { attributes = { value = true }, draw = draw }
