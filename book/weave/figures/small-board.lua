-- small-board.lua: a board for rows of boards, with a name above it, the squares of a
-- set, and pieces. A board has name, left, top, set, before (the part of the set that
-- is drawn solid; the rest is hollow) and pieces, letters of a FEN by square. Its
-- squares are small_board.SIDE wide, or board.side.

local fen = require "figures.fen"
local squares = require "figures.squares"

local small_board = { SIDE = 15, LEFT = 14, GAP = 12, HEAD = 20, FOOT = 18 }

-- A member of the set is a plate in a frame; beneath a piece, the frame is thin.
local function draw_member(drawing, x, y, side, is_solid, has_piece)
  local frame = has_piece and 3.5 or 4.5
  drawing:rect(x + 1.5, y + 1.5, side - 3, side - 3, "square-member")
  if not is_solid then
    drawing:rect(x + frame, y + frame, side - 2 * frame, side - 2 * frame, "plate")
  end
end

local function draw_square(drawing, board, side, square)
  local x, y = board.left + square % 8 * side, board.top + (7 - square // 8) * side
  local is_light = (square % 8 + square // 8) % 2 == 1
  local piece = board.pieces[square]
  drawing:rect(x, y, side, side, is_light and "square-light" or "square-dark")
  if squares.is_in(board.set, square) then
    draw_member(drawing, x, y, side, squares.is_in(board.before, square), piece)
  end
  if piece then
    drawing:text(x + side / 2, y + side * 0.82, side * 0.85,
      fen.GLYPHS[piece:upper()], fen.is_white(piece) and "white" or "black")
  end
end

function small_board.draw(drawing, board)
  local side = board.side or small_board.SIDE
  drawing:text(board.left, board.top - 6, 12, board.name, "ink", "start")
  for square = 0, 63 do draw_square(drawing, board, side, square) end
  drawing:rect(board.left, board.top, 8 * side, 8 * side, "grid")
  for i = 0, 7 do
    drawing:text(board.left + (i + 0.5) * side, board.top + 8 * side + 11, 10,
      string.char(97 + i), "faint")
    if board.left == small_board.LEFT then
      drawing:text(6, board.top + (7.5 - i) * side + 4, 10, tostring(i + 1), "faint")
    end
  end
end

return small_board
