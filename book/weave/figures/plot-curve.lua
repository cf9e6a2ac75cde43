-- plot-curve.lua: a plot of lines, over the sizes at which cases were measured.

local gnuplot = require "figures.gnuplot"
local record = require "reader.record"

local WIDTH, HEIGHT, FOOT, LEFT = 352, 250, 44, 48
local LEGEND = 18
local MOST_LINES, MOST_TICS = 8, 7

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

-- From under the lowest time to over the highest.
local function levels_of(lines)
  local least, most = math.huge, 0
  for _, line in ipairs(lines) do
    for _, row in ipairs(line.rows) do
      least, most = math.min(least, row.low), math.max(most, row.high)
    end
  end
  return least / 1.2, most * 1.1
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
  local lines, sizes = lines_of(plot), sizes_of(plot)
  check_lines(plot, lines)
  local top, names, data, points = #lines * LEGEND + 26, {}, {}, 0
  for i, line in ipairs(lines) do
    names[i], data[i], points = line.label, {}, points + #line.rows
    for j, row in ipairs(line.rows) do data[i][j] = { row.at, row.median, row.low, row.high } end
  end
  local least, most = levels_of(lines)
  local is_log = SCALES[plot.attributes.scale or "linear"]
  local drawing = gnuplot("plot-curve.gp", { width = WIDTH, height = top + HEIGHT, top = top,
    foot = FOOT, left = LEFT, right = WIDTH - 16, from = sizes[1], to = sizes[#sizes],
    tics = tics_of(sizes), least = least, most = most, logarithmic = is_log, names = names,
    axis = plot.unit .. (is_log == 1 and " (logarithmic)" or ""),
    along = plot.attributes.axis or "bytes" }, data, points + #lines, plot.refuse)
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
