-- products.lua: the hashes of a lone piece whose code is one bit, which are the products
-- of its square's bit with a factor for its half of the board; and, as the last row, the
-- bits in which the last two of them differ.

local lanes = require "figures.lanes"
local squares = require "figures.squares"
local values = require "figures.values"

local LOOK = { unit = 5.5, height = 26, size = 14, gap = 6, left = 62 }

-- The squares in the order in which they are named.
local function squares_of(text, refuse)
  local list = {}
  for word in text:gmatch("%S+") do
    table.insert(list, (next(squares.named("squares", word, refuse))))
  end
  if #list < 2 then refuse("squares= holds two squares or more") end
  return list
end

-- One factor for ranks 1 to 4, and one for ranks 5 to 8.
local function factors_of(text, refuse)
  local list = {}
  for word in text:gmatch("%S+") do
    table.insert(list, tonumber("0x" .. values.digits("factors", word, 64, refuse)))
  end
  if #list ~= 2 then refuse("factors= holds two factors") end
  return list
end

-- Zeros that no bit can reach from below have no box.
local function row_of(name, word)
  local digits = ("%016X"):format(word)
  local row = lanes.row(name, digits, 4, function(lane)
    if word & ((1 << 4 * lane + 4) - 1) == 0 or word == 0 then return "empty" end
    return lane < 8 and "lane2" or "lane"
  end)
  row.role = "ink"
  return row
end

local function draw(attributes, refuse)
  local factors = factors_of(attributes.factors, refuse)
  local rows, said, last, before = {}, {}, nil, nil
  local list = squares_of(attributes.squares, refuse)
  for i, square in ipairs(list) do
    before, last = last, factors[square // 32 + 1] << square % 32
    rows[i] = row_of(squares.name(square), last)
    said[i] = squares.name(square) .. " " .. ("%016X"):format(last)
  end
  local name = squares.name(list[#list - 1]) .. " ^ " .. squares.name(list[#list])
  table.insert(rows, row_of(name, last ~ before))
  rows[#rows].space = 10
  table.insert(said, name .. " " .. ("%016X"):format(last ~ before))
  local panel = { rows = rows }
  for key, value in pairs(LOOK) do panel[key] = value end
  return lanes.draw(panel, "Words of 64 bits, in hexadecimal: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { factors = true, squares = true }, draw = draw }
