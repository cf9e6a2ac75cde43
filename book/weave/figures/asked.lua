-- asked.lua: the kinds of figures that are drawn in C (book/figures), which pages draw
-- with as well. build/figures/draw is asked as book/figures/request.h says.

local next_number = require "figures.numbers"
local painters = require "figures.painters"

local DRAW = (os.getenv("FIGURES") or "build/figures") .. "/draw"
local ANSWER_END = "\x1e"

local function ask(arguments, request)
  local is_there, answer = pcall(pandoc.pipe, DRAW, arguments, request)
  return is_there and answer or error(DRAW .. " gives no answer: make html makes it", 0)
end

local function lines_of(attributes)
  local lines = pandoc.List()
  for name, value in pairs(attributes) do lines:insert(name .. "=" .. value) end
  lines:sort()
  return table.concat(lines, "\n")
end

-- What a kind knows, of the attributes of a block.
local function known(kind, attributes)
  local own = {}
  for name in pairs(kind.attributes) do
    if name ~= "live" then own[name] = attributes[name] end
  end
  return own
end

-- The fields of an answer: the attributes, the words, the controls and the drawing.
local function answer_to(kind, medium, number, attributes, refuse)
  local fields = pandoc.List()
  for field in ask({}, table.concat({ medium, number, kind.name, lines_of(attributes) }, "\n"))
    :gmatch("([^" .. ANSWER_END .. "]*)" .. ANSWER_END) do
    fields:insert(field)
  end
  if fields[1] ~= "drawn" then refuse(fields[2]) end
  return fields
end

-- A drawing as in drawing.lua, so far as others need it. state is what a page asks with.
local function draw(kind, attributes, refuse)
  if attributes.live and attributes.live ~= "yes" then
    refuse('live="' .. attributes.live .. '": expected yes, or no live=')
  end
  local own = known(kind, attributes)
  local drawing = { alt = answer_to(kind, "page", 0, own, refuse)[3], state = lines_of(own) }
  function drawing.svg(_, paint)
    return answer_to(kind, paint == painters.print and "print" or "page", next_number(),
      own, refuse)[5]
  end
  return drawing
end

-- As a page asks for it (live-ask.js).
local function try_live(kind, attributes, refuse)
  local own = known(kind, attributes)
  own.live = "yes"
  answer_to(kind, "page", 0, own, refuse)
end

-- From a line such as "word value! bits! weights": what must be there has a sign.
local function kind_of(line)
  local kind = { attributes = {} }
  for name, sign in line:gmatch("([%w-]+)(!?)") do
    if kind.name then
      kind.attributes[name] = sign == "!"
    else
      kind.name = name
    end
  end
  kind.draw = function(attributes, refuse) return draw(kind, attributes, refuse) end
  kind.try_live = function(attributes, refuse) try_live(kind, attributes, refuse) end
  return kind
end

local kinds = pandoc.List()
for line in ask({ "--kinds" }, ""):gmatch("[^\n]+") do kinds:insert(kind_of(line)) end
return kinds
