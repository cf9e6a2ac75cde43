-- plot-bars.lua: a plot of bars, a row for each variant.

local gnuplot = require "figures.gnuplot"
local new_drawing = require "figures.drawing"
local record = require "record"

local WIDTH, LETTER = 352, 7.3 -- that of a telephone's column, and of a letter
local NAME, BAR, GAP, FOOT = 17, 15, 10, 44 -- heights
local LEGEND, LEFT, RIGHT = 18, 6, 16 -- on the right half of the axis's last number
local MOST_SERIES = 4
local MOST_WHISKER = 1.25 -- longest bars: a whisker beyond is cut, and ends in an arrow

local number = record.number

-- The bars from top to bottom, each with what is written behind it.
local function bar(series, row, y)
  local text = number(row.median)
  if series.base then
    text = text .. " · " .. record.times(row, series.base)
  end
  return { row = row, y = y + BAR / 2, text = text }
end

local function lay_out(plot, top)
  local rows, bars, y = {}, {}, top
  for _, label in ipairs(record.distinct(plot.records, "label")) do
    table.insert(rows, { label = label, y = y + 12 })
    y = y + NAME
    for i, series in ipairs(plot.series) do
      local row = record.row(series.record.rows, label, series.kind)
      if row then
        local new = bar(series, row, y)
        new.series = i
        table.insert(bars, new)
        y = y + BAR
      end
    end
    y = y + GAP
  end
  return rows, bars, y
end

-- Each name and kind is there once: what is behind a comma tells sizes apart.
local function check(plot)
  local a = plot.attributes
  if a.scale or a.axis then plot.refuse("scale= and axis= go with kind=\"curve\"") end
  if #plot.series > MOST_SERIES then
    plot.refuse("a plot of bars has at most " .. MOST_SERIES .. " bars a row")
  end
  for _, one in ipairs(plot.records) do
    local met = {}
    for _, row in ipairs(one.rows) do
      local key = row.label .. "\n" .. row.kind
      if met[key] then plot.refuse(one.path .. " has ‹" .. row.label .. "› twice") end
      met[key] = true
    end
  end
end

local function find_bases(plot)
  for _, series in ipairs(plot.series) do
    series.base = record.base(series.record, plot.attributes, series.kind)
  end
end

local function draw_legend(drawing, plot)
  local y = 0
  if #plot.series > 1 then
    for i, series in ipairs(plot.series) do
      drawing:patterned(1, y + 2, 22, 11, "series-" .. i, i - 1)
      drawing:text(30, y + 12, 12, series.label, "faint", "start")
      y = y + LEGEND
    end
  end
  if plot.attributes.base then
    drawing:text(1, y + 12, 12, "× faster, × slower: than " .. plot.attributes.base,
      "faint", "start")
    y = y + LEGEND
  end
  return y > 0 and y + 6 or 0
end

local function data_of(bars, most, scale)
  local data = {}
  for i, one in ipairs(bars) do
    local row = one.row
    local high = math.min(row.high, most)
    data[i] = { row.median, row.low, high, one.y, BAR / 2 - 1.5,
      16 + one.series, high + 6 / scale, one.text, row.high > most and 1 or 0 }
  end
  return data
end

local PARTS = { [3] = "axis", [4] = "whisker" }
local ROLES = { "ink", "faint" }

local function add(drawing, shape)
  if shape.shape == "rect" then
    local series = shape.colour - 16
    drawing:patterned(shape.x, shape.y, shape.w, shape.h, "series-" .. series, series - 1)
  elseif shape.shape == "text" then
    drawing:text(shape.x, shape.y, 12, shape.text, ROLES[shape.colour], shape.anchor)
  elseif shape.shape == "path" then
    drawing:path(shape.d, PARTS[shape.colour])
  end
end

-- The end of the longest bar with its whisker.
local function longest(bars)
  local most, median = 0, 0
  for _, one in ipairs(bars) do
    most = math.max(most, one.row.high)
    median = math.max(median, one.row.median)
  end
  return math.min(most, MOST_WHISKER * median)
end

-- Each bar has its number behind it.
local function scale_of(bars, most, room)
  local scale = math.huge
  for _, one in ipairs(bars) do
    local left = room - 6 - utf8.len(one.text) * LETTER
    scale = math.min(scale, left / math.min(one.row.high, most))
  end
  return scale
end

local function count(shapes, kind)
  local n = 0
  for _, shape in ipairs(shapes) do if shape.shape == kind then n = n + 1 end end
  return n
end

local function draw_bars(drawing, plot, bars, height)
  local most, room = longest(bars), WIDTH - LEFT - RIGHT
  local scale = scale_of(bars, most, room)
  local shapes = gnuplot("plot-bars.gp", { width = WIDTH, height = height, foot = FOOT,
    left = LEFT, right = WIDTH - RIGHT, most = room / scale, unit = plot.unit },
    data_of(bars, most, scale), plot.refuse)
  if count(shapes, "rect") ~= #bars then
    plot.refuse("gnuplot drew " .. count(shapes, "rect") .. " of " .. #bars .. " bars")
  end
  for _, shape in ipairs(shapes) do add(drawing, shape) end
end

-- In words

local function words(plot, rows)
  local list = {}
  for _, line in ipairs(rows) do
    local parts = {}
    for _, series in ipairs(plot.series) do
      local row = record.row(series.record.rows, line.label, series.kind)
      if row then
        table.insert(parts, (series.label ~= "" and series.label .. " " or "")
          .. number(row.median))
      end
    end
    table.insert(list, line.label .. ": " .. table.concat(parts, "; "))
  end
  return "Bars, medians in " .. plot.unit .. ". " .. table.concat(list, ". ") .. "."
end

local function draw(plot)
  check(plot)
  find_bases(plot)
  local drawing = new_drawing(WIDTH, 0)
  local rows, bars, bottom = lay_out(plot, draw_legend(drawing, plot))
  drawing.height = bottom + FOOT
  for _, row in ipairs(rows) do
    drawing:text(1, row.y, 12, row.label, "ink", "start")
  end
  draw_bars(drawing, plot, bars, drawing.height)
  drawing.alt = words(plot, rows)
  return drawing
end

-- All numbers

local function numbers(plot)
  find_bases(plot)
  local several, based = #plot.series > 1, plot.attributes.base
  local head = { "Variant", "Median, " .. plot.unit, "10th–90th percentile" }
  if several then table.insert(head, 2, "Measured") end
  if based then table.insert(head, "Than " .. plot.attributes.base) end
  local body = {}
  for _, label in ipairs(record.distinct(plot.records, "label")) do
    for _, series in ipairs(plot.series) do
      local row = record.row(series.record.rows, label, series.kind)
      if row then
        local cells = { label, number(row.median), record.spread(row) }
        if several then table.insert(cells, 2, series.label) end
        if based then table.insert(cells, record.times(row, series.base)) end
        table.insert(body, cells)
      end
    end
  end
  return head, body
end

return { draw = draw, numbers = numbers }
