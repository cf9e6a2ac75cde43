-- lanes.lua: figures made of rows of lanes. A figure is data, and drawn from it:
--
--   lanes.draw(panels, alt)   a panel, or several that stand side by side
--   panel   rows    from the top
--           unit    the width of a bit
--           height  of a lane, size of its letters, gap between rows, which have
--                   defaults; a row may have its own
--           left    the room for names of rows; without it they stand over them
--           title   what stands over the panel
--   row     lanes   from the left
--           name    what it is, in the look of role
--           after   lines at its end, of a role and of texts under each other
--           at      how many bits from the left it begins
--           space   more room above it
--           arrows  { from, to }, in bits from the left: into this row, from the one
--                   above or, if hops, from the lane beside
--   lane    bits    its width
--           text    in it; role of the text, where it is not that of the look
--           binary  its bits, under the text or instead of it; the first so many that
--                   are split have the sign's colour
--           look    lane, lane2, sign, empty, plane-N, line (under the text alone), or
--                   nothing
--           space   more room before it
--           over, under   texts above and below it
--   text    a string, or { string, size, role }

local new_drawing = require "figures.drawing"

local lanes = {}

local DEFAULTS = { height = 30, size = 15, gap = 8, left = 0 }
local LINE, NAME, HOP, BESIDE, HEAD = 12, 16, 16, 30, 24 -- font of over and under; rooms
local COLUMN, LETTER = 80, 8.4 -- widths of what stands at the end of rows, and of its letters

local function text_of(text)
  if type(text) == "string" then text = { text } end
  return text[1], text[2] or LINE, text[3] or "faint"
end

local function height_of(texts)
  local height = 0
  for _, text in ipairs(texts or {}) do height = height + select(2, text_of(text)) + 5 end
  return height
end

-- The most that the lanes of a row need above or below them.
local function most_of(row, side)
  local most = 0
  for _, lane in ipairs(row.lanes) do most = math.max(most, height_of(lane[side])) end
  return most
end

local function draw_texts(drawing, x, y, texts)
  for _, text in ipairs(texts or {}) do
    local content, size, role = text_of(text)
    drawing:text(x, y + size, size, content, role)
    y = y + size + 5
  end
end

-- A text whose letters are in the middle between two heights.
local function draw_centred(drawing, x, y, size, text, role, anchor)
  drawing:text(x, y + math.floor(size * 0.35 + 0.5), size, text, role, anchor)
end

local function draw_look(drawing, x, y, width, height, look)
  local plane = look and look:match("^plane%-(%d)$")
  if look == "line" then
    drawing:line(x, y + height, x + width, y + height)
  elseif plane then
    drawing:plane(x, y, width, height, tonumber(plane))
    drawing:rect(x + 10, y + 7, width - 20, height - 14, "plate")
    drawing:rect(x, y, width, height, "grid")
  elseif look then
    drawing:rect(x, y, width, height, look == "grid" and look or "box-" .. look)
  end
end

local function draw_binary(drawing, x, y, size, lane, unit, role)
  for i = 1, #lane.binary do
    draw_centred(drawing, x + (i - 0.5) * unit, y, size, lane.binary:sub(i, i),
      i <= (lane.split or 0) and "sign" or role)
  end
end

local function draw_lane(drawing, x, y, row, lane, unit)
  local role = lane.role or (lane.look == "empty" or lane.look == "grid") and "faint" or "ink"
  local width, height = lane.bits * unit, row.height
  local centre = x + width / 2
  draw_look(drawing, x, y, width, height, lane.look)
  if lane.binary and lane.text then
    draw_centred(drawing, centre, y + height * 0.3, row.size, lane.text, role)
    draw_binary(drawing, x, y + height * 0.76, 13, lane, unit,
      lane.look == "sign" and "ink" or "faint")
  elseif lane.binary then
    draw_binary(drawing, x, y + height / 2, row.size, lane, unit, role)
  elseif lane.text then
    draw_centred(drawing, centre, y + height / 2, row.size, lane.text, role)
  end
  draw_texts(drawing, centre, y - height_of(lane.over), lane.over)
  draw_texts(drawing, centre, y + height + 3, lane.under)
end

local function draw_arrow(drawing, from, to, start, y)
  drawing:path(string.format("M%g %gV%gH%gV%g", from, start, y - 14, to, y - 8), "arrow")
  drawing:path(string.format("M%g %gl-5 -9h10z", to, y - 1), "arrow-head")
end

-- Returns where the longest line ends.
local function draw_after(drawing, x, y, lines)
  local right = x
  for i, line in ipairs(lines or {}) do
    for j = 2, #line do
      local left = x + 12 + (j - 2) * COLUMN
      draw_centred(drawing, left, y + 26 * (i - (#lines + 1) / 2), 14, line[j], line[1], "start")
      right = math.max(right, left + utf8.len(line[j]) * LETTER)
    end
  end
  return right
end

-- Draws a row under y, and returns where it ends, at the right and below.
local function draw_row(drawing, panel, row, x, y)
  local above = y
  y = y + (row.space or 0)
  if row.name and panel.left == 0 then
    drawing:text(x, y + 12, 13, row.name, "faint", "start")
    y = y + NAME
  end
  y = y + most_of(row, "over") + (row.hops and HOP or 0)
  if row.name and panel.left > 0 then
    draw_centred(drawing, x, y + row.height / 2, 13, row.name, row.role or "faint", "start")
  end
  local left = x + panel.left
  for _, arrow in ipairs(row.arrows or {}) do
    draw_arrow(drawing, left + arrow[1] * panel.unit, left + arrow[2] * panel.unit,
      row.hops and y - 1 or above - panel.gap + 2, y)
  end
  local right = left + (row.at or 0) * panel.unit
  for _, lane in ipairs(row.lanes) do
    right = right + (lane.space or 0)
    draw_lane(drawing, right, y, row, lane, panel.unit)
    right = right + lane.bits * panel.unit
  end
  local under = most_of(row, "under")
  return draw_after(drawing, right, y + row.height / 2, row.after), y + row.height + (under > 0 and under + 3 or 0)
end

-- Draws a panel, and returns where it ends.
local function draw_panel(drawing, panel, x)
  local right, bottom, y = 0, 0, 1
  setmetatable(panel, { __index = DEFAULTS })
  if panel.title then
    drawing:text(x, 13, 13, panel.title, "faint", "start")
    right, y = x + utf8.len(panel.title) * 7.8, HEAD
  end
  for _, row in ipairs(panel.rows) do
    setmetatable(row, { __index = panel })
    local row_right
    row_right, bottom = draw_row(drawing, panel, row, x, y)
    right, y = math.max(right, row_right), bottom + row.gap
  end
  return right, bottom
end

function lanes.draw(panels, alt)
  local drawing, right = new_drawing(0, 0), 1
  for i, panel in ipairs(panels[1] and panels or { panels }) do
    local bottom
    right, bottom = draw_panel(drawing, panel, right + (i > 1 and BESIDE or 0))
    drawing.height = math.max(drawing.height, bottom + 1)
  end
  drawing.width, drawing.alt = right + 1, alt
  return drawing
end

-- Rows from digits

function lanes.by_turns(lane) return lane % 2 == 1 and "lane" or "lane2" end

-- A row of lanes of so many bits, the highest first; look_of and more_of take the
-- number of a lane.
function lanes.row(name, digits, bits, look_of)
  local row, width = { name = name, lanes = {} }, bits // 4
  for lane = #digits // width - 1, 0, -1 do
    local last = #digits - width * lane
    table.insert(row.lanes, { bits = bits, text = digits:sub(last - width + 1, last),
      look = (look_of or lanes.by_turns)(lane) })
  end
  return row
end

-- Its texts as they are said.
function lanes.words(row)
  local list = {}
  for i, lane in ipairs(row.lanes) do list[i] = lane.text end
  return table.concat(list, " ")
end

return lanes
