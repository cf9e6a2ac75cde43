-- plot-bars.lua: a plot of bars, a row for each variant. Where one time is more than
-- twenty times another, bars would be too short to be compared, and bars on a
-- logarithmic axis would lie: there they are dots.

local gnuplot = require "figures.gnuplot"
local record = require "reader.record"

local WIDTH, LETTER = 352, 7.3 -- that of a telephone's column, and of a letter
local NAME, BAR, GAP, FOOT = 17, 15, 10, 44 -- heights
local LEGEND, LEFT, RIGHT = 18, 6, 16 -- on the right half of the axis's last number
local MOST_SERIES = 4
local MOST_WHISKER = 1.25 -- longest bars: a whisker beyond is cut, and ends in an arrow
local MOST_RATIO = 20 -- of two bars

local number = record.number

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

-- Calls each(label, i, series, row, base) for every bar, from top to bottom.
local function each_bar(plot, each)
  for _, label in ipairs(record.distinct(plot.records, "label")) do
    for i, series in ipairs(plot.series) do
      local row = record.row(series.record.rows, label, series.kind)
      if row then
        each(label, i, series, row,
          record.base(series.record, plot.attributes, series.kind))
      end
    end
  end
end

-- The rows for plot-bars.gp, from the top: bars, and the names over them.
local function lay_out(plot, y)
  local bars, names = {}, {}
  each_bar(plot, function(label, i, _, row, base)
    if not names[1] or names[#names][2] ~= label then
      y = y + (names[1] and GAP or 0) + NAME
      table.insert(names, { y - NAME / 2, label })
    end
    local text = number(row.median)
      .. (base and " · " .. record.times(row, base) or "")
    table.insert(bars, { y + BAR / 2, row.median, row.low, row.high, i, text })
    y = y + BAR
  end)
  return bars, names, y + GAP / 2
end

-- Where the axis begins and ends: at the end of the longest bar with its whisker.
local function axis_of(bars)
  local least, most, low, high = math.huge, 0, math.huge, 0
  for _, bar in ipairs(bars) do
    least, most = math.min(least, bar[2]), math.max(most, bar[2])
    low, high = math.min(low, bar[3]), math.max(high, bar[4])
  end
  if most / least > MOST_RATIO then return true, low / 1.3, high * 1.05 end
  return false, 0, math.min(high, MOST_WHISKER * most)
end

-- How long the axis may be: each bar has its text behind it.
local function length_of(bars, is_log, least, most)
  local room = WIDTH - LEFT - RIGHT
  local length = room
  for _, bar in ipairs(bars) do
    local high = math.min(bar[4], most)
    local part = is_log and math.log(high / least) / math.log(most / least) or high / most
    length = math.min(length, (room + RIGHT - 12 - utf8.len(bar[6]) * LETTER) / part)
  end
  return length
end

-- In words

local function words(plot)
  local list, last = {}, nil
  each_bar(plot, function(label, _, series, row)
    local said = (series.label ~= "" and series.label .. " " or "") .. number(row.median)
    table.insert(list, label == last and "; " .. said
      or (last and ". " or "") .. label .. ": " .. said)
    last = label
  end)
  return table.concat(list)
end

local function draw(plot)
  check(plot)
  local names, base = {}, plot.attributes.base
  for i, series in ipairs(plot.series) do names[i] = series.label end
  local in_legend = #names > 1 and #names or 0
  local top = (in_legend + (base and 1 or 0)) * LEGEND
  local bars, rows, bottom = lay_out(plot, top > 0 and top + 6 or 0)
  local is_log, least, most = axis_of(bars)
  local drawing = gnuplot("plot-bars.gp", { width = WIDTH, height = bottom + FOOT,
    top = top, foot = FOOT, left = LEFT, right = LEFT + length_of(bars, is_log, least, most),
    least = least, most = most, logarithmic = is_log and 1 or 0, names = names,
    axis = plot.unit .. (is_log and " (logarithmic)" or ""),
    remark = base and "Compared with " .. base or "" }, { bars, rows },
    #bars + in_legend, plot.refuse)
  drawing.alt = (is_log and "Dots on a logarithmic axis" or "Bars") .. ", medians in "
    .. plot.unit .. ". " .. words(plot) .. "."
  return drawing
end

-- All numbers
local function numbers(plot)
  local several, base = #plot.series > 1, plot.attributes.base
  local head, body = { "Variant", "Median, " .. plot.unit, "10th–90th percentile" }, {}
  if several then table.insert(head, 2, "Measured") end
  if base then table.insert(head, "Against " .. base) end
  each_bar(plot, function(label, _, series, row, other)
    local cells = { label, number(row.median), record.spread(row) }
    if several then table.insert(cells, 2, series.label) end
    if base then table.insert(cells, record.times(row, other)) end
    table.insert(body, cells)
  end)
  return head, body
end

return { draw = draw, numbers = numbers }
