-- mapping.lua: the number of each square, and the byte that two of them share.

local lanes = require "figures.lanes"

local GAP = 4 -- between bytes

-- A row for each rank, and under it one for its bytes.
local function rows_of(rank)
  local squares, bytes = {}, {}
  for file = 0, 7 do
    local square = 8 * rank + file
    squares[file + 1] = { bits = 4, text = tostring(square), space = square % 2 == 0 and GAP,
      look = square % 2 == 0 and "lane2" or "lane" }
  end
  for byte = 4 * rank, 4 * rank + 3 do
    table.insert(bytes, { bits = 8, text = "byte " .. byte, space = GAP, role = "faint" })
  end
  return { name = tostring(rank + 1), lanes = squares }, { height = 18, size = 11, lanes = bytes }
end

local function files()
  local row = { height = 14, size = 14, lanes = {} }
  for file = 0, 7 do
    row.lanes[file + 1] = { bits = 4, text = string.char(97 + file), role = "faint",
      space = file % 2 == 0 and GAP }
  end
  return row
end

local function draw()
  local rows = {}
  for rank = 7, 0, -1 do
    local squares, bytes = rows_of(rank)
    table.insert(rows, squares)
    table.insert(rows, bytes)
  end
  table.insert(rows, files())
  return lanes.draw({ unit = 11, size = 18, gap = 0, left = 16, rows = rows },
    "The 64 squares by number, rank by rank: a1 is 0, b1 is 1, h1 is 7, "
    .. "a2 is 8, a8 is 56 and h8 is 63. Two neighbours share a byte: a1 and b1 byte 0, "
    .. "g1 and h1 byte 3, a2 and b2 byte 4, g8 and h8 byte 31.")
end

return { attributes = {}, draw = draw }
