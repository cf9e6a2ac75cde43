-- carry.lua: two words added as they are, with the carries that cross from lane to
-- lane, and added with the top bit of every lane kept out of the sum.

local new_drawing = require "figures.drawing"
local values = require "figures.values"

local BIT, BOX = 13, 40 -- width of a bit, height of a lane
local LANE = 4 * BIT
local ROW, JUMP = 64, 26 -- height of a row, and of what an arrow needs above one

local function nibble_at(digits, lane)
  return tonumber(digits:sub(-lane - 1, -lane - 1), 16)
end

-- A word of as many lanes, from a function of the lane.
local function word_of(lanes, nibble)
  local digits = {}
  for lane = lanes - 1, 0, -1 do
    table.insert(digits, string.format("%X", nibble(lane)))
  end
  return table.concat(digits)
end

-- The plain sum of two words as digits, and the lanes that a carry comes into.
local function plain_sum(x, y)
  local carried, carry, digits = {}, 0, {}
  for lane = 0, #x - 1 do
    carried[lane] = carry == 1
    local sum = nibble_at(x, lane) + nibble_at(y, lane) + carry
    table.insert(digits, 1, string.format("%X", sum % 16))
    carry = sum // 16
  end
  return table.concat(digits), carried
end

-- The split-off top bit has the sign's colour; on a marked box the faint ink would be too faint.
local function draw_bits(drawing, x, y, digit, is_split, is_marked)
  local bits = values.binary(digit)
  for i = 1, 4 do
    local role = is_split and i == 1 and "sign" or is_marked and "ink" or "faint"
    drawing:text(x + (i - 0.5) * BIT, y, 13, bits:sub(i, i), role)
  end
end

local function draw_row(drawing, y, row)
  local lanes = #row.digits
  drawing:text(1, y + 13, 13, row.name, "faint", "start")
  for lane = 0, lanes - 1 do
    local x = 1 + (lanes - 1 - lane) * LANE
    local digit = row.digits:sub(-lane - 1, -lane - 1)
    local part = lane % 2 == 1 and "box-lane" or "box-lane2"
    local is_marked = row.marked and row.marked[lane]
    if is_marked then part = "box-sign" end
    drawing:rect(x, y + 18, LANE, BOX, part)
    drawing:text(x + LANE / 2, y + 36, 17, digit)
    draw_bits(drawing, x, y + 53, digit, row.is_split, is_marked)
  end
end

-- A carry goes from the top of a lane into the next one.
local function draw_carry(drawing, lanes, lane, y)
  local x = 1 + (lanes - lane) * LANE
  local from, to = x - LANE * 0.3, x - LANE * 0.8
  drawing:path(string.format("M%g %gV%gH%gV%g", from, y, y - 14, to, y - 7), "arrow")
  drawing:path(string.format("M%g %gl-5 -9h10z", to, y), "arrow-head")
end

local function rows_of(x, y)
  local sum, carried = plain_sum(x, y)
  local function combined(f)
    return word_of(#x, function(lane) return f(nibble_at(x, lane), nibble_at(y, lane)) end)
  end
  local right = combined(function(a, b) return (a + b) % 16 end)
  local spoiled = {}
  for lane = 0, #x - 1 do
    spoiled[lane] = nibble_at(sum, lane) ~= nibble_at(right, lane)
  end
  return {
    { name = "x", digits = x }, { name = "y", digits = y },
    { name = "x + y", digits = sum, marked = spoiled, carried = carried },
    { name = "(x & ~H) + (y & ~H)", is_split = true,
      digits = combined(function(a, b) return a % 8 + b % 8 end) },
    { name = "(x ^ y) & H", is_split = true,
      digits = combined(function(a, b) return (a ~ b) & 8 end) },
    { name = "the last two by ^", digits = right } }
end

-- In words

local function lanes_with(set, lanes)
  local list = {}
  for lane = 0, lanes - 1 do
    if set[lane] then table.insert(list, tostring(lane)) end
  end
  return #list > 0 and table.concat(list, ", ") or "no lane"
end

local function words_of(rows)
  local list = {}
  for _, row in ipairs(rows) do
    local said = row.name .. " is 0x" .. row.digits
    if row.carried then
      said = said .. ", a carry comes into " .. lanes_with(row.carried, #row.digits)
        .. ", wrong is " .. lanes_with(row.marked, #row.digits)
    end
    table.insert(list, said)
  end
  return "Lane by lane, lane " .. #rows[1].digits - 1 .. " first: "
    .. table.concat(list, "; ") .. "."
end

local function draw(attributes, refuse)
  if attributes.bits ~= "16" and attributes.bits ~= "32" then
    refuse("bits= is 16 or 32")
  end
  local bits = tonumber(attributes.bits)
  local rows = rows_of(values.digits("x", attributes.x, bits, refuse),
    values.digits("y", attributes.y, bits, refuse))
  local lanes = bits // 4
  local drawing = new_drawing(lanes * LANE + 2, #rows * ROW + JUMP - 4)
  local top = 0
  for _, row in ipairs(rows) do
    if row.carried then top = top + JUMP end
    draw_row(drawing, top, row)
    for lane = 1, lanes - 1 do
      if row.carried and row.carried[lane] then
        draw_carry(drawing, lanes, lane, top + 17)
      end
    end
    top = top + ROW
  end
  drawing.alt = words_of(rows)
  return drawing
end

return { attributes = { x = true, y = true, bits = true }, draw = draw }
