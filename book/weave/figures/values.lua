-- values.lua: the values of figures: strings of digits, so that 64 bits are as
-- easy as four.

local values = {}

local NIBBLES = { [0] = "0000", "0001", "0010", "0011", "0100", "0101", "0110",
  "0111", "1000", "1001", "1010", "1011", "1100", "1101", "1110", "1111" }

local function hexadecimal(text)
  if text:match("^0x%x+$") then return text:sub(3):upper() end
  local decimal = text:match("^%d+$") and math.tointeger(tonumber(text))
  return decimal and string.format("%X", decimal)
end

-- The value as bits/4 hexadecimal digits. name: of the attribute that has it.
function values.digits(name, text, bits, refuse)
  local digits = hexadecimal(text)
  local said = name .. '="' .. text .. '"'
  if not digits then
    refuse(said .. (text:match("^%d+$") and " is too large in decimal: write 0x..."
      or " is not a number: write 0x3F or 63"))
  end
  digits = digits:gsub("^0+", "")
  if #digits * 4 > bits then
    refuse(said .. " does not fit in " .. bits .. " bits")
  end
  return ("0"):rep(bits // 4 - #digits) .. digits
end

-- The four bits of a hexadecimal digit.
function values.binary(digit) return NIBBLES[tonumber(digit, 16)] end

-- A number with a minus sign as printers have it.
function values.minus(n) return (tostring(n):gsub("^-", "−")) end

-- What a nibble counts if its bit 3 is a sign.
function values.signed(nibble) return nibble < 8 and nibble or nibble - 16 end

return values
