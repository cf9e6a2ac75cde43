-- lanes.lua: a register of 128 bits as a row of lanes, lane 0 at the right.

local lanes = { BYTE = 26, BOX = 30 } -- width of a byte; height of a row
lanes.WIDTH = 16 * lanes.BYTE + 2

-- The digits of a lane.
function lanes.digits(register, bits, lane)
  local width = bits // 4
  return register:sub(#register - width * (lane + 1) + 1, #register - width * lane)
end

-- The digits of all lanes, the highest first.
function lanes.grouped(register, bits)
  local list = {}
  for lane = 128 // bits - 1, 0, -1 do
    table.insert(list, lanes.digits(register, bits, lane))
  end
  return table.concat(list, " ")
end

-- The middle of a lane.
function lanes.centre(bits, lane)
  return lanes.WIDTH - 1 - bits // 8 * lanes.BYTE * (lane + 0.5)
end

-- A row. part_of tells the look of a lane; one that is box-empty has faint digits.
function lanes.draw_row(drawing, y, register, bits, part_of)
  local width = bits // 8 * lanes.BYTE
  for lane = 0, 128 // bits - 1 do
    local part, x = part_of(lane), lanes.centre(bits, lane)
    drawing:rect(x - width / 2, y, width, lanes.BOX, part)
    drawing:text(x, y + 20, 15, lanes.digits(register, bits, lane),
      part == "box-empty" and "faint" or "ink")
  end
end

return lanes
