-- halves.lua: 32 bytes in a register of 256 bits by their quarters, and what the two
-- unpackings make of them: each half of the register is unpacked by itself.

local new_drawing = require "figures.drawing"

local QUARTER, BOX, NAME, ROW = 104, 30, 16, 58 -- width and height; a row's name; a row
local WIDTH = 4 * QUARTER + 14
local MIDDLE = 12 -- between the two halves
local LOOKS = { [0] = "box-lane", "box-lane2", "box-lane", "box-lane2" }
local ORDERS = { plain = { [0] = 0, 1, 2, 3 }, exchanged = { [0] = 0, 2, 1, 3 } }

-- Where a place begins, from the left; place 0 is the lowest quarter, at the right.
local function left_of(place)
  return 1 + (3 - place) * QUARTER + (place < 2 and MIDDLE or 0)
end

local function range(first, count) return first .. " to " .. first + count - 1 end

local function draw_box(drawing, place, y, width, quarter, text)
  drawing:rect(left_of(place), y, width, BOX, LOOKS[quarter])
  drawing:text(left_of(place) + width / 2, y + 20, 14, text)
end

-- The four quarters of a register; each holds the nibbles of eight bytes.
local function draw_quarters(drawing, y, name, order)
  drawing:text(1, y + 12, 13, name, "faint", "start")
  for place = 0, 3 do
    draw_box(drawing, place, y + NAME, QUARTER, order[place], range(16 * order[place], 16))
  end
end

-- What becomes of the lower quarter of each half, or of the upper one.
local function draw_unpacked(drawing, y, name, order, upper)
  drawing:text(1, y + 12, 13, name, "faint", "start")
  for half = 0, 1 do
    local quarter = order[2 * half + upper]
    draw_box(drawing, 2 * half + 1, y + NAME, 2 * QUARTER, quarter, range(16 * quarter, 16))
  end
end

local function spoken(order, upper)
  return range(16 * order[upper], 16) .. ", then " .. range(16 * order[2 + upper], 16)
end

local function draw(attributes, refuse)
  local order = ORDERS[attributes.order] or refuse("order= is plain or exchanged")
  local is_plain = attributes.order == "plain"
  local drawing = new_drawing(WIDTH, (is_plain and 3 or 4) * ROW - 6)
  local y = 0
  draw_quarters(drawing, y, "the nibbles of 32 bytes", ORDERS.plain)
  if not is_plain then
    y = y + ROW
    draw_quarters(drawing, y, "_mm256_permute4x64_epi64(bytes, 0xD8)", order)
  end
  draw_unpacked(drawing, y + ROW, "_mm256_unpacklo_epi8(low, high), stored first", order, 0)
  draw_unpacked(drawing, y + 2 * ROW, "_mm256_unpackhi_epi8(low, high), stored behind it", order, 1)
  drawing.alt = "Nibbles 0 to 63 stand in four quarters of a register, the lowest at the right"
    .. (is_plain and "" or ", and the two in the middle change places")
    .. ". The first result holds, from the right, " .. spoken(order, 0)
    .. "; the second " .. spoken(order, 1) .. "."
  return drawing
end

return { attributes = { order = true }, draw = draw }
