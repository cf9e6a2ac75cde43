-- drawing.lua: what figures are drawn with, and how a drawing becomes SVG.
--
-- A drawing has width, height, alt (what it says, in words) and shapes, painted
-- in order. Lengths are in units of a 1/96 inch; y grows downwards; a text
-- stands on its y. Each shape has a part, which a painter (painters.lua) turns
-- into the attributes of an element: a class, or plain colours.

local next_number = require "figures.numbers"

local Drawing = {}
Drawing.__index = Drawing

local function add(drawing, shape) table.insert(drawing.shapes, shape) end

-- Parts: box-lane, box-lane2, box-sign, box-empty, grid, square-light,
-- square-dark, square-member, mark, mark-under, plate, cover-light, cover-dark,
-- cover-zero.
function Drawing:rect(x, y, w, h, part)
  add(self, { "rect", part, x = x, y = y, width = w, height = h })
end

-- role: ink | faint | sign | white | black (the men); anchor: middle | start.
function Drawing:text(x, y, size, text, role, anchor)
  add(self, { "text", "text-" .. (role or "ink"), x = x, y = y,
    ["font-size"] = size, ["text-anchor"] = anchor or "middle", content = text })
end

-- Parts: line, line-sign.
function Drawing:line(x1, y1, x2, y2, part)
  add(self, { "line", part or "line", x1 = x1, y1 = y1, x2 = x2, y2 = y2 })
end

-- Parts: arrow, arrow-head; of plots axis, whisker, curve-N, marker-N, hollow-N. d is
-- a path in SVG's own letters, dash the lengths of strokes and gaps.
function Drawing:path(d, part, dash)
  add(self, { "path", part, d = d, ["stroke-dasharray"] = dash })
end

-- A rectangle with a pattern over its colour, 0 (none) to 3. Parts: plane-N, series-N.
function Drawing:patterned(x, y, w, h, part, pattern)
  self:rect(x, y, w, h, part)
  if pattern > 0 then
    self.patterns[pattern] = true
    add(self, { "rect", nil, x = x, y = y, width = w, height = h, over = pattern })
  end
end

-- A rectangle in the colour and the pattern of a plane, 0 to 3.
function Drawing:plane(x, y, w, h, plane)
  self:patterned(x, y, w, h, "plane-" .. plane, plane)
end

-- SVG

local ENTITIES = { ["<"] = "&lt;", [">"] = "&gt;", ["&"] = "&amp;" }

local ORDER = { "x", "y", "width", "height", "x1", "y1", "x2", "y2", "d",
  "stroke-dasharray", "font-size", "text-anchor" }

-- What lies over the colour of planes 1 to 3: hatched, dotted, striped.
local PATTERNS = {
  '<pattern id="%s" width="8" height="8" patternUnits="userSpaceOnUse">'
    .. '<path d="M0 0H1.2L0 1.2zM6.8 0H8V1.2L1.2 8H0V6.8zM8 8H6.8L8 6.8z" %s/>'
    .. '</pattern>',
  '<pattern id="%s" width="6" height="6" patternUnits="userSpaceOnUse">'
    .. '<circle cx="3" cy="3" r="1.4" %s/></pattern>',
  '<pattern id="%s" width="6" height="6" patternUnits="userSpaceOnUse">'
    .. '<rect y="2" width="6" height="1.8" %s/></pattern>',
}

local drawn -- the number of this drawing

local function pattern_id(plane) return "plane-" .. drawn .. "-" .. plane end

local function definitions(drawing, paint)
  local list = {}
  for plane, pattern in ipairs(PATTERNS) do
    if drawing.patterns[plane] then
      table.insert(list, pattern:format(pattern_id(plane), paint("pattern")))
    end
  end
  if #list == 0 then return nil end
  return "<defs>" .. table.concat(list) .. "</defs>"
end

local function value_text(value)
  return type(value) == "number" and string.format("%g", value) or value
end

local function element(shape, paint)
  local words = { "<" .. shape[1] }
  for _, key in ipairs(ORDER) do
    if shape[key] then
      table.insert(words, key .. '="' .. value_text(shape[key]) .. '"')
    end
  end
  table.insert(words, shape.over and 'fill="url(#' .. pattern_id(shape.over)
    .. ')"' or paint(shape[2]))
  local open = table.concat(words, " ")
  if not shape.content then return open .. "/>" end
  return open .. ">" .. shape.content:gsub("[<>&]", ENTITIES) .. "</text>"
end

-- The drawing as an <svg> element.
function Drawing:svg(paint)
  drawn = next_number()
  local parts = { string.format(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" '
    .. 'width="%g" height="%g">', self.width, self.height, self.width,
    self.height) }
  table.insert(parts, definitions(self, paint))
  for _, shape in ipairs(self.shapes) do
    table.insert(parts, element(shape, paint))
  end
  table.insert(parts, "</svg>")
  return table.concat(parts, "\n")
end

-- A new drawing, empty.
return function(width, height)
  return setmetatable({ width = width, height = height, shapes = {},
    patterns = {} }, Drawing)
end
