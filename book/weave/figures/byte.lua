-- byte.lua: a byte by its two nibbles, four bits each.

local lanes = require "figures.lanes"
local values = require "figures.values"

local GAP = 34 -- between nibbles

-- Adds a nibble to the row of digits and to that of bits.
local function add_nibble(heads, bits, digit, name, look, first_bit)
  local space = #bits > 0 and GAP or nil
  table.insert(heads, { bits = 4, text = digit, look = "line", space = space,
    over = { { name, 13 } } })
  for i = 1, 4 do
    local bit = values.binary(digit):sub(i, i)
    table.insert(bits, { bits = 1, text = bit, look = bit == "1" and look or "empty",
      space = i == 1 and space, under = { tostring(first_bit - i + 1) } })
  end
end

local function draw(attributes, refuse)
  local digits = values.digits("value", attributes.value, 8, refuse)
  local high, low = digits:sub(1, 1), digits:sub(2, 2)
  local heads, bits = {}, {}
  add_nibble(heads, bits, high, "high nibble", "lane", 7)
  add_nibble(heads, bits, low, "low nibble", "lane2", 3)
  return lanes.draw({ unit = 46, height = 46, size = 20,
    rows = { { lanes = heads, height = 28, size = 22 }, { lanes = bits } } },
    "The byte 0x" .. digits .. ", bit 7 first: " .. values.binary(high) .. " "
    .. values.binary(low) .. ". Its high nibble is " .. high .. ", its low nibble "
    .. low .. ".")
end

return { attributes = { value = true }, draw = draw }
