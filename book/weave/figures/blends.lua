-- blends.lua: as many registers as boards, with a byte for each rank, transposed by
-- rotations and by blends: each place takes what is so many registers further on.
-- The bytes of rank 1 have a look of their own, so that the eye can follow them.

local lanes = require "figures.lanes"

local function matrix(count, cell)
  local result = {}
  for k = 0, count - 1 do
    result[k] = {}
    for place = 0, count - 1 do result[k][place] = cell(k, place) end
  end
  return result
end

local function start(count)
  return matrix(count, function(k, place) return { board = k, rank = place } end)
end

-- Register k, rotated by k places.
local function rotated(bytes, count)
  return matrix(count, function(k, place) return bytes[k][(place - k) % count] end)
end

-- The places with a bit in common with n take what is n registers further on.
local function fetched(bytes, count, n)
  return matrix(count, function(k, place)
    return bytes[place & n ~= 0 and (k + n) % count or k][place]
  end)
end

-- Rank r is in register -r; rotated, all its boards are in order.
local function in_order(bytes, count)
  local back = rotated(bytes, count)
  return matrix(count, function(rank, place) return back[-rank % count][place] end)
end

local function name_of(byte) return string.char(65 + byte.board) .. byte.rank + 1 end

local function panel(title, bytes, count)
  local rows = {}
  for k = 0, count - 1 do
    rows[k + 1] = { lanes = {} }
    for place = 0, count - 1 do
      local byte = bytes[k][place]
      rows[k + 1].lanes[place + 1] = { bits = 1, text = name_of(byte),
        look = byte.rank == 0 and "lane" or "empty" }
    end
  end
  return { title = title, unit = 28, height = 26, size = 13, gap = 0, rows = rows }
end

local function spoken(bytes, count)
  local registers = {}
  for k = 0, count - 1 do
    local names = {}
    for place = 0, count - 1 do names[place + 1] = name_of(bytes[k][place]) end
    registers[k + 1] = table.concat(names, " ")
  end
  return table.concat(registers, ", ")
end

local function draw(attributes, refuse)
  local count = attributes.boards == "4" and 4 or refuse("boards= is 4")
  local bytes = start(count)
  local titles, stages = { "a board each" }, { bytes }
  local function add(title, result)
    bytes = result
    table.insert(titles, title)
    table.insert(stages, bytes)
  end
  add("rotated", rotated(bytes, count))
  local n = 1
  while n < count do
    add("from " .. n .. " further on", fetched(bytes, count, n))
    n = 2 * n
  end
  add("a rank each", in_order(bytes, count))
  local panels, texts = {}, {}
  for i, stage in ipairs(stages) do
    panels[i] = panel(titles[i], stage, count)
    texts[i] = titles[i] .. ": " .. spoken(stage, count)
  end
  return lanes.draw(panels, "Registers with boards A to D, ranks 1 to 4, a byte for each. "
    .. table.concat(texts, "; ") .. ".")
end

return { attributes = { boards = true }, draw = draw }
