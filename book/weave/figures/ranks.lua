-- ranks.lua: one plane of some boards, twice: a word for each board, whose bytes are
-- its ranks, and a vector for each rank, whose bytes are the boards.

local fen = require "figures.fen"
local lanes = require "figures.lanes"

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

-- A row of bytes, each of a board; the first row has heads over its lanes.
local function row_of(name, count, byte_at, head_of)
  local row = { name = name, role = "ink", lanes = {} }
  for i = 1, count do
    local byte, board = byte_at(i)
    row.lanes[i] = { bits = 8, text = string.format("%02X", byte), role = byte == 0 and "faint",
      look = board == 1 and "lane" or "lane2", over = head_of and { { head_of(i), 13 } } }
  end
  return row
end

local function panel(title, rows)
  return { title = title, unit = 4.25, height = 25, size = 14, gap = 0, left = 61, rows = rows }
end

local function by_words(words)
  local rows = {}
  for board, word in ipairs(words) do
    rows[board] = row_of(board_name(board), 8, function(rank) return byte_of(word, rank), board end,
      board == 1 and tostring)
  end
  return panel("a word each: bytes are ranks", rows)
end

local function by_ranks(words)
  local rows = {}
  for rank = 1, 8 do
    rows[rank] = row_of("rank " .. rank, #words,
      function(board) return byte_of(words[board], rank), board end,
      rank == 1 and function(board) return string.char(64 + board) end)
  end
  return panel("a rank each: bytes are boards", rows)
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
  local words, constants = words_of(attributes, refuse), {}
  for board, word in ipairs(words) do
    constants[board] = board_name(board) .. " is " .. string.format("0x%016X", word)
  end
  return lanes.draw({ by_words(words), by_ranks(words) }, "Plane " .. attributes.plane
    .. " of " .. #words .. " boards: " .. table.concat(constants, ", ")
    .. ". The same by ranks, the bytes of all boards: " .. spoken(words) .. ".")
end

return { attributes = { boards = true, plane = true }, draw = draw }
