-- rays.lua: how pins and checks are found. Three boards of one position: what a king
-- sees as if it were a queen, what the enemy's sliders attack with this king lifted off
-- the board, and where the two meet, line by line.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"
local small_board = require "figures.small-board"
local squares = require "figures.squares"

local SIDE = 20 -- of a square
local DIRECTIONS = { { 1, 0 }, { 0, 1 }, { -1, 1 }, { 1, 1 } } -- and their opposites
local SLIDERS = { { R = true, Q = true }, { R = true, Q = true },
  { B = true, Q = true }, { B = true, Q = true } }

-- The squares that a piece attacks from a square in one direction.
local function ray(pieces, square, east, north)
  local set, file, rank = 0, square % 8 + east, square // 8 + north
  while file >= 0 and file < 8 and rank >= 0 and rank < 8 do
    set = set | 1 << 8 * rank + file
    if pieces[8 * rank + file] then break end
    file, rank = file + east, rank + north
  end
  return set
end

-- The attacks of the enemy's sliders that go in a direction of a line.
local function slides(pieces, line, is_white, east, north)
  local set = 0
  for square = 0, 63 do
    local piece = pieces[square]
    if piece and fen.is_white(piece) ~= is_white and SLIDERS[line][piece:upper()] then
      set = set | ray(pieces, square, east, north)
    end
  end
  return set
end

-- What the king sees, what slides, and where both meet, as three sets.
local function three_sets(pieces, king)
  local is_white, lifted = fen.is_white(pieces[king]), {}
  for square = 0, 63 do lifted[square] = square ~= king and pieces[square] end
  local sight, slide, both = 0, 0, 0
  for line, d in ipairs(DIRECTIONS) do
    for sign = -1, 1, 2 do
      local seen = ray(pieces, king, sign * d[1], sign * d[2])
      local facing = slides(lifted, line, is_white, -sign * d[1], -sign * d[2])
      sight, slide, both = sight | seen, slide | facing, both | seen & facing
    end
  end
  return { sight, slide, both }
end

local function words(set)
  if set == 0 then return "nothing" end
  return squares.words(function(square) return squares.is_in(set, square) end)
end

local function draw(attributes, refuse)
  local pieces, kings = fen.men(attributes.fen, refuse), {}
  for square = 0, 63 do
    if pieces[square] == "K" then table.insert(kings, square) end
  end
  if #kings ~= 1 then refuse("fen= has " .. #kings .. " white kings, not one") end
  local sets = three_sets(pieces, kings[1])
  local names = { "White's king sees", "Black's sliders see", "both" }
  local step = 8 * SIDE + small_board.GAP
  local drawing = new_drawing(small_board.LEFT + 3 * step - small_board.GAP + 1,
    small_board.HEAD + 8 * SIDE + small_board.FOOT - 4)
  for i, set in ipairs(sets) do
    small_board.draw(drawing, { name = names[i], side = SIDE, set = set, before = 0,
      pieces = pieces, left = small_board.LEFT + (i - 1) * step, top = small_board.HEAD })
  end
  drawing.alt = ("Three boards of one position. White's king on %s sees %s. "
    .. "With the king lifted, Black's sliders attack %s. On the same line both have %s.")
    :format(squares.name(kings[1]), words(sets[1]), words(sets[2]), words(sets[3]))
  return drawing
end

return { attributes = { fen = true }, draw = draw }
