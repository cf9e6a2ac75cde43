-- windows.lua: a word of 8 bits, and under it each window of three bits that a
-- product with a power of two brings to its top. Zeros come in at the end.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local BIT, ROW, LEFT = 26, 22, 62 -- width of a bit; height of a row; room for k
local WIDTH = 3 -- of a window

local function draw_word(drawing, bits)
  drawing:text(1, 18, 13, "word", "faint", "start")
  for i = 1, #bits do
    local is_outside = i > 8 -- zeros that come in
    local x = LEFT + (i - 1) * BIT
    drawing:rect(x, 1, BIT, ROW + 4, is_outside and "box-empty" or "box-lane2")
    drawing:text(x + BIT / 2, 19, 16, bits:sub(i, i), is_outside and "faint" or "ink")
  end
end

local function draw_window(drawing, k, bits)
  local y = ROW + 12 + k * ROW
  drawing:text(1, y + 15, 13, "k = " .. k, "faint", "start")
  drawing:rect(LEFT + k * BIT, y, WIDTH * BIT, ROW - 3, "box-lane")
  for i = 1, WIDTH do
    drawing:text(LEFT + (k + i - 0.5) * BIT, y + 15, 14, bits:sub(k + i, k + i))
  end
end

local function binary(digits) return (digits:gsub(".", values.binary)) end

local function draw(attributes, refuse)
  local word = binary(values.digits("value", attributes.value, 8, refuse))
  local bits = word .. ("0"):rep(WIDTH - 1)
  local drawing = new_drawing(LEFT + #bits * BIT + 2, ROW + 10 + 8 * ROW)
  local spoken = {}
  draw_word(drawing, bits)
  for k = 0, 7 do
    draw_window(drawing, k, bits)
    table.insert(spoken, bits:sub(k + 1, k + WIDTH))
  end
  drawing.alt = "The windows of three bits of " .. word .. ", for k from 0 to 7: "
    .. table.concat(spoken, ", ") .. "."
  return drawing
end

return { attributes = { value = true }, draw = draw }
