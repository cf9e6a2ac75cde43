-- plot-curve.lua: a plot of lines, over the sizes at which cases were measured.

local gnuplot = require "figures.gnuplot"
local new_drawing = require "figures.drawing"
local record = require "record"

local WIDTH, HEIGHT, FOOT, LEFT = 352, 250, 44, 48
local LEGEND = 18
local COLOURS, MOST_LINES, MOST_TICS = 4, 8, 7

local number, size = record.number, record.size

-- A line for each variant of each series, its rows by size.
local function line_of(series, name)
  local rows = {}
  for _, row in ipairs(series.record.rows) do
    if row.name == name and row.kind == series.kind then table.insert(rows, row) end
  end
  table.sort(rows, function(one, other) return one.at < other.at end)
  local label = series.label == "" and name or name .. ", " .. series.label
  return { label = label, rows = rows }
end

local function lines_of(plot)
  local lines = {}
  for _, name in ipairs(record.distinct(plot.records, "name")) do
    for _, series in ipairs(plot.series) do
      local line = line_of(series, name)
      if #line.rows > 0 then table.insert(lines, line) end
    end
  end
  return lines
end

local SCALES = { linear = 0, log = 1 }

local function check(plot)
  local a = plot.attributes
  if a.base then plot.refuse('base= goes with kind="bars"') end
  if a.axis and not a.axis:find("%S") then plot.refuse("axis= does not say what the sizes are") end
  if not SCALES[a.scale or "linear"] then
    plot.refuse('scale="' .. a.scale .. '" is neither linear nor log')
  end
  for _, one in ipairs(plot.records) do
    for _, row in ipairs(one.rows) do
      if (row.at or 0) <= 0 then
        plot.refuse("a curve needs sizes, and ‹" .. row.name .. "› in " .. one.path
          .. " was measured without one: give its case an .at")
      end
    end
  end
end

local function check_lines(plot, lines)
  if #lines > MOST_LINES then
    plot.refuse("a plot has at most " .. MOST_LINES .. " lines, not " .. #lines)
  end
  for _, line in ipairs(lines) do
    for i = 2, #line.rows do
      if line.rows[i].at == line.rows[i - 1].at then
        plot.refuse("‹" .. line.label .. "› was measured twice at " .. size(line.rows[i].at))
      end
    end
  end
end

local function sizes_of(plot)
  local sizes = record.distinct(plot.records, "at")
  table.sort(sizes)
  if #sizes < 2 then plot.refuse("a curve needs two sizes at least") end
  return sizes
end

-- As many of the sizes as there is room for.
local function tics_of(sizes)
  local every, tics = math.ceil(#sizes / MOST_TICS), {}
  for i = 1, #sizes, every do
    table.insert(tics, string.format('"%s" %d', size(sizes[i]), sizes[i]))
  end
  return table.concat(tics, ", ")
end

-- From under the lowest time to over the highest; a linear axis begins at 0.
local function levels_of(lines)
  local least, most = math.huge, 0
  for _, line in ipairs(lines) do
    for _, row in ipairs(line.rows) do
      least, most = math.min(least, row.low), math.max(most, row.high)
    end
  end
  return least / 1.2, most * 1.1
end

-- 1, 2 and 5 of each power of ten.
local function levels_between(least, most)
  local tics = {}
  for power = math.floor(math.log(least, 10)), math.ceil(math.log(most, 10)) do
    for _, digit in ipairs { 1, 2, 5 } do
      local level = string.format("%g", digit * 10.0 ^ power)
      if tonumber(level) >= least and tonumber(level) <= most then
        table.insert(tics, '"' .. level .. '" ' .. level)
      end
    end
  end
  return table.concat(tics, ", ")
end

-- What gnuplot is told: numbers for colours, by which the shapes are known again.
local function look(lines)
  local strokes, dashes, points = {}, {}, {}
  for i in ipairs(lines) do
    strokes[i] = string.format("#%06X", 16 + i)
    points[i] = string.format("#%06X", 32 + i)
    dashes[i] = (i - 1) // COLOURS + 1
  end
  return table.concat(strokes, " "), table.concat(points, " "), table.concat(dashes, " ")
end

local function data_of(lines)
  local data = {}
  for _, line in ipairs(lines) do
    for _, row in ipairs(line.rows) do
      table.insert(data, { row.at, row.median, row.low, row.high })
    end
    table.insert(data, {})
    table.insert(data, {})
  end
  return data
end

-- Markers, around a point: round, square, triangle, diamond, and the same hollow.
local SHAPES = {
  function(x, y) return ("M%g %ga4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"):format(x - 4, y) end,
  function(x, y) return ("M%g %gh7v7h-7z"):format(x - 3.5, y - 3.5) end,
  function(x, y) return ("M%g %gl4.8 8.4h-9.6z"):format(x, y - 5.2) end,
  function(x, y) return ("M%g %gl5 5l-5 5l-5 -5z"):format(x, y - 5) end,
}

local function draw_marker(drawing, i, x, y)
  local colour = (i - 1) % COLOURS + 1
  drawing:path(SHAPES[colour](x, y),
    (i > COLOURS and "hollow-" or "marker-") .. colour)
end

local function curve_part(i) return "curve-" .. (i - 1) % COLOURS + 1 end

local function draw_legend(drawing, lines)
  for i, line in ipairs(lines) do
    local y = (i - 1) * LEGEND
    drawing:path(("M1 %gL31 %g"):format(y + 8, y + 8), curve_part(i),
      i > COLOURS and "5 4" or nil)
    draw_marker(drawing, i, 16, y + 8)
    drawing:text(38, y + 12, 12, line.label, "ink", "start")
  end
end

local ROLES = { "ink", "faint" }

local function add(drawing, shape)
  local i = shape.colour % 16
  if shape.shape == "text" then
    drawing:text(shape.x, shape.y, 12, shape.text, ROLES[shape.colour], shape.anchor)
  elseif shape.shape == "point" then
    draw_marker(drawing, i, shape.x, shape.y)
  elseif shape.colour == 3 then
    drawing:path(shape.d, "axis")
  else
    drawing:path(shape.d, curve_part(i), shape.dash and "5 4")
  end
end

local function draw_lines(drawing, plot, lines, top)
  local sizes = sizes_of(plot)
  local strokes, points, dashes = look(lines)
  local least, most = levels_of(lines)
  local is_log = SCALES[plot.attributes.scale or "linear"]
  local shapes = gnuplot("plot-curve.gp", { width = WIDTH, height = drawing.height,
    top = top, foot = FOOT, left = LEFT, right = WIDTH - 12, from = sizes[1],
    to = sizes[#sizes], tics = tics_of(sizes), lines = strokes, points = points,
    dashes = dashes, along = plot.attributes.axis or "bytes",
    logarithmic = is_log, least = least, most = most,
    levels = is_log == 1 and levels_between(least, most) or "" }, data_of(lines), plot.refuse)
  local drawn = 0
  for _, shape in ipairs(shapes) do
    if shape.shape == "point" then drawn = drawn + 1 end
    add(drawing, shape)
  end
  return drawn
end

-- In words

local function words(plot, lines)
  local list = {}
  for _, line in ipairs(lines) do
    local first, last = line.rows[1], line.rows[#line.rows]
    table.insert(list, string.format("%s: %s at %s, %s at %s", line.label,
      number(first.median), size(first.at), number(last.median), size(last.at)))
  end
  return "Curves over " .. (plot.attributes.axis or "bytes") .. ", medians in "
    .. plot.unit .. ", first and last: " .. table.concat(list, ". ") .. "."
end

local function draw(plot)
  check(plot)
  local lines = lines_of(plot)
  check_lines(plot, lines)
  local top = #lines * LEGEND + 26
  local drawing = new_drawing(WIDTH, top + HEIGHT)
  draw_legend(drawing, lines)
  drawing:text(1, top - 10, 12, plot.unit, "faint", "start")
  local drawn, asked = draw_lines(drawing, plot, lines, top), 0
  for _, line in ipairs(lines) do asked = asked + #line.rows end
  if drawn ~= asked then
    plot.refuse("gnuplot drew " .. drawn .. " of " .. asked .. " points")
  end
  drawing.alt = words(plot, lines)
  return drawing
end

-- All numbers: a row for each size, a column for each line.
local function numbers(plot)
  check(plot)
  local along = (plot.attributes.axis or "bytes"):gsub("^%l", string.upper)
  local head, body = { along }, {}
  local lines = lines_of(plot)
  for _, line in ipairs(lines) do
    table.insert(head, line.label .. ", " .. plot.unit)
  end
  for i, at in ipairs(sizes_of(plot)) do
    body[i] = { size(at) }
    for _, line in ipairs(lines) do
      local cell = "–"
      for _, row in ipairs(line.rows) do
        if row.at == at then cell = number(row.median) end
      end
      table.insert(body[i], cell)
    end
  end
  return head, body
end

return { draw = draw, numbers = numbers }
