-- gnuplot.lua: has gnuplot draw a plot, and makes a drawing of its SVG, so that the
-- parts of a plot have names like those of others, and the page their colours.
--
--   gnuplot(template, settings, data, asked, refuse)   the drawing
--     template   a script in book/weave/figures/, which follows plot.gp
--     settings   what the scripts find set: names with numbers, texts or lists of texts
--     data       lists of rows of numbers and texts: the parts of $data
--     asked      how many bars and points there are to be, with those of the legend
-- In a script a colour is a number, rgb "#000003": of a part, or 16 and the number of
-- a series.

local new_drawing = require "figures.drawing"
local read_whole = require "reader.read-whole"

local function literal(value)
  if type(value) == "number" then return string.format("%.10g", value) end
  return '"' .. value:gsub('[\\"]', "\\%0") .. '"'
end

-- gnuplot's word(list, i) takes the quotes off.
local function setting(value)
  if type(value) ~= "table" then return literal(value) end
  local words = {}
  for i, word in ipairs(value) do words[i] = '"' .. word .. '"' end
  return literal(table.concat(words, " "))
end

local function script_of(template, settings, data)
  local lines = {}
  for name, value in pairs(settings) do
    table.insert(lines, name .. " = " .. setting(value))
  end
  table.insert(lines, "$data << END_OF_DATA")
  for _, rows in ipairs(data) do
    for _, row in ipairs(rows) do
      local cells = {}
      for i, cell in ipairs(row) do cells[i] = literal(cell) end
      table.insert(lines, table.concat(cells, " "))
    end
    table.insert(lines, "\n")
  end
  table.insert(lines, "END_OF_DATA")
  table.insert(lines, read_whole("book/weave/figures/plot.gp"))
  table.insert(lines, read_whole("book/weave/figures/" .. template))
  return table.concat(lines, "\n")
end

local function run(script, refuse)
  local is_there = os.execute("command -v gnuplot > /dev/null 2>&1")
  if not is_there then refuse("gnuplot, which draws plots, is not here: make setup installs it") end
  local done, result = pcall(pandoc.pipe, "gnuplot", { "-d", "-" }, script)
  if not done then refuse("gnuplot does not draw this: " .. tostring(result.output or result)) end
  return result
end

-- The SVG

local ROLES = { "ink", "faint" }
local LINES = { [3] = "axis", [4] = "whisker" }
local COLOURS = 4 -- of series; the next as many are hollow and dashed

-- Markers, around a point: round, square, triangle, diamond.
local MARKERS = {
  "M%g %gm-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "M%g %gm-3.5 -3.5h7v7h-7z",
  "M%g %gm0 -5.2l4.8 8.4h-9.6z", "M%g %gm0 -5l5 5l-5 5l-5 -5z" }

local ENTITIES = { ["&lt;"] = "<", ["&gt;"] = ">", ["&amp;"] = "&" }

-- The number of the first colour in a tag, or nothing; for a series, what is above 16.
local function colour_of(tag)
  local blue = tag:match("rgb%(%s*0,%s*0,%s*(%d+)%)")
  return tonumber(blue), blue and tonumber(blue) - 16
end

local function look_of(series) return (series - 1) % COLOURS + 1 end

-- Elements. Each returns true for one of a series, a bar or a point.
local adders = {}

function adders.polygon(drawing, tag)
  local _, series = colour_of(tag)
  local x1, y1, x2, y2 = tag:match("points = '(%S+),(%S+) %S+ (%S+),(%S+)")
  drawing:patterned(tonumber(x1), tonumber(y2), x2 - x1, y1 - y2, "series-" .. series,
    series - 1)
  return true
end

function adders.path(drawing, tag)
  local colour, series = colour_of(tag)
  local d = tag:match("%sd='%s*([^']-)%s*'"):gsub("%s+", " ")
  if colour and d:find("L") then
    drawing:path(d, LINES[colour] or "curve-" .. look_of(series),
      tag:find("dasharray") and "5 4")
  end
end

function adders.use(drawing, tag)
  local _, series = colour_of(tag)
  local x, y = tag:match("translate%((%S+),(%S+)%)")
  if not series or series < 1 then return false end
  drawing:path(MARKERS[look_of(series)]:format(x, y),
    (series > COLOURS and "hollow-" or "marker-") .. look_of(series))
  return true
end

-- A text stands in a group, which has its place and its looks.
function adders.text(drawing, _, group, content)
  local x, y = group:match("translate%((%S+),(%S+)%)")
  drawing:text(tonumber(x), tonumber(y), 12, content:gsub("&%a+;", ENTITIES),
    ROLES[colour_of(group)], group:match('text%-anchor="(%a+)"'))
end

-- Also returns how many bars and points there are.
local function drawing_of(svg, settings)
  local drawing, marks, group = new_drawing(settings.width, settings.height), 0, nil
  svg = svg:gsub("<defs>.-</defs>", "")
  for tag, name, after in svg:gmatch("(<(%a+)[^>]*>)()") do
    if name == "g" then group = tag end
    local content = name == "text" and svg:match("^%s*(.-)%s*</text>", after)
    if adders[name] and adders[name](drawing, tag, group, content) then marks = marks + 1 end
  end
  return drawing, marks
end

return function(template, settings, data, asked, refuse)
  local drawing, marks = drawing_of(run(script_of(template, settings, data), refuse), settings)
  if marks ~= asked then refuse("gnuplot drew " .. marks .. " of " .. asked .. " bars and points") end
  return drawing
end
