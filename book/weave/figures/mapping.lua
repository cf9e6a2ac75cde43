-- mapping.lua: the number of each square, and the byte that two of them share.

local new_drawing = require "figures.drawing"

local WIDE, HIGH = 44, 30 -- a square
local GAP, BELOW = 4, 18 -- between bytes, and under them for their numbers
local LEFT, TOP = 22, 1 -- room for the ranks

-- The left corner of a square; a gap follows each pair.
local function corner(square)
  local file, rank = square % 8, square // 8
  return LEFT + file * WIDE + file // 2 * GAP, TOP + (7 - rank) * (HIGH + BELOW)
end

local function draw_square(drawing, square)
  local x, y = corner(square)
  drawing:rect(x, y, WIDE, HIGH, square % 2 == 0 and "box-lane2" or "box-lane")
  drawing:text(x + WIDE / 2, y + 21, 18, tostring(square))
  if square % 2 == 0 then
    drawing:text(x + WIDE, y + HIGH + 12, 11, "byte " .. square // 2, "faint")
  end
end

local function draw_frame(drawing)
  for i = 0, 7 do
    local x = corner(i) + WIDE / 2
    local _, y = corner(8 * i)
    drawing:text(x, TOP + 8 * (HIGH + BELOW) + 14, 14, string.char(97 + i), "faint")
    drawing:text(LEFT / 2, y + 20, 14, tostring(i + 1), "faint")
  end
end

local function draw()
  local drawing = new_drawing(LEFT + 8 * WIDE + 3 * GAP + 1, TOP + 8 * (HIGH + BELOW) + 20)
  for square = 0, 63 do draw_square(drawing, square) end
  draw_frame(drawing)
  drawing.alt = "The 64 squares by number, rank by rank: a1 is 0, b1 is 1, h1 is 7, "
    .. "a2 is 8, a8 is 56 and h8 is 63. Two neighbours share a byte: a1 and b1 byte 0, "
    .. "g1 and h1 byte 3, a2 and b2 byte 4, g8 and h8 byte 31."
  return drawing
end

return { attributes = {}, draw = draw }
