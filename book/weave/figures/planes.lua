-- planes.lua: the four planes of a quad-bitboard as boards, or those of eight
-- nibbles as rows of eight bits.

local fen = require "figures.fen"
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

local CELL, NAME, ROWS_TOP = 34, 66, 56

local function draw_cell(drawing, x, y, plane, is_set)
  if is_set then
    drawing:plane(x, y, CELL, CELL, plane)
    drawing:rect(x + 10, y + 7, CELL - 20, CELL - 14, "plate")
  end
  drawing:rect(x, y, CELL, CELL, "grid")
  drawing:text(x + CELL / 2, y + 23, 16, is_set and "1" or "0",
    is_set and "ink" or "faint")
end

local function draw_row(drawing, digits, plane)
  local y, byte, bits = ROWS_TOP + (3 - plane) * CELL, 0, {}
  drawing:text(1, y + 22, 13, "plane " .. plane, "ink", "start")
  for file = 0, 7 do
    local nibble = tonumber(digits:sub(8 - file, 8 - file), 16)
    local bit = nibble >> plane & 1
    draw_cell(drawing, NAME + file * CELL, y, plane, bit == 1)
    byte, bits[file + 1] = byte | bit << file, bit
  end
  byte = string.format("0x%02X", byte)
  drawing:text(NAME + 8 * CELL + 8, y + 22, 14, byte, "ink", "start")
  return "plane " .. plane .. " is " .. table.concat(bits, " ") .. ", as a byte "
    .. byte
end

local function draw_rows(attributes, refuse)
  if attributes.bits ~= "32" then
    refuse("value= has eight nibbles: it goes with bits=32")
  end
  local digits = values.digits("value", attributes.value, 32, refuse)
  local drawing = new_drawing(NAME + 8 * CELL + 46, ROWS_TOP + 4 * CELL + 2)
  drawing:text(1, 14, 13, "file", "faint", "start")
  drawing:text(1, 44, 13, "nibble", "faint", "start")
  for file = 0, 7 do
    local x = NAME + (file + 0.5) * CELL
    drawing:text(x, 14, 13, string.char(97 + file), "faint")
    drawing:text(x, 45, 20, digits:sub(8 - file, 8 - file))
  end
  local spoken = {}
  for plane = 3, 0, -1 do
    table.insert(spoken, draw_row(drawing, digits, plane))
  end
  drawing.alt = "The eight nibbles of 0x" .. digits
    .. " from files a to h: " .. digits:reverse():gsub(".", "%0 "):sub(1, -2)
    .. ". Their four planes: " .. table.concat(spoken, "; ") .. "."
  return drawing
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
