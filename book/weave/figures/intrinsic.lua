-- intrinsic.lua: one or two registers, and what an intrinsic of SSE2 makes of them:
-- a comparison of bytes, their top bits, sums of eight bytes, or lanes that are packed.

local lanes = require "figures.lanes"
local values = require "figures.values"

local function number(lane) return tonumber(lane.text, 16) end

-- The lane of a row by its number; lane 0 is at the right, and so the last.
local function lane_of(row, i) return row.lanes[#row.lanes - i] end

local function row_of(name, digits, bits, look_of)
  return lanes.row(name, digits, bits, look_of or function() return "empty" end)
end

-- A row with a lane for each number up to count, the highest first.
local function row_by(name, count, bits, lane_by)
  local row = { name = name, lanes = {} }
  for i = count - 1, 0, -1 do
    local lane = lane_by(i)
    lane.bits = bits
    table.insert(row.lanes, lane)
  end
  return row
end

local function compared(call, x, y)
  local rows = { row_of("x", x, 8), row_of("y", y, 8) }
  rows[3] = row_by(call, 16, 8, function(i)
    local is_equal = lane_of(rows[1], i).text == lane_of(rows[2], i).text
    lane_of(rows[1], i).look = is_equal and "lane" or "empty"
    return { text = is_equal and "FF" or "00", look = is_equal and "lane" or "empty" }
  end)
  return rows
end

-- The top bits, and the number that they make, a digit for each four of them.
local function masked(call, x)
  local source, mask = row_of("x", x, 8), 0
  local bits = row_by("the top bit of each byte", 16, 8, function(i)
    local top = number(lane_of(source, i)) >> 7
    local look = top == 1 and "lane" or "empty"
    lane_of(source, i).look, mask = look, mask | top << i
    return { text = tostring(top), look = look }
  end)
  return { source, bits, row_of(call .. ", in hexadecimal", ("%04X"):format(mask), 4) }
end

local function widened(row, bits)
  for _, lane in ipairs(row.lanes) do lane.bits = bits end
  return row
end

local function summed(call, x)
  local source = row_of("x", x, 8, function(lane) return lane < 8 and "lane" or "lane2" end)
  return { source, row_by(call .. ", in decimal", 2, 64, function(half)
    local sum = 0
    for i = 8 * half, 8 * half + 7 do sum = sum + number(lane_of(source, i)) end
    return { text = tostring(sum), look = half == 0 and "lane" or "lane2" }
  end) }
end

-- The limits of a packed lane, and what a lane of 16 bits is as a number with a sign.
local LIMITS = { packs = { -128, 127 }, packus = { 0, 255 } }

local function packed(call, x, y, limits)
  local sources = { row_of("x", x, 16, function() return "lane" end),
    row_of("y", y, 16, function() return "lane2" end) }
  return { sources[1], sources[2], row_by(call, 16, 8, function(i)
    local source = i < 8 and sources[1] or sources[2]
    local n = number(lane_of(source, i % 8))
    n = n < 0x8000 and n or n - 0x10000
    local clamped = math.max(limits[1], math.min(limits[2], n))
    return { text = ("%02X"):format(clamped & 0xFF),
      look = clamped ~= n and "sign" or i < 8 and "lane" or "lane2" }
  end) }
end

local DRAWN = {
  _mm_cmpeq_epi8 = { "(x, y)", compared, two = true },
  _mm_movemask_epi8 = { "(x)", function(call, x)
    local rows = masked(call, x)
    widened(rows[3], 32)
    return rows
  end },
  _mm_sad_epu8 = { "(x, zero)", summed },
  _mm_packs_epi16 = { "(x, y)", function(call, x, y)
    return packed(call, x, y, LIMITS.packs) end, two = true },
  _mm_packus_epi16 = { "(x, y)", function(call, x, y)
    return packed(call, x, y, LIMITS.packus) end, two = true },
}

local function draw(attributes, refuse)
  local name = attributes.name
  local drawn = DRAWN[name] or refuse("name= is an intrinsic that intrinsic.lua can draw")
  if (attributes.y ~= nil) ~= (drawn.two or false) then
    refuse(drawn.two and name .. " has x= and y=" or name .. " has x= alone")
  end
  local x = values.digits("x", attributes.x, 128, refuse)
  local y = drawn.two and values.digits("y", attributes.y, 128, refuse)
  local rows, said = drawn[2](name .. drawn[1], x, y), {}
  for i, row in ipairs(rows) do said[i] = row.name .. " is " .. lanes.words(row) end
  return lanes.draw({ unit = 3.25, rows = rows },
    "Lanes, the highest first: " .. table.concat(said, "; ") .. ".")
end

return { attributes = { name = true, x = true, y = false }, draw = draw }
