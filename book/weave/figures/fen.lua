-- fen.lua: where the men stand, from the first field of a FEN.

local fen = {}

fen.NAMES = { P = "pawn", N = "knight", B = "bishop", R = "rook", Q = "queen",
  K = "king" }

-- The filled shapes serve for both colours.
fen.GLYPHS = { P = "♟", N = "♞", B = "♝", R = "♜", Q = "♛", K = "♚" }

local TYPES = { P = 1, N = 2, B = 3, R = 4, Q = 5, K = 6 }

-- The squares of a rank, from the left: letters, and false where nobody stands.
local function rank_squares(text, rank, refuse)
  local squares = {}
  for letter in text:gmatch(utf8.charpattern) do
    if letter:match("^[1-8]$") then
      for _ = 1, tonumber(letter) do table.insert(squares, false) end
    elseif TYPES[letter:upper()] then
      table.insert(squares, letter)
    else
      refuse("fen= has the letter " .. letter .. " on rank " .. rank
        .. ": the men are PNBRQK and pnbrqk, and 1 to 8 are empty squares")
    end
  end
  if #squares ~= 8 then
    refuse("fen= has " .. #squares .. " squares on rank " .. rank
      .. ", not eight: " .. text)
  end
  return squares
end

-- The letters of the men by square, a1 = 0, h8 = 63; false where nobody stands.
function fen.men(text, refuse)
  local field = text:match("^%s*(%S*)")
  local men, ranks = {}, {}
  for rank in (field .. "/"):gmatch("(.-)/") do table.insert(ranks, rank) end
  if #ranks ~= 8 then refuse("fen= has " .. #ranks .. " ranks, not eight") end
  for i, rank in ipairs(ranks) do
    for file, man in ipairs(rank_squares(rank, 9 - i, refuse)) do
      men[8 * (8 - i) + file - 1] = man
    end
  end
  return men
end

function fen.is_white(man) return man:upper() == man end

-- The code of a man: twice its type, and 1 more if it is black; 0 for nobody.
function fen.code(man)
  if not man then return 0 end
  return 2 * TYPES[man:upper()] + (fen.is_white(man) and 0 or 1)
end

-- The four planes: bit s of plane p is bit p of the code on square s.
function fen.planes(men)
  local planes = {}
  for plane = 0, 3 do
    planes[plane] = 0
    for square = 0, 63 do
      planes[plane] = planes[plane]
        | (fen.code(men[square]) >> plane & 1) << square
    end
  end
  return planes
end

return fen
