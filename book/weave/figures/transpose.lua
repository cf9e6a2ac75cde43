-- transpose.lua: four nibbles as four rows of bits, plane 0 first, that are made into
-- columns by two rounds of swaps: of single bits, and of blocks of two by two; or the
-- blocks first.

local lanes = require "figures.lanes"
local values = require "figures.values"

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

local LOOK = { up = "lane", down = "lane2" }

-- A matrix before a step, or at the end; heads are the names of its columns.
local function panel(title, bits, step, heads)
  local rows = {}
  for row = 0, 3 do
    rows[row + 1] = { lanes = {} }
    for column = 3, 0, -1 do
      local head = row == 0 and { { heads:sub(4 - column, 4 - column), 13 } }
      table.insert(rows[row + 1].lanes, { bits = 1, text = tostring(bits[row][column]),
        look = step and (LOOK[moves(row, column, step)] or "empty") or "lane", over = head })
    end
  end
  return { title = title, unit = 24, height = 24, gap = 0, rows = rows }
end

local function digits_of(row) return row[3] .. row[2] .. row[1] .. row[0] end

local function spoken(bits)
  return digits_of(bits[0]) .. ", " .. digits_of(bits[1]) .. ", "
    .. digits_of(bits[2]) .. ", " .. digits_of(bits[3])
end

local function draw(attributes, refuse)
  local digits = values.digits("value", attributes.value, 16, refuse)
  local one = attributes.first == "2" and 2 or 1
  if attributes.first and not attributes.first:match("^[12]$") then refuse("first= is 1 or 2") end
  local two = 3 - one
  local planes = start(digits)
  local halfway = swapped(planes, one)
  local done = swapped(halfway, two)
  local panels = { panel("planes", planes, one, "dcba"),
    panel("swapped by " .. one, halfway, two, "    "), panel("and by " .. two, done, nil, "8421") }
  panels[1].left = 63
  for row = 0, 3 do
    panels[1].rows[row + 1].name = "plane " .. row
    panels[3].rows[row + 1].after = { { "faint", ("abcd"):sub(row + 1, row + 1) .. " = "
      .. digits:sub(4 - row, 4 - row) } }
  end
  return lanes.draw(panels, "Planes 0 to 3 of the squares d, c, b, a: " .. spoken(planes)
    .. "; swapped by " .. one .. ": " .. spoken(halfway) .. "; and by " .. two
    .. ", a to d, the highest bit first: " .. spoken(done) .. ".")
end

return { attributes = { value = true, first = false }, draw = draw }
