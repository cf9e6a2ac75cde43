-- transpose.lua: four nibbles as four rows of bits, plane 0 first, that are made into
-- columns by two rounds of swaps: of single bits, and of blocks of two by two.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local CELL, GAP = 24, 30 -- width and height of a bit; between two matrices
local LEFT, RIGHT, TOP = 64, 54, 40 -- room for the names of rows, and of columns
local MATRIX = 4 * CELL

local function start(digits)
  local bits = {}
  for row = 0, 3 do
    bits[row] = {}
    for column = 0, 3 do
      local nibble = tonumber(digits:sub(4 - column, 4 - column), 16)
      bits[row][column] = nibble >> row & 1
    end
  end
  return bits
end

-- Whether a bit changes places in the swap by step: "up" from the upper row, "down"
-- from the lower one, or not at all.
local function moves(row, column, step)
  if (row & step == 0) and (column & step ~= 0) then return "up" end
  return (row & step ~= 0) and (column & step == 0) and "down"
end

local function swapped(bits, step)
  local result = {}
  for row = 0, 3 do
    result[row] = {}
    for column = 0, 3 do
      local is_moved = moves(row, column, step)
      result[row][column] = is_moved and bits[row ~ step][column ~ step] or bits[row][column]
    end
  end
  return result
end

local LOOK = { up = "box-lane", down = "box-lane2" }

local function draw_matrix(drawing, left, title, bits, step)
  drawing:text(left + MATRIX / 2, 12, 13, title, "faint")
  for row = 0, 3 do
    for column = 0, 3 do
      local part = step and (LOOK[moves(row, column, step)] or "box-empty") or "box-lane"
      local x, y = left + (3 - column) * CELL, TOP + row * CELL
      drawing:rect(x, y, CELL, CELL, part)
      drawing:text(x + CELL / 2, y + 17, 15, tostring(bits[row][column]),
        part == "box-empty" and "faint" or "ink")
    end
  end
end

local function name_columns(drawing, left, names)
  for i = 1, #names do
    drawing:text(left + (i - 0.5) * CELL, TOP - 6, 13, names:sub(i, i), "faint")
  end
end

local function name_rows(drawing, x, name_of)
  for row = 0, 3 do
    drawing:text(x, TOP + row * CELL + 17, 13, name_of(row), "faint", "start")
  end
end

local function digits_of(row) return row[3] .. row[2] .. row[1] .. row[0] end

local function spoken(bits)
  return digits_of(bits[0]) .. ", " .. digits_of(bits[1]) .. ", "
    .. digits_of(bits[2]) .. ", " .. digits_of(bits[3])
end

local function draw(attributes, refuse)
  local digits = values.digits("value", attributes.value, 16, refuse)
  local planes = start(digits)
  local by_one = swapped(planes, 1)
  local by_two = swapped(by_one, 2)
  local second, third = LEFT + MATRIX + GAP, LEFT + 2 * (MATRIX + GAP)
  local drawing = new_drawing(third + MATRIX + RIGHT, TOP + MATRIX + 2)
  draw_matrix(drawing, LEFT, "planes", planes, 1)
  draw_matrix(drawing, second, "swapped by 1", by_one, 2)
  draw_matrix(drawing, third, "and by 2", by_two)
  name_rows(drawing, 1, function(row) return "plane " .. row end)
  name_columns(drawing, LEFT, "dcba")
  name_columns(drawing, third, "8421")
  name_rows(drawing, third + MATRIX + 8, function(row)
    return ("abcd"):sub(row + 1, row + 1) .. " = " .. digits:sub(4 - row, 4 - row)
  end)
  drawing.alt = "Planes 0 to 3 of the squares d, c, b, a: " .. spoken(planes)
    .. "; swapped by 1: " .. spoken(by_one) .. "; and by 2, a to d, the highest bit first: "
    .. spoken(by_two) .. "."
  return drawing
end

return { attributes = { value = true }, draw = draw }
