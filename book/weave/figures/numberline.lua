-- numberline.lua: the sixteen nibbles on a line, in the order of their unsigned
-- or of their signed values, which stand below it (with rows=, one row of them), and
-- a step from one to another.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local COLUMN, WIDTH = 26, 16 * 26 + 2
local AXIS = 14 -- where the line is, below the steps
local ROW = 40 -- the height of a row of values
local STEPS = 40 -- the height that a step needs

local function centre(place) return 1 + (place + 0.5) * COLUMN end

-- Orders: the nibble at place 0, 1, ... 15, and the place of a nibble.
local FIRST = { unsigned = 0, signed = 8 }

local function nibble_at(line, place) return (FIRST[line.order] + place) % 16 end
local function place_of(line, nibble) return (nibble - FIRST[line.order]) % 16 end

local function nibble_of(name, text, refuse)
  return tonumber(values.digits(name, text, 4, refuse), 16)
end

local function pattern(nibble) return values.binary(string.format("%X", nibble)) end

local function marks_of(attributes, refuse)
  local marks = {}
  for word in (attributes.mark or ""):gmatch("%S+") do
    marks[nibble_of("mark", word, refuse)] = true
  end
  return marks
end

-- "0x6+3": from the nibble 6 three places on.
local function step_of(line, attributes, refuse)
  if not attributes.step then return nil end
  local from, sign, count = attributes.step:match("^(%w+)([+-])(%d+)$")
  count = tonumber(count)
  if not count or count < 1 or count > 15 then
    refuse('step="' .. attributes.step
      .. '" is not a nibble and how many places on, 1 to 15: write 0x6+3')
  end
  from = nibble_of("step", from, refuse)
  local way = sign == "+" and 1 or -1
  local place = place_of(line, from) + way * count
  return { from = from, to = nibble_at(line, place), way = way,
    wraps = place < 0 or place > 15, text = (sign == "+" and "+" or "−") .. count }
end

-- The rows: the line itself, the patterns, and what they count.

local function unsigned(nibble) return nibble end

local READINGS = {
  unsigned = { { name = "unsigned", read = unsigned } },
  signed = { { name = "signed", read = values.signed } },
  both = { { name = "unsigned", read = unsigned }, { name = "signed", read = values.signed } },
}

-- Bit 3 is a sign where the signed values stand below.
local function has_signs(line) return line.rows[#line.rows].name == "signed" end

local function draw_bits(drawing, line, x, y, nibble)
  local marked = line.marks[nibble]
  drawing:rect(x - COLUMN / 2, y, COLUMN, 70, marked and "box-lane" or "box-empty")
  local bits = pattern(nibble)
  for i = 1, 4 do
    local bit = bits:sub(i, i)
    drawing:text(x, y + 17 * i - 1, 14, bit,
      bit == "0" and "faint" or i == 1 and has_signs(line) and "sign" or "ink")
  end
end

local function draw_row(drawing, line, y, name, read)
  drawing:text(1, y, 13, name, "faint", "start")
  for place = 0, 15 do
    local value = read(nibble_at(line, place))
    drawing:text(centre(place), y + 19, 14, values.minus(value),
      value < 0 and "sign" or "ink")
  end
  -- A reading that the line does not follow jumps in the middle.
  if name ~= line.order then
    drawing:line(WIDTH / 2, y + 5, WIDTH / 2, y + 23, "line-sign")
  end
end

local function draw_line(drawing, line, y)
  drawing:line(1, y, WIDTH - 1, y)
  for place = 0, 15 do
    local nibble, x = nibble_at(line, place), centre(place)
    drawing:line(x, y - 5, x, y + 5)
    drawing:text(x, y + 42, 16, string.format("%X", nibble))
    draw_bits(drawing, line, x, y + 50, nibble)
  end
  drawing:text(1, y + 22, 13, "pattern, bit 3 on top", "faint", "start")
  for i, row in ipairs(line.rows) do
    draw_row(drawing, line, y + 102 + ROW * i, row.name, row.read)
  end
end

-- Steps

local function head(drawing, x, y, dx, dy)
  drawing:path(string.format("M%g %gL%g %gL%g %gz", x, y,
    x - 9 * dx + 5 * dy, y - 9 * dy + 5 * dx, x - 9 * dx - 5 * dy,
    y - 9 * dy - 5 * dx), "arrow-head")
end

-- The middle of the longer of two ways, and not at the very edge.
local function middle(from, out, back, to)
  local is_longer = math.abs(out - from) > math.abs(to - back)
  local x = is_longer and (from + out) / 2 or (back + to) / 2
  return math.max(14, math.min(x, WIDTH - 14))
end

-- A step goes up, along and down; one that leaves the line comes in again at the
-- other end.
local function draw_step(drawing, line, step, axis)
  local high, low = axis - 28, axis - 7
  local from, to = centre(place_of(line, step.from)), centre(place_of(line, step.to))
  local out = step.way > 0 and WIDTH - 1 or 1
  local back = WIDTH - out
  local up = string.format("M%g %gV%gH", from, low, high)
  local down = string.format("H%gV%g", to, low - 7)
  if step.wraps then
    drawing:path(up .. string.format("%g", out - 7 * step.way), "arrow")
    head(drawing, out, high, step.way, 0)
    drawing:path(string.format("M%g %g", back, high) .. down, "arrow")
    drawing:text(middle(from, out, back, to), high - 6, 14, step.text, "sign")
  else
    drawing:path(up .. from .. down, "arrow")
    drawing:text((from + to) / 2, high - 6, 14, step.text, "sign")
  end
  head(drawing, to, low, 0, 1)
end

-- In words

local function list_of(line)
  local list = {}
  for place = 0, 15 do
    local nibble = nibble_at(line, place)
    local words = pattern(nibble)
    for _, row in ipairs(line.rows) do
      words = words .. " " .. values.minus(row.read(nibble))
    end
    table.insert(list, words)
  end
  return table.concat(list, ", ")
end

local function marked_words(line)
  local list = {}
  for place = 0, 15 do
    local nibble = nibble_at(line, place)
    if line.marks[nibble] then table.insert(list, pattern(nibble)) end
  end
  return #list > 0 and " Marked: " .. table.concat(list, ", ") .. "." or ""
end

local function step_words(step)
  if not step then return "" end
  return " An arrow leads from " .. pattern(step.from) .. ", " .. step.text
    .. (step.wraps and " past the end of the line and in at the other, to "
    or ", to ") .. pattern(step.to) .. "."
end

local function draw(attributes, refuse)
  local order = attributes.order
  if not FIRST[order] then
    refuse('order="' .. order .. '" is neither unsigned nor signed')
  end
  local rows = attributes.rows or "both"
  if not READINGS[rows] then
    refuse('rows="' .. rows .. '" is neither unsigned nor signed nor both')
  end
  local line = { order = order, rows = READINGS[rows], marks = marks_of(attributes, refuse) }
  local step = step_of(line, attributes, refuse)
  local axis = AXIS + (step and STEPS or 0)
  local drawing = new_drawing(WIDTH, axis + 130 + ROW * #line.rows)
  draw_line(drawing, line, axis)
  if step then draw_step(drawing, line, step, axis) end
  drawing.alt = "The sixteen nibbles in the order of their " .. order
    .. " values, each as pattern" .. (#line.rows == 2 and ", unsigned and signed: "
      or " and " .. rows .. ": ") .. list_of(line) .. "."
    .. marked_words(line) .. step_words(step)
  return drawing
end

return { attributes = { order = true, rows = false, mark = false, step = false }, draw = draw }
