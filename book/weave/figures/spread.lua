-- spread.lua: eight nibbles that move into bytes of their own, in three steps. In
-- each the upper half of what lies together goes up by its own width.

local lanes = require "figures.lanes"
local values = require "figures.values"

local LANES = 16

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

-- As lanes.lua has it, with an arrow for each group that comes to where it is.
local function drawn(row)
  local result = { name = row.name, lanes = {}, arrows = {} }
  for lane = LANES - 1, 0, -1 do
    local held = row[lane]
    table.insert(result.lanes, { bits = 4, text = held and held.digit or "0",
      look = not held and "empty" or held.has_moved and "sign" or lanes.by_turns(lane) })
    if held and held.has_moved and lane % row.step == 0 then
      local to = 4 * (LANES - lane) - 2 * row.step
      table.insert(result.arrows, { to + 4 * row.step, to })
    end
  end
  return result
end

local function draw(attributes, refuse)
  local row = first_row(values.digits("value", attributes.value, 32, refuse))
  local rows, said = {}, {}
  for i, step in ipairs { 0, 4, 2, 1 } do
    if step > 0 then row = next_row(row, step) end
    rows[i] = drawn(row)
    said[i] = (row.step and "moved by " .. 4 * row.step .. " bits " or "")
      .. "0x" .. lanes.words(rows[i]):gsub(" ", "")
  end
  return lanes.draw({ unit = 6.5, gap = 26, left = 49, rows = rows },
    "A word of sixteen lanes, lane 15 first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { value = true }, draw = draw }
