-- figures/cover-picture.lua: the picture on the cover. Each square of a board shows the four bits
-- of its man's code in the colours and patterns of the planes, so that the
-- picture is a quad-bitboard: above bits 3 and 2, below bits 1 and 0.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"

local SIDE, BIT, ZERO = 60, 26, 4 -- of a square, of a bit that is 1, that is 0
local GAP = (SIDE - 2 * BIT) / 3 -- between bits, and around them

local function draw_bit(drawing, x, y, plane, bit)
  if bit == 1 then
    drawing:plane(x, y, BIT, BIT, plane)
  else
    local inset = (BIT - ZERO) / 2
    drawing:rect(x + inset, y + inset, ZERO, ZERO, "cover-zero")
  end
end

local function draw_square(drawing, square, code)
  local x, y = square % 8 * SIDE, (7 - square // 8) * SIDE
  local is_light = (square % 8 + square // 8) % 2 == 1
  drawing:rect(x, y, SIDE, SIDE, is_light and "cover-light" or "cover-dark")
  for plane = 0, 3 do
    draw_bit(drawing, x + GAP + (1 - plane % 2) * (BIT + GAP),
      y + GAP + (1 - plane // 2) * (BIT + GAP), plane, code >> plane & 1)
  end
end

return function(text, refuse)
  local men = fen.men(text, refuse)
  local drawing = new_drawing(8 * SIDE, 8 * SIDE)
  for square = 0, 63 do draw_square(drawing, square, fen.code(men[square])) end
  drawing.alt = "A chess board as a quad-bitboard: on each square the four bits "
    .. "of the man that stands there, each plane in its own colour and pattern."
  return drawing
end
