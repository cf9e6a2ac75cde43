-- word.lua: a word by its lanes and their bits, the highest first. A row holds 32
-- bits, so that a word of 64 is as wide as a telephone.

local draw_nibble = require "figures.nibble"
local lanes = require "figures.lanes"
local values = require "figures.values"

local WORD_BITS = { ["4"] = 4, ["8"] = 8, ["16"] = 16, ["32"] = 32, ["64"] = 64 }
local LANE_BITS = { ["4"] = 4, ["8"] = 8, ["16"] = 16, ["32"] = 32 }

local function grouped_binary(digits)
  return (digits:gsub(".", function(digit) return values.binary(digit) .. " " end):sub(1, -2))
end

-- What stands over and under a lane; its number follows the word where a row begins.
local function add_texts(lane, number, is_first)
  local bits = lane.bits
  lane.over = { (is_first and "lane " or "") .. number }
  lane.under = { { grouped_binary(lane.text), 16, "ink" },
    { (bits * (number + 1) - 1) .. "–" .. bits * number, 13 } }
end

local function rows_of(all)
  local rows, count = {}, #all.lanes
  for i, lane in ipairs(all.lanes) do
    local is_first = (i - 1) * lane.bits % 32 == 0
    if is_first then table.insert(rows, { lanes = {} }) end
    add_texts(lane, count - i, is_first)
    table.insert(rows[#rows].lanes, lane)
  end
  return rows
end

local function lane_bits(attributes, bits, refuse)
  if not attributes.lanes then return 4 end
  if bits < 32 then refuse("lanes= goes with bits=32 or 64") end
  return LANE_BITS[attributes.lanes] or refuse("lanes= is 4, 8, 16 or 32")
end

local function draw(attributes, refuse)
  local bits = WORD_BITS[attributes.bits]
  if not bits then refuse("bits= is 4, 8, 16, 32 or 64") end
  local width = lane_bits(attributes, bits, refuse)
  if bits == 4 then return draw_nibble(attributes, refuse) end
  if attributes.weights then refuse("weights= goes with bits=4") end
  local digits = values.digits("value", attributes.value, bits, refuse)
  local all = lanes.row(nil, digits, width)
  return lanes.draw({ unit = 13, height = 46, size = 24, gap = 10, rows = rows_of(all) },
    "The " .. bits .. "-bit word 0x" .. digits .. ", lane " .. #all.lanes - 1
    .. " first: " .. lanes.words(all) .. ".")
end

return { attributes = { value = true, bits = true, weights = false,
  lanes = false }, draw = draw }
