-- byte.lua: a byte by its two nibbles, four bits each.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local binary = values.binary

local BIT, GAP = 46, 34 -- the side of a bit's square; the space between nibbles

local function draw_nibble(drawing, x, digit, name, part, first_bit)
  local centre = x + 2 * BIT
  drawing:text(centre, 14, 13, name, "faint")
  drawing:text(centre, 40, 22, digit)
  drawing:line(x, 50, x + 4 * BIT, 50)
  for i = 1, 4 do
    local left = x + (i - 1) * BIT
    local bit = binary(digit):sub(i, i)
    drawing:rect(left, 58, BIT, BIT, bit == "1" and part or "box-empty")
    drawing:text(left + BIT / 2, 88, 20, bit, bit == "1" and "ink" or "faint")
    drawing:text(left + BIT / 2, 122, 12, tostring(first_bit - i + 1), "faint")
  end
end

local function draw(attributes, refuse)
  local digits = values.digits("value", attributes.value, 8, refuse)
  local high, low = digits:sub(1, 1), digits:sub(2, 2)
  local drawing = new_drawing(8 * BIT + GAP + 2, 128)
  draw_nibble(drawing, 1, high, "high nibble", "box-lane", 7)
  draw_nibble(drawing, 1 + 4 * BIT + GAP, low, "low nibble", "box-lane2", 3)
  drawing.alt = "The byte 0x" .. digits .. ", bit 7 first: " .. binary(high)
    .. " " .. binary(low) .. ". Its high nibble is " .. high
    .. ", its low nibble " .. low .. "."
  return drawing
end

return { attributes = { value = true }, draw = draw }
