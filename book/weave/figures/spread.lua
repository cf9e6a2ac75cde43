-- spread.lua: eight nibbles that move into bytes of their own, in three steps. In
-- each the upper half of what lies together goes up by its own width.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local LANES, LANE, BOX = 16, 26, 30 -- how many; width and height of one
local GAP, NAMES = 26, 50 -- between two rows, for arrows; left of them, for names

-- Where the lanes of a word begin, from the left.
local function left_of(lane) return NAMES + (LANES - 1 - lane) * LANE end

local function first_row(digits)
  local row = { name = "x" }
  for lane = 0, #digits - 1 do
    row[lane] = { digit = digits:sub(-lane - 1, -lane - 1) }
  end
  return row
end

-- The row after a step by so many lanes.
local function next_row(row, step)
  local result = { name = "<< " .. 4 * step, step = step }
  for lane = 0, LANES - 1 do
    local moves = lane // step % 2 == 1
    if row[lane] then
      result[moves and lane + step or lane] =
        { digit = row[lane].digit, has_moved = moves }
    end
  end
  return result
end

local function draw_row(drawing, y, row)
  drawing:text(1, y + 20, 13, row.name, "faint", "start")
  for lane = 0, LANES - 1 do
    local held = row[lane]
    local part = not held and "box-empty" or held.has_moved and "box-sign"
      or lane % 2 == 1 and "box-lane" or "box-lane2"
    drawing:rect(left_of(lane), y, LANE, BOX, part)
    drawing:text(left_of(lane) + LANE / 2, y + 20, 15,
      held and held.digit or "0", held and "ink" or "faint")
  end
end

-- An arrow for each group that comes to where it is in this row.
local function draw_moves(drawing, y, row)
  for lane = 0, LANES - 1, row.step do
    if row[lane] and row[lane].has_moved then
      local to = left_of(lane) + LANE - row.step * LANE / 2
      local from = to + row.step * LANE
      drawing:path(string.format("M%g %gv11H%gV%g", from, y - GAP + 2, to, y - 8),
        "arrow")
      drawing:path(string.format("M%g %gl-5 -9h10z", to, y - 1), "arrow-head")
    end
  end
end

local function word_of(row)
  local digits = {}
  for lane = LANES - 1, 0, -1 do
    table.insert(digits, row[lane] and row[lane].digit or "0")
  end
  return table.concat(digits)
end

local function words_of(rows)
  local list = {}
  for i, row in ipairs(rows) do
    list[i] = (row.step and "moved by " .. 4 * row.step .. " bits " or "")
      .. "0x" .. word_of(row)
  end
  return "A word of sixteen lanes, lane 15 first: " .. table.concat(list, "; ") .. "."
end

local function draw(attributes, refuse)
  local rows = { first_row(values.digits("value", attributes.value, 32, refuse)) }
  for _, step in ipairs { 4, 2, 1 } do
    table.insert(rows, next_row(rows[#rows], step))
  end
  local drawing = new_drawing(NAMES + LANES * LANE + 2, #rows * (BOX + GAP) - GAP + 2)
  for i, row in ipairs(rows) do
    local y = 1 + (i - 1) * (BOX + GAP)
    draw_row(drawing, y, row)
    if row.step then draw_moves(drawing, y, row) end
  end
  drawing.alt = words_of(rows)
  return drawing
end

return { attributes = { value = true }, draw = draw }
