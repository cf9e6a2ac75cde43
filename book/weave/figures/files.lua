-- files.lua: bytes in the order of files on their way to the order of ranks, in a
-- register of 128 bits: three times unpacked with its neighbour, in wider lanes.

local lanes = require "figures.lanes"

local LOOK = { ["1"] = "lane", ["2"] = "lane2" } -- the first two ranks

-- The squares of two files, the lowest lane first.
local function two_files(first, second)
  local squares = {}
  for _, file in ipairs { first, second } do
    for rank = 1, 8 do table.insert(squares, file .. rank) end
  end
  return squares
end

-- The lower halves of two registers, so many bytes of each by turns.
local function unpacked(x, y, bytes)
  local squares = {}
  for i = 1, 8, bytes do
    table.move(x, i, i + bytes - 1, #squares + 1, squares)
    table.move(y, i, i + bytes - 1, #squares + 1, squares)
  end
  return squares
end

-- Both files of a register: its upper half unpacked with its lower one.
local function zipped(first, second)
  return unpacked(two_files(first, second), two_files(second, first), 1)
end

local function half_ranks(a, b, c, d) return unpacked(zipped(a, b), zipped(c, d), 2) end

local function rows()
  local whole = unpacked(half_ranks("a", "b", "c", "d"), half_ranks("e", "f", "g", "h"), 4)
  return {
    { "a_b", two_files("a", "b") },
    { "ab: both files of a_b, by 8 bits", zipped("a", "b") },
    { "ab and cd, by 16 bits", half_ranks("a", "b", "c", "d") },
    { "that and files e to h, by 32 bits", whole } }
end

local function draw()
  local drawn, spoken = {}, {}
  for i, row in ipairs(rows()) do
    local name, squares = table.unpack(row)
    drawn[i] = { name = name, lanes = {} }
    for lane = #squares, 1, -1 do
      table.insert(drawn[i].lanes, { bits = 8, text = squares[lane],
        look = LOOK[squares[lane]:sub(2)] or "empty" })
    end
    spoken[i] = name .. ": " .. table.concat(squares, " ")
  end
  return lanes.draw({ unit = 3.25, rows = drawn }, "Four registers, the lowest byte first: "
    .. table.concat(spoken, "; ") .. ".")
end

return { attributes = {}, draw = draw }
