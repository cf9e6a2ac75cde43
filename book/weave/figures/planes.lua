-- planes.lua: the four planes of a quad-bitboard as boards, or those of eight
-- nibbles as rows of eight bits.

local fen = require "figures.fen"
local lanes = require "figures.lanes"
local new_drawing = require "figures.drawing"
local squares = require "figures.squares"
local values = require "figures.values"

-- Boards, two beside two

local SIDE, LEFT, GAP, HEAD = 22, 16, 18, 24 -- of a square; around a board

local function draw_board(drawing, left, top, plane, set)
  local bottom = top + 8 * SIDE
  drawing:text(left, top - 9, 13, "plane " .. plane, "ink", "start")
  for square = 0, 63 do
    local x, y = left + square % 8 * SIDE, top + (7 - square // 8) * SIDE
    if squares.is_in(set, square) then
      drawing:plane(x, y, SIDE, SIDE, plane)
    else
      drawing:rect(x, y, SIDE, SIDE, "grid")
    end
  end
  for i = 0, 7 do
    drawing:text(left + (i + 0.5) * SIDE, bottom + 15, 12, string.char(97 + i),
      "faint")
    drawing:text(left - 9, bottom - i * SIDE - 7, 12, tostring(i + 1), "faint")
  end
end

local function constant(set) return string.format("0x%016X", set) end

local function draw_boards(attributes, refuse)
  local planes = fen.planes(fen.men(attributes.fen, refuse))
  local width, height = LEFT + 8 * SIDE, HEAD + 8 * SIDE + 22
  local drawing = new_drawing(2 * width + GAP + 1, 2 * height + GAP - 12)
  local spoken = {}
  for plane = 0, 3 do
    draw_board(drawing, LEFT + plane % 2 * (width + GAP),
      HEAD + plane // 2 * (height + GAP - 10), plane, planes[plane])
    table.insert(spoken, "plane " .. plane .. " is " .. constant(planes[plane]))
  end
  drawing.alt = "The four planes of a quad-bitboard, each a chess board: "
    .. table.concat(spoken, ", ") .. "."
  return drawing
end

-- Rows: a column is a nibble, plane 3 on top, and so reads down in binary

local function row_of(digits, plane)
  local row, byte, bits = { name = "plane " .. plane, role = "ink", lanes = {} }, 0, {}
  for file = 0, 7 do
    local bit = tonumber(digits:sub(8 - file, 8 - file), 16) >> plane & 1
    row.lanes[file + 1] = { bits = 1, text = tostring(bit),
      look = bit == 1 and "plane-" .. plane or "grid" }
    byte, bits[file + 1] = byte | bit << file, bit
  end
  byte = string.format("0x%02X", byte)
  row.after = { { "ink", byte } }
  return row, row.name .. " is " .. table.concat(bits, " ") .. ", as a byte " .. byte
end

-- The nibbles themselves, under the names of their files.
local function head_rows(digits)
  local files, nibbles = {}, {}
  for file = 0, 7 do
    files[file + 1] = { bits = 1, text = string.char(97 + file), role = "faint" }
    nibbles[file + 1] = { bits = 1, text = digits:sub(8 - file, 8 - file) }
  end
  return { name = "file", height = 24, size = 13, lanes = files },
    { name = "nibble", height = 32, size = 20, lanes = nibbles }
end

local function draw_rows(attributes, refuse)
  if attributes.bits ~= "32" then
    refuse("value= has eight nibbles: it goes with bits=32")
  end
  local digits = values.digits("value", attributes.value, 32, refuse)
  local rows, spoken = { head_rows(digits) }, {}
  for plane = 3, 0, -1 do
    local row, said = row_of(digits, plane)
    table.insert(rows, row)
    table.insert(spoken, said)
  end
  return lanes.draw({ unit = 34, height = 34, size = 16, gap = 0, left = 65, rows = rows },
    "The eight nibbles of 0x" .. digits
    .. " from files a to h: " .. digits:reverse():gsub(".", "%0 "):sub(1, -2)
    .. ". Their four planes: " .. table.concat(spoken, "; ") .. ".")
end

local function draw(attributes, refuse)
  if (attributes.fen == nil) == (attributes.value == nil) then
    refuse("planes have either fen= or value=")
  end
  if attributes.value then return draw_rows(attributes, refuse) end
  if attributes.bits then refuse("bits= goes with value=") end
  return draw_boards(attributes, refuse)
end

return { attributes = { fen = false, value = false, bits = false }, draw = draw }
