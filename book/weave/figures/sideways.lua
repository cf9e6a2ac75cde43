-- sideways.lua: blocks of four-bit weights beside each other, a row of a matrix each, and
-- the same fours of bytes in registers that have a lane for each row. The first fours
-- have a look of their own, so that the eye can follow them.

local lanes = require "figures.lanes"

local FOURS = 4 -- groups of four bytes in a block: weights 0 to 3 and 16 to 19, 4 to 7 …

local function name_of(row, four)
  return ("%s %d–%d"):format(string.char(65 + row), 4 * four, 4 * four + 3)
end

local function cell(row, four)
  return { bits = 1, text = name_of(row, four), look = four == 0 and "lane" or "empty" }
end

local function panel(title, rows)
  return { title = title, unit = 62, height = 28, size = 13, gap = 4, rows = rows }
end

-- As many rows as there are, with the cells that make(row, place) gives.
local function table_of(rows, places, make)
  local result = {}
  for i = 0, rows - 1 do
    result[i + 1] = { lanes = {} }
    for k = 0, places - 1 do result[i + 1].lanes[k + 1] = make(i, k) end
  end
  return result
end

local function spoken(rows)
  local list = {}
  for i, row in ipairs(rows) do
    local names = {}
    for k, lane in ipairs(row.lanes) do names[k] = lane.text end
    list[i] = table.concat(names, ", ")
  end
  return table.concat(list, "; ")
end

local function draw(attributes, refuse)
  local count = attributes.rows == "4" and 4 or refuse("rows= is 4")
  local blocks = table_of(count, FOURS, cell)
  local registers = table_of(FOURS, count, function(four, row) return cell(row, four) end)
  local met = { lanes = {}, space = 18 }
  for k = 1, count do met.lanes[k] = { bits = 1, text = "y 0–3", look = "lane2" } end
  local right = { met, table.unpack(registers) }
  return lanes.draw({ panel("blocks, one for each row", blocks),
    panel("registers, a lane for each row", right) },
    "Left, the blocks of rows A to D, in fours of bytes with the lower weights of each: "
    .. spoken(blocks) .. ". Right, the first register's activations, the same in all lanes, "
    .. "y 0–3, and four registers: " .. spoken(registers) .. ".")
end

return { attributes = { rows = true }, draw = draw }
