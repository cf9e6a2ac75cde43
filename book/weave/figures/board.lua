-- board.lua: a chess board, with the men of a FEN or the squares of a set.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"
local squares = require "figures.squares"
local values = require "figures.values"

local SIDE, LEFT, TOP = 38, 22, 1 -- of a square; room for the ranks' numbers

local function corner(square)
  return LEFT + square % 8 * SIDE, TOP + (7 - square // 8) * SIDE
end

local function draw_square(drawing, square, is_member)
  local x, y = corner(square)
  local is_light = (square % 8 + square // 8) % 2 == 1
  drawing:rect(x, y, SIDE, SIDE, is_light and "square-light" or "square-dark")
  if is_member then
    drawing:rect(x + 2, y + 2, SIDE - 4, SIDE - 4, "square-member")
  end
end

local function draw_man(drawing, square, man)
  local x, y = corner(square)
  drawing:text(x + SIDE / 2, y + SIDE * 0.8, SIDE * 0.85, fen.GLYPHS[man:upper()],
    fen.is_white(man) and "white" or "black")
end

local function draw_frame(drawing)
  drawing:rect(LEFT, TOP, 8 * SIDE, 8 * SIDE, "box-empty")
  for i = 0, 7 do
    drawing:text(LEFT + (i + 0.5) * SIDE, TOP + 8 * SIDE + 18, 14,
      string.char(97 + i), "faint")
    drawing:text(LEFT / 2, TOP + (7 - i) * SIDE + 24, 14, tostring(i + 1), "faint")
  end
end

local function draw_mark(drawing, square)
  local x, y = corner(square)
  drawing:rect(x + 3, y + 3, SIDE - 6, SIDE - 6, "mark-under")
  drawing:rect(x + 3, y + 3, SIDE - 6, SIDE - 6, "mark")
end

-- In words

-- "black rook a8", "white pawns a2 to h2".
local function men_words(first, last, man)
  return (fen.is_white(man) and "white " or "black ") .. fen.NAMES[man:upper()]
    .. (first < last and "s " or " ") .. squares.run_words(first, last)
end

local function rank_words(men, rank)
  local list = {}
  squares.each_run(rank, function(square) return men[square] end,
    function(first, last, man)
      table.insert(list, men_words(first, last, man))
    end)
  return "rank " .. rank + 1 .. ": "
    .. (#list > 0 and table.concat(list, ", ") or "empty")
end

local function is_empty(men, rank)
  for square = 8 * rank, 8 * rank + 7 do
    if men[square] then return false end
  end
  return true
end

local function position_words(men)
  local list = {}
  local rank = 7
  while rank >= 0 do
    local last = rank
    while last > 0 and is_empty(men, rank) and is_empty(men, last - 1) do last = last - 1 end
    table.insert(list, last < rank and ("ranks %d to %d: empty"):format(rank + 1, last + 1)
      or rank_words(men, rank))
    rank = last - 1
  end
  return "A chess board. " .. table.concat(list, "; "):gsub("^r", "R") .. "."
end

local function set_words(set, digits)
  local count = 0
  for square = 0, 63 do count = count + (set >> square & 1) end
  local head = "A chess board with the set 0x" .. digits .. ", "
    .. (count == 1 and "one square" or count .. " squares")
  if count == 0 then return head .. "." end
  if count == 64 then return head .. ": all." end
  if count > 32 then
    return head .. ": all but " .. squares.words(function(square)
      return not squares.is_in(set, square)
    end) .. "."
  end
  return head .. ": " .. squares.words(function(square)
    return squares.is_in(set, square)
  end) .. "."
end

-- The men or the set to draw, and what is said of them.
local function contents(attributes, refuse)
  if (attributes.fen == nil) == (attributes.value == nil) then
    refuse("a board has either fen= or value=")
  elseif attributes.fen then
    local men = fen.men(attributes.fen, refuse)
    return men, 0, position_words(men)
  end
  local digits = values.digits("value", attributes.value, 64, refuse)
  local set = math.tointeger(tonumber("0x" .. digits))
  return {}, set, set_words(set, digits)
end

local function draw(attributes, refuse)
  local men, set, words = contents(attributes, refuse)
  local marks = squares.named("mark", attributes.mark, refuse)
  local drawing = new_drawing(LEFT + 8 * SIDE + 1, TOP + 8 * SIDE + 24)
  for square = 0, 63 do
    draw_square(drawing, square, squares.is_in(set, square))
  end
  draw_frame(drawing)
  for square = 0, 63 do
    if men[square] then draw_man(drawing, square, men[square]) end
    if marks[square] then draw_mark(drawing, square) end
  end
  drawing.alt = words
  if next(marks) then
    drawing.alt = words .. " Marked: "
      .. squares.words(function(square) return marks[square] end) .. "."
  end
  return drawing
end

return { attributes = { fen = false, value = false, mark = false }, draw = draw }
