-- carry.lua: two words added as they are, with the carries that cross from lane to
-- lane, and added with the top bit of every lane kept out of the sum. Or their averages,
-- which keep the carry: half of each lane's whole sum, whose five bits are drawn.

local lanes = require "figures.lanes"
local values = require "figures.values"

local function nibble_at(digits, lane)
  return tonumber(digits:sub(-lane - 1, -lane - 1), 16)
end

-- A word of as many lanes, from a function of the lane.
local function word_of(count, nibble)
  local digits = {}
  for lane = count - 1, 0, -1 do
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

local function lanes_with(set, count)
  local list = {}
  for lane = 0, count - 1 do
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

local function number_lanes(row)
  local last = #row.lanes - 1
  for i, lane in ipairs(row.lanes) do
    lane.over = { (i == 1 and "lane " or "") .. last + 1 - i }
  end
end

-- As lanes.lua has it; a carry goes from the middle of a lane to that of the next one.
local function drawn(row)
  local function look(lane)
    return row.marked and row.marked[lane] and "sign" or lanes.by_turns(lane)
  end
  local result, count = lanes.row(row.name, row.digits, 4, look), #row.digits
  for _, lane in ipairs(result.lanes) do
    lane.binary, lane.split = values.binary(lane.text), row.is_split and 1
  end
  if row.carried then
    result.hops, result.space, result.arrows = true, 8, {}
    for lane = 1, count - 1 do
      local into = 4 * (count - lane)
      if row.carried[lane] then table.insert(result.arrows, { into + 2, into - 2 }) end
    end
  end
  return result
end

local function binary_of_five(n)
  return n // 16 .. values.binary(string.format("%X", n % 16))
end

-- A row of lanes of five places: of a number for each lane, the highest first. The bits
-- of a nibble leave the first place empty; is_split: its top bit has the sign's colour.
local function places(name, numbers, is_sum, is_split)
  local row = { name = name, lanes = {} }
  for i, n in ipairs(numbers) do
    local binary = binary_of_five(n)
    row.lanes[i] = { bits = 5, text = tostring(n), look = lanes.by_turns(#numbers - i),
      binary = is_sum and binary or " " .. binary:sub(2),
      split = is_sum and n // 16 or is_split and n // 8 * 2 }
  end
  return row
end

local function numbers_of(digits, others, combine)
  local list = {}
  for i = 1, #digits do
    list[i] = combine(tonumber(digits:sub(i, i), 16), tonumber(others:sub(i, i), 16))
  end
  return list
end

local function average_rows(x, y)
  local function row(name, combine, is_sum, is_split)
    return places(name, numbers_of(x, y, combine), is_sum, is_split)
  end
  return { row("x", function(a) return a end), row("y", function(_, b) return b end),
    row("the whole sums", function(a, b) return a + b end, true),
    row("their halves: the averages", function(a, b) return (a + b) // 2 end, false, true) }
end

local function draw_average(x, y)
  local rows, list = average_rows(x, y), {}
  for i, row in ipairs(rows) do list[i] = row.name .. ": " .. lanes.words(row) end
  number_lanes(rows[1])
  return lanes.draw({ unit = 13, height = 40, size = 17, rows = rows },
    "Lane by lane, lane " .. #x - 1 .. " first: " .. table.concat(list, "; ") .. ".")
end

local function draw_sum(x, y)
  local rows, list = rows_of(x, y), {}
  for i, row in ipairs(rows) do list[i] = drawn(row) end
  number_lanes(list[1])
  return lanes.draw({ unit = 13, height = 40, size = 17, rows = list }, words_of(rows))
end

local DRAW = { sum = draw_sum, average = draw_average }

local function draw(attributes, refuse)
  if attributes.bits ~= "16" and attributes.bits ~= "32" then
    refuse("bits= is 16 or 32")
  end
  local draw_it = DRAW[attributes.show or "sum"] or refuse("show= is sum or average")
  local bits = tonumber(attributes.bits)
  return draw_it(values.digits("x", attributes.x, bits, refuse),
    values.digits("y", attributes.y, bits, refuse))
end

return { attributes = { x = true, y = true, bits = true, show = false }, draw = draw }
