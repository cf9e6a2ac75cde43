-- figures.lua: drawings made from values, and their text alternatives.
--
-- A drawing is { width, height, alt, shapes }; its shapes, in order, are
--   { kind = "rect", x, y, w, h, role }           role: lane | lane2 | sign | empty
--   { kind = "text", x, y, size, text, role, anchor }   role: ink | faint | sign
--   { kind = "line", x1, y1, x2, y2 }
-- Lengths are in units of a 1/96 inch; y grows downwards; a text stands on its
-- y; anchor is middle or start. figures.svg paints a drawing.

local figures = {}

local Drawing = {}
Drawing.__index = Drawing

local function new_drawing()
  return setmetatable({ shapes = {} }, Drawing)
end

function Drawing:rect(x, y, w, h, role)
  table.insert(self.shapes,
    { kind = "rect", x = x, y = y, w = w, h = h, role = role })
end

function Drawing:text(x, y, size, text, role, anchor)
  table.insert(self.shapes, { kind = "text", x = x, y = y, size = size,
    text = text, role = role or "ink", anchor = anchor or "middle" })
end

function Drawing:line(x1, y1, x2, y2)
  table.insert(self.shapes,
    { kind = "line", x1 = x1, y1 = y1, x2 = x2, y2 = y2 })
end

-- Values: strings of binary digits, so that 64 bits are as easy as four

local NIBBLES = { [0] = "0000", "0001", "0010", "0011", "0100", "0101", "0110",
  "0111", "1000", "1001", "1010", "1011", "1100", "1101", "1110", "1111" }

local function hexadecimal(text)
  if text:match("^0x%x+$") then return text:sub(3):upper() end
  local decimal = text:match("^%d+$") and math.tointeger(tonumber(text))
  return decimal and string.format("%X", decimal)
end

-- The value as `bits`/4 hexadecimal digits.
local function digits_of(text, bits, refuse)
  local digits = hexadecimal(text)
  if not digits then
    refuse("value=\"" .. text .. "\" is not a number: write 0x3F or 63")
  end
  digits = digits:gsub("^0+", "")
  if #digits * 4 > bits then
    refuse("value=\"" .. text .. "\" does not fit in " .. bits .. " bits")
  end
  return ("0"):rep(bits // 4 - #digits) .. digits
end

local function binary(digit) return NIBBLES[tonumber(digit, 16)] end

-- Byte: two nibbles of four bits each

local BIT, GAP = 46, 34 -- the side of a bit's square; the space between nibbles

local function draw_nibble(drawing, x, digit, name, role, first_bit)
  local centre = x + 2 * BIT
  drawing:text(centre, 14, 13, name, "faint")
  drawing:text(centre, 40, 22, digit)
  drawing:line(x, 50, x + 4 * BIT, 50)
  for i = 1, 4 do
    local left = x + (i - 1) * BIT
    local bit = binary(digit):sub(i, i)
    drawing:rect(left, 58, BIT, BIT, bit == "1" and role or "empty")
    drawing:text(left + BIT / 2, 88, 20, bit, bit == "1" and "ink" or "faint")
    drawing:text(left + BIT / 2, 122, 12, tostring(first_bit - i + 1), "faint")
  end
end

function figures.byte(attributes, refuse)
  local digits = digits_of(attributes.value, 8, refuse)
  local high, low = digits:sub(1, 1), digits:sub(2, 2)
  local drawing = new_drawing()
  draw_nibble(drawing, 1, high, "high nibble", "lane", 7)
  draw_nibble(drawing, 1 + 4 * BIT + GAP, low, "low nibble", "lane2", 3)
  drawing.width, drawing.height = 8 * BIT + GAP + 2, 128
  drawing.alt = "The byte 0x" .. digits .. ", bit 7 first: " .. binary(high)
    .. " " .. binary(low) .. ". Its high nibble is " .. high
    .. ", its low nibble " .. low .. "."
  return drawing
end

-- Nibble: four bits and what each counts

local function minus(n) return (tostring(n):gsub("^-", "−")) end

-- "8 + 1 = 9": the weights whose bits are set, and their sum.
local function sum_of(bits, weights)
  local terms, sum = {}, 0
  for i, weight in ipairs(weights) do
    if bits:sub(i, i) == "1" then
      table.insert(terms, minus(weight))
      sum = sum + weight
    end
  end
  if #terms < 2 then return minus(sum) end
  return table.concat(terms, " + ") .. " = " .. minus(sum)
end

local function weights_of(attributes, refuse)
  local weights = {}
  for word in (attributes.weights or "8 4 2 1"):gmatch("%S+") do
    local weight = math.tointeger(tonumber(word))
    if not weight then refuse("weights= holds whole numbers, not " .. word) end
    table.insert(weights, weight)
  end
  if #weights ~= 4 then refuse("weights= has four numbers, bit 3 first") end
  return weights
end

local function draw_bit(drawing, i, bit, weight)
  local left = 1 + (i - 1) * BIT
  local sign = weight < 0
  drawing:text(left + BIT / 2, 18, 15, minus(weight), sign and "sign" or "ink")
  drawing:rect(left, 30, BIT, BIT,
    bit == "0" and "empty" or sign and "sign" or "lane")
  drawing:text(left + BIT / 2, 60, 20, bit, bit == "1" and "ink" or "faint")
  drawing:text(left + BIT / 2, 94, 12, i == 1 and "bit 3" or tostring(4 - i),
    "faint")
end

local function nibble(attributes, refuse)
  local bits = binary(digits_of(attributes.value, 4, refuse))
  local weights = weights_of(attributes, refuse)
  local drawing = new_drawing()
  local negative = false
  for i, weight in ipairs(weights) do
    draw_bit(drawing, i, bits:sub(i, i), weight)
    negative = negative or weight < 0
  end
  local sums = { { sum_of(bits, { 8, 4, 2, 1 }), "unsigned", "ink" } }
  if negative then
    table.insert(sums, { sum_of(bits, weights), "signed", "sign" })
  end
  local said = {}
  for i, sum in ipairs(sums) do
    local y = (negative and 34 or 46) + 26 * (i - 1) + 12
    drawing:text(4 * BIT + 28, y, 14, sum[2], sum[3], "start")
    drawing:text(4 * BIT + 108, y, 14, sum[1], sum[3], "start")
    said[i] = sum[2] .. " " .. sum[1]
  end
  drawing.width, drawing.height = 4 * BIT + 268, 100
  local counts = {}
  for i, weight in ipairs(weights) do counts[i] = minus(weight) end
  drawing.alt = "The nibble " .. bits .. ", whose bits count "
    .. table.concat(counts, ", ") .. ": " .. table.concat(said, ", ") .. "."
  return drawing
end

-- Word: lanes of four bits, the highest first, eight in a row

local LANE, ROW = 64, 120 -- width of a lane, height of a row of lanes

local function draw_lane(drawing, x, y, digit, lane, label)
  drawing:text(x + LANE / 2, y + 14, 15, label, "faint")
  drawing:rect(x, y + 22, LANE, BIT, lane % 2 == 1 and "lane" or "lane2")
  drawing:text(x + LANE / 2, y + 54, 24, digit)
  drawing:text(x + LANE / 2, y + 88, 16, binary(digit))
  drawing:text(x + LANE / 2, y + 107, 14,
    (4 * lane + 3) .. "–" .. (4 * lane), "faint")
end

local WORD_BITS = { ["4"] = 4, ["8"] = 8, ["16"] = 16, ["32"] = 32, ["64"] = 64 }

function figures.word(attributes, refuse)
  local bits = WORD_BITS[attributes.bits]
  if not bits then refuse("bits= is 4, 8, 16, 32 or 64") end
  if bits == 4 then return nibble(attributes, refuse) end
  if attributes.weights then refuse("weights= goes with bits=4") end
  local digits = digits_of(attributes.value, bits, refuse)
  local drawing = new_drawing()
  local spoken = {}
  for i = 1, #digits do
    local column, row = (i - 1) % 8, (i - 1) // 8
    spoken[i] = digits:sub(i, i)
    local lane = #digits - i
    draw_lane(drawing, 1 + column * LANE, row * ROW, spoken[i], lane,
      (column == 0 and "lane " or "") .. lane)
  end
  drawing.width = math.min(#digits, 8) * LANE + 2
  drawing.height = (#digits + 7) // 8 * ROW
  drawing.alt = "The " .. bits .. "-bit word 0x" .. digits .. ", lane "
    .. #digits - 1 .. " first: " .. table.concat(spoken, " ") .. "."
  return drawing
end

-- SVG. paint(part) gives the attributes of a part, a class or plain colours; the
-- parts are box-lane, box-lane2, box-sign, box-empty, text-ink, text-faint,
-- text-sign and line.

local function svg_shape(shape, paint)
  if shape.kind == "rect" then
    return string.format('<rect x="%g" y="%g" width="%g" height="%g" %s/>',
      shape.x, shape.y, shape.w, shape.h, paint("box-" .. shape.role))
  elseif shape.kind == "line" then
    return string.format('<line x1="%g" y1="%g" x2="%g" y2="%g" %s/>',
      shape.x1, shape.y1, shape.x2, shape.y2, paint("line"))
  end
  return string.format(
    '<text x="%g" y="%g" font-size="%g" text-anchor="%s" %s>%s</text>',
    shape.x, shape.y, shape.size, shape.anchor, paint("text-" .. shape.role),
    shape.text)
end

function figures.svg(drawing, paint)
  local parts = { string.format(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" '
    .. 'width="%g" height="%g">', drawing.width, drawing.height,
    drawing.width, drawing.height) }
  for i, shape in ipairs(drawing.shapes) do
    parts[i + 1] = svg_shape(shape, paint)
  end
  table.insert(parts, "</svg>")
  return table.concat(parts, "\n")
end

return figures
