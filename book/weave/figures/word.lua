-- word.lua: a word by its lanes and their bits, the highest first. A row holds 32
-- bits, so that a word of 64 is as wide as a telephone.

local draw_nibble = require "figures.nibble"
local new_drawing = require "figures.drawing"
local values = require "figures.values"

local BIT, BOX, ROW = 13, 46, 120 -- width of a bit, height of a lane, of a row

local WORD_BITS = { ["4"] = 4, ["8"] = 8, ["16"] = 16, ["32"] = 32, ["64"] = 64 }
local LANE_BITS = { ["4"] = 4, ["8"] = 8, ["16"] = 16, ["32"] = 32 }

local function grouped_binary(digits)
  local nibbles = {}
  for digit in digits:gmatch(".") do
    table.insert(nibbles, values.binary(digit))
  end
  return table.concat(nibbles, " ")
end

-- One lane; its number is preceded by the word where a row begins.
local function draw_lane(drawing, x, y, lane, digits)
  local bits = 4 * #digits
  local centre = x + bits * BIT / 2
  drawing:text(centre, y + 14, 12, (x == 1 and "lane " or "") .. lane, "faint")
  drawing:rect(x, y + 22, bits * BIT, BOX,
    lane % 2 == 1 and "box-lane" or "box-lane2")
  drawing:text(centre, y + 54, 24, digits)
  drawing:text(centre, y + 88, 16, grouped_binary(digits))
  drawing:text(centre, y + 107, 13,
    (bits * (lane + 1) - 1) .. "–" .. bits * lane, "faint")
end

local function lane_bits(attributes, bits, refuse)
  if not attributes.lanes then return 4 end
  if bits < 32 then refuse("lanes= goes with bits=32 or 64") end
  return LANE_BITS[attributes.lanes] or refuse("lanes= is 4, 8, 16 or 32")
end

local function draw(attributes, refuse)
  local bits = WORD_BITS[attributes.bits]
  if not bits then refuse("bits= is 4, 8, 16, 32 or 64") end
  local lane = lane_bits(attributes, bits, refuse)
  if bits == 4 then return draw_nibble(attributes, refuse) end
  if attributes.weights then refuse("weights= goes with bits=4") end
  local digits = values.digits("value", attributes.value, bits, refuse)
  local drawing = new_drawing(math.min(bits, 32) * BIT + 2, (bits + 31) // 32 * ROW)
  local spoken = {}
  for first = 0, bits - lane, lane do
    local part = digits:sub(first // 4 + 1, (first + lane) // 4)
    draw_lane(drawing, 1 + first % 32 * BIT, first // 32 * ROW,
      (bits - first) // lane - 1, part)
    table.insert(spoken, part)
  end
  drawing.alt = "The " .. bits .. "-bit word 0x" .. digits .. ", lane "
    .. #spoken - 1 .. " first: " .. table.concat(spoken, " ") .. "."
  return drawing
end

return { attributes = { value = true, bits = true, weights = false,
  lanes = false }, draw = draw }
