-- avx.lua: what two intrinsics of AVX2 make of their operands: the top bits of four
-- words, after a shift, or bytes chosen by numbers, in one half of a register.

local lanes = require "figures.lanes"
local values = require "figures.values"

-- A word of 16 digits, shifted to the left by so many places.
local function shifted(digits, places)
  return ("%016X"):format(tonumber(digits, 16) << places)
end

-- Four words, lane 3 first, and whether the top bit of each is set.
local function words_row(name, words)
  local row = { name = name, lanes = {} }
  for i, word in ipairs(words) do
    row.lanes[i] = { bits = 64, text = word, look = (4 - i) % 2 == 1 and "lane" or "lane2" }
  end
  return row
end

local function top_bits(attributes, refuse)
  local places = math.tointeger(tonumber(attributes.shift or ""))
  if not places or places > 63 then refuse("shift= is 0 to 63") end
  local digits = values.digits("x", attributes.x:gsub("%s", ""), 256, refuse)
  local words, moved, tops = {}, {}, { name = attributes.name .. ", in binary", lanes = {} }
  for i = 1, 4 do
    words[i] = digits:sub(16 * i - 15, 16 * i)
    moved[i] = shifted(words[i], places)
    local top = tonumber(moved[i]:sub(1, 1), 16) >> 3
    tops.lanes[i] = { bits = 64, text = tostring(top), look = top == 1 and "sign" or "empty",
      under = { "lane " .. 4 - i } }
  end
  return { words_row("x", words), words_row("x, shifted up by " .. places, moved), tops },
    { unit = 2.125, size = 13 }
end

-- Of the numbers, those below 8 have one colour, and the bytes that they choose.
local function chosen(attributes, refuse)
  if not attributes.y or attributes.shift then refuse(attributes.name .. " has x= and y=") end
  local bytes = lanes.row("x, and the numbers of its bytes",
    values.digits("x", attributes.x, 128, refuse), 8, function() return "empty" end)
  local numbers = lanes.row("y", values.digits("y", attributes.y, 128, refuse), 8)
  local result = { name = attributes.name .. "(x, y)", lanes = {} }
  for i, lane in ipairs(numbers.lanes) do
    local number = tonumber(lane.text, 16)
    local byte = bytes.lanes[16 - number % 16]
    local look = number % 2 == 1 and "lane" or "lane2"
    bytes.lanes[i].under = { tostring(16 - i) }
    if number < 128 then lane.look, byte.look = look, look end
    result.lanes[i] = { bits = 8, text = number < 128 and byte.text or "00", look = lane.look }
  end
  return { bytes, numbers, result }, { unit = 3.25 }
end

local DRAWN = { _mm256_movemask_pd = top_bits, _mm256_shuffle_epi8 = chosen }

local function draw(attributes, refuse)
  local drawn = DRAWN[attributes.name] or refuse("name= is an intrinsic that avx.lua can draw")
  local rows, panel = drawn(attributes, refuse)
  local said = {}
  for i, row in ipairs(rows) do said[i] = row.name .. " is " .. lanes.words(row) end
  panel.rows = rows
  return lanes.draw(panel, "Lanes, the highest first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { name = true, x = true, y = false, shift = false }, draw = draw }
