-- windows.lua: a word of 8 bits, and under it each window of three bits that a
-- product with a power of two brings to its top, where zeros come in at the end; or
-- one product, by a power of two or by a run of ones, and the table that reads it.

local lanes = require "figures.lanes"
local values = require "figures.values"

local SIZE, WIDTH = 8, 3 -- of a word, and of a window
local LOOK = { unit = 26, height = 19, size = 14, gap = 3 }

local function bits_of(number, count)
  local bits = {}
  for i = count - 1, 0, -1 do table.insert(bits, number >> i & 1) end
  return table.concat(bits)
end

-- Bits as lanes of a look each, which look_of tells of a place from the left.
local function row_of(name, bits, look_of)
  local row = { name = name, height = 26, size = 16, gap = 8, lanes = {} }
  for i = 1, #bits do
    local look = look_of(i)
    row.lanes[i] = { bits = 1, text = bits:sub(i, i), look = look, role = not look and "faint" or nil }
  end
  return row
end

local function draw_all(word)
  local bits = bits_of(word, SIZE) .. ("0"):rep(WIDTH - 1)
  local rows, spoken = { row_of("word", bits,
    function(i) return i > SIZE and "empty" or "lane2" end) }, {}
  for k = 0, SIZE - 1 do
    local window = bits:sub(k + 1, k + WIDTH)
    table.insert(rows, { name = "k = " .. k, at = k,
      lanes = { { bits = WIDTH, binary = window, look = "lane" } } })
    table.insert(spoken, window)
  end
  return rows, "The windows of three bits of " .. bits_of(word, SIZE) .. ", for k from 0 to 7: "
    .. table.concat(spoken, ", ") .. "."
end

-- One product

local REST = (1 << SIZE - WIDTH) - 1 -- the bits below the window

local function top(number) return (number & 255) >> (SIZE - WIDTH) end

-- The index for each window, if the factors are all powers of two, or all runs.
local function table_of(word, is_run)
  local index = {}
  for k = 0, SIZE - 1 do
    index[top(is_run and (2 << k) * word - word or word << k)] = k
  end
  return index
end

-- A word moved up by so many places: faint is what has left it, empty what came in.
local function moved_row(name, word, by, look)
  return row_of(name, bits_of(word << by, SIZE + by), function(i)
    return i > by and (i > SIZE and "empty" or i <= by + WIDTH and look or "lane2") or nil
  end)
end

local function table_row(index, window, by)
  local row = { name = "table", at = by, height = 26, size = 16, space = 10, lanes = {} }
  for i = 0, SIZE - 1 do
    row.lanes[i + 1] = { bits = 1, text = index[i] and tostring(index[i]) or "",
      look = i == window and "sign" or "grid", role = "ink", over = { { bits_of(i, WIDTH), 11 } } }
  end
  return row
end

local function of_word(i) return i > WIDTH and "lane2" or "lane" end

local function of_product(i) return i > WIDTH and "lane2" or "sign" end

local function draw_product(word, k, is_run)
  local by = is_run and k + 1 or k
  local shown, moved = bits_of(word, SIZE), bits_of(word << by, SIZE)
  local product = (is_run and (word << by) - word or word << by) & 255
  local rows = { row_of(is_run and "− word" or "word", shown, of_word),
    moved_row("word × " .. (1 << by), word, by, is_run and "lane" or "sign") }
  local said = shown .. " times " .. (1 << by) .. " is " .. moved .. " in eight bits"
  rows[1].at = by
  if is_run then
    rows[1], rows[2] = rows[2], rows[1]
    rows[3] = row_of("= word × " .. (1 << by) - 1, bits_of(product, SIZE), of_product)
    rows[3].at = by
    local borrows = (word << by & REST) < (word & REST)
    if borrows then
      rows[2].hops, rows[2].arrows = true, { { by + WIDTH - 0.5, by + WIDTH + 0.5 } }
    end
    said = said .. "; less the word itself, with" .. (borrows and "" or "out")
      .. " a borrow from the upper three bits, it is " .. bits_of(product, SIZE)
  end
  local window, index = top(product), table_of(word, is_run)
  table.insert(rows, table_row(index, window, by))
  return rows, said .. ". The upper three bits are " .. bits_of(window, WIDTH)
    .. ", where the table has " .. (index[window] or "nothing") .. "."
end

-- k of the factor 2^k, or of the run of ones from bit 0 to bit k.
local function factor(attributes, refuse)
  local times = tonumber(values.digits("times", attributes.times, SIZE, refuse), 16)
  for k = 0, SIZE - 1 do
    if times == 1 << k then return k, false end
    if times == (2 << k) - 1 then return k, true end
  end
  refuse("times= is a power of two, or a run of ones from bit 0")
end

local function draw(attributes, refuse)
  local word = tonumber(values.digits("value", attributes.value, SIZE, refuse), 16)
  local panel, alt = {}, nil
  if attributes.times then
    panel.left, panel.rows, alt = 106, draw_product(word, factor(attributes, refuse))
  else
    panel.left, panel.rows, alt = 61, draw_all(word)
  end
  for name, value in pairs(LOOK) do panel[name] = value end
  return lanes.draw(panel, alt)
end

return { attributes = { value = true, times = false }, draw = draw }
