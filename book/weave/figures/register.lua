-- register.lua: the same 128 bits as lanes of 8 bits, of 16, of 32 and of 64.

local lanes = require "figures.lanes"
local values = require "figures.values"

local function draw(attributes, refuse)
  local digits = values.digits("value", attributes.value, 128, refuse)
  local rows, said = {}, {}
  for i, bits in ipairs { 8, 16, 32, 64 } do
    local name = 128 // bits .. " lanes of " .. bits .. " bits"
    rows[i] = lanes.row(name, digits, bits)
    said[i] = name .. ", " .. lanes.words(rows[i])
  end
  return lanes.draw({ unit = 3.25, gap = 14, rows = rows },
    "A register of 128 bits, the highest lane first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { value = true }, draw = draw }
