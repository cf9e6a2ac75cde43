-- ranks.lua: one plane of some boards, twice: a word for each board, whose bytes are
-- its ranks, and a vector for each rank, whose bytes are the boards.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"

local W, H = 34, 25 -- of a byte
local NAME, TOP = 62, 42 -- room for the names of rows, and of columns
local GAP = 34 -- between the two
local MOST = 8

-- The words of a plane, a board each.
local function words_of(attributes, refuse)
  local plane = attributes.plane:match("^[0-3]$") or refuse("plane= is 0 to 3")
  local words = {}
  for text in attributes.boards:gmatch("%S+") do
    table.insert(words, fen.planes(fen.men(text, refuse))[tonumber(plane)])
  end
  if #words < 2 or #words > MOST then
    refuse("boards= has " .. #words .. " boards, not 2 to " .. MOST)
  end
  return words
end

local function byte_of(word, rank) return word >> 8 * (rank - 1) & 0xFF end

local function board_name(board) return "board " .. string.char(64 + board) end

local function draw_byte(drawing, x, y, byte, board)
  drawing:rect(x, y, W, H, board == 1 and "box-lane" or "box-lane2")
  drawing:text(x + W / 2, y + 18, 14, string.format("%02X", byte),
    byte == 0 and "faint" or "ink")
end

local function draw_words(drawing, words)
  drawing:text(NAME, 13, 13, "a word each: bytes are ranks", "faint", "start")
  for rank = 1, 8 do
    drawing:text(NAME + (rank - 0.5) * W, TOP - 7, 13, tostring(rank), "faint")
  end
  for board, word in ipairs(words) do
    local y = TOP + (board - 1) * H
    drawing:text(1, y + 17, 13, board_name(board), "ink", "start")
    for rank = 1, 8 do
      draw_byte(drawing, NAME + (rank - 1) * W, y, byte_of(word, rank), board)
    end
  end
end

local function draw_vectors(drawing, left, words)
  drawing:text(left, 13, 13, "a rank each: bytes are boards", "faint", "start")
  for board in ipairs(words) do
    drawing:text(left + NAME + (board - 0.5) * W, TOP - 7, 13,
      string.char(64 + board), "faint")
  end
  for rank = 1, 8 do
    local y = TOP + (rank - 1) * H
    drawing:text(left, y + 17, 13, "rank " .. rank, "ink", "start")
    for board, word in ipairs(words) do
      draw_byte(drawing, left + NAME + (board - 1) * W, y, byte_of(word, rank), board)
    end
  end
end

local function spoken(words)
  local list = {}
  for rank = 1, 8 do
    local bytes = {}
    for _, word in ipairs(words) do
      table.insert(bytes, string.format("%02X", byte_of(word, rank)))
    end
    table.insert(list, "rank " .. rank .. ": " .. table.concat(bytes, " "))
  end
  return table.concat(list, "; ")
end

local function draw(attributes, refuse)
  local words = words_of(attributes, refuse)
  local right = NAME + 8 * W + GAP
  local width = right + math.max(NAME + #words * W, 232) + 1
  local drawing = new_drawing(width, TOP + 8 * H + 2)
  local constants = {}
  draw_words(drawing, words)
  draw_vectors(drawing, right, words)
  for board, word in ipairs(words) do
    table.insert(constants, board_name(board) .. " is "
      .. string.format("0x%016X", word))
  end
  drawing.alt = "Plane " .. attributes.plane .. " of " .. #words .. " boards: "
    .. table.concat(constants, ", ") .. ". The same by ranks, the bytes of all boards: "
    .. spoken(words) .. "."
  return drawing
end

return { attributes = { boards = true, plane = true }, draw = draw }
