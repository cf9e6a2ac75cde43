-- split.lua: the four sets into which two planes divide a board, each on a board of its
-- own: in columns by the lower plane, in rows by the higher one.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"
local squares = require "figures.squares"

local SIDE, LEFT, GAP, HEAD = 22, 16, 18, 24 -- of a square; around a board

local GLYPHS = { P = "♟", N = "♞", B = "♝", R = "♜", Q = "♛", K = "♚" }

local function draw_square(drawing, x, y, piece)
  drawing:rect(x, y, SIDE, SIDE, "box-lane")
  if piece then
    drawing:text(x + SIDE / 2, y + SIDE * 0.8, SIDE * 0.85, GLYPHS[piece:upper()],
      fen.is_white(piece) and "white" or "black")
  end
end

local function draw_board(drawing, left, top, title, pieces, set)
  drawing:text(left, top - 9, 13, title, "ink", "start")
  for square = 0, 63 do
    local x, y = left + square % 8 * SIDE, top + (7 - square // 8) * SIDE
    if squares.is_in(set, square) then
      draw_square(drawing, x, y, pieces[square])
    else
      drawing:rect(x, y, SIDE, SIDE, "grid")
    end
  end
  for i = 0, 7 do
    drawing:text(left + (i + 0.5) * SIDE, top + 8 * SIDE + 15, 12, string.char(97 + i), "faint")
    drawing:text(left - 9, top + (8 - i) * SIDE - 7, 12, tostring(i + 1), "faint")
  end
end

-- The numbers of the two planes, the lower one first.
local function numbers(text, refuse)
  local low, high = text:match("^([0-3]) ([0-3])$")
  if not low or low >= high then
    refuse('planes= holds two planes, the lower one first, such as "2 3"')
  end
  return tonumber(low), tonumber(high)
end

local function draw(attributes, refuse)
  local pieces = fen.men(attributes.fen, refuse)
  local planes = fen.planes(pieces)
  local low, high = numbers(attributes.planes, refuse)
  local width, height = LEFT + 8 * SIDE, HEAD + 8 * SIDE + 22
  local drawing = new_drawing(2 * width + GAP + 1, 2 * height + GAP - 12)
  local spoken = {}
  for part = 0, 3 do
    local by_low = part & 1 == 1 and planes[low] or ~planes[low]
    local by_high = part & 2 == 2 and planes[high] or ~planes[high]
    local title = ("plane %d: %d, plane %d: %d"):format(high, part >> 1, low, part & 1)
    local set = by_low & by_high
    draw_board(drawing, LEFT + part % 2 * (width + GAP),
      HEAD + part // 2 * (height + GAP - 10), title, pieces, set)
    table.insert(spoken, title .. ("; 0x%016X"):format(set))
  end
  drawing.alt = "The four sets into which planes " .. low .. " and " .. high
    .. " split a chess board. " .. table.concat(spoken, ". ") .. "."
  return drawing
end

return { attributes = { fen = true, planes = true }, draw = draw }
