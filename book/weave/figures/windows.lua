-- windows.lua: a word of 8 bits, and under it each window of three bits that a
-- product with a power of two brings to its top. Zeros come in at the end.

local lanes = require "figures.lanes"
local values = require "figures.values"

local WIDTH = 3 -- of a window

-- Behind the word are the zeros that come in.
local function word_row(bits)
  local row = { name = "word", height = 26, size = 16, gap = 8, lanes = {} }
  for i = 1, #bits do
    row.lanes[i] = { bits = 1, text = bits:sub(i, i), look = i > 8 and "empty" or "lane2" }
  end
  return row
end

local function draw(attributes, refuse)
  local word = values.digits("value", attributes.value, 8, refuse):gsub(".", values.binary)
  local bits = word .. ("0"):rep(WIDTH - 1)
  local rows, spoken = { word_row(bits) }, {}
  for k = 0, 7 do
    local window = bits:sub(k + 1, k + WIDTH)
    table.insert(rows, { name = "k = " .. k, at = k,
      lanes = { { bits = WIDTH, binary = window, look = "lane" } } })
    table.insert(spoken, window)
  end
  return lanes.draw({ unit = 26, height = 19, size = 14, gap = 3, left = 61, rows = rows },
    "The windows of three bits of " .. word .. ", for k from 0 to 7: "
    .. table.concat(spoken, ", ") .. ".")
end

return { attributes = { value = true }, draw = draw }
