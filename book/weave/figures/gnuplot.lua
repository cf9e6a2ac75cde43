-- gnuplot.lua: runs gnuplot, and takes apart the SVG that it makes, so that a plot
-- is a drawing like the others: its parts have names, and the page their colours.
--
--   gnuplot(template, settings, data, refuse)   the shapes, in gnuplot's order
--     template   a script in book/theme/
--     settings   what the script finds set: names with numbers or texts
--     data       rows of numbers and texts: what the script finds in $data; an
--                empty row ends an index
-- In a script a colour is a number, rgb "#000003", by which a shape is known:
--   { shape = "rect", colour, x, y, w, h }    { shape = "path", colour, d, dash }
--   { shape = "text", colour, x, y, anchor, text }   { shape = "point", colour, x, y }

local read_whole = require "read-whole"

local function literal(value)
  if type(value) == "number" then return string.format("%.10g", value) end
  return '"' .. value:gsub('[\\"]', "\\%0") .. '"'
end

local function script_of(template, settings, data)
  local lines, names = {}, {}
  for name in pairs(settings) do table.insert(names, name) end
  table.sort(names)
  for _, name in ipairs(names) do
    table.insert(lines, name .. " = " .. literal(settings[name]))
  end
  table.insert(lines, "$data << END_OF_DATA")
  for _, row in ipairs(data) do
    local cells = {}
    for i, cell in ipairs(row) do cells[i] = literal(cell) end
    table.insert(lines, table.concat(cells, " "))
  end
  table.insert(lines, "END_OF_DATA")
  table.insert(lines, read_whole("book/theme/" .. template))
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

local function colour_of(text)
  local r, g, b = (text or ""):match("^rgb%(%s*(%d+),%s*(%d+),%s*(%d+)%)$")
  return r and (tonumber(r) << 16 | tonumber(g) << 8 | tonumber(b))
end

local function attribute(tag, name)
  return tag:match("%s" .. name .. "%s*=%s*'([^']*)'")
    or tag:match("%s" .. name .. '%s*=%s*"([^"]*)"')
end

local function place(tag)
  local x, y = (attribute(tag, "transform") or ""):match("translate%(([%d.-]+),([%d.-]+)%)")
  return tonumber(x), tonumber(y)
end

local function rectangle(points)
  local xs, ys = {}, {}
  for x, y in points:gmatch("([%d.-]+),([%d.-]+)") do
    table.insert(xs, tonumber(x))
    table.insert(ys, tonumber(y))
  end
  local x, y = math.min(table.unpack(xs)), math.min(table.unpack(ys))
  return x, y, math.max(table.unpack(xs)) - x, math.max(table.unpack(ys)) - y
end

local ENTITIES = { ["&lt;"] = "<", ["&gt;"] = ">", ["&amp;"] = "&" }

local readers = {}

function readers.polygon(tag)
  local x, y, w, h = rectangle(attribute(tag, "points"))
  return { shape = "rect", colour = colour_of(attribute(tag, "fill")), x = x, y = y,
    w = w, h = h }
end

function readers.path(tag)
  local d = attribute(tag, "d"):gsub("%s+", " "):gsub(" $", "")
  return d:find("L") and { shape = "path", colour = colour_of(attribute(tag, "stroke")),
    d = d, dash = attribute(tag, "stroke%-dasharray") }
end

function readers.use(tag)
  local x, y = place(tag)
  return { shape = "point", colour = colour_of(attribute(tag, "color")), x = x, y = y }
end

-- A text stands in a group, which has its place and its looks.
function readers.text(_, group, content)
  local x, y = place(group)
  return { shape = "text", colour = colour_of(attribute(group, "fill")), x = x, y = y,
    anchor = attribute(group, "text%-anchor"),
    text = content:gsub("<[^>]*>", ""):gsub("&%a+;", ENTITIES):match("^%s*(.-)%s*$") }
end

local function shapes_of(svg)
  local shapes, group = {}, ""
  svg = svg:gsub("<defs>.-</defs>", "")
  for tag, name, after in svg:gmatch("(<(%a+)[^>]*>)()") do
    if name == "g" then group = tag end
    local content = name == "text" and svg:match("^(.-)</text>", after)
    local shape = readers[name] and readers[name](tag, group, content)
    if shape and shape.colour then table.insert(shapes, shape) end
  end
  return shapes
end

return function(template, settings, data, refuse)
  return shapes_of(run(script_of(template, settings, data), refuse))
end
