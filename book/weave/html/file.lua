-- html/file.lua: a Div.file of files.lua as HTML: the whole file with its lines
-- numbered, and beside each stretch of it the chunk that it comes from.

local boxes = require "html.box"
local code = require "html.code"
local markup = require "html.markup"
local places = require "html.places"

local function later_note(a)
  local links = {}
  for place, name in (a.later or ""):gmatch("(%S+) ([^\n]+)") do
    table.insert(links, places.anchor(place, boxes.name(name)) .. " goes on"
      .. places.elsewhere(place):gsub("^,", " in"))
  end
  if #links == 0 then return "" end
  return '<p class="later">Later chapters add to this file: '
    .. table.concat(links, ", ") .. ".</p>"
end

local function missing_note(a)
  local names = {}
  for name in (a.missing or ""):gmatch("[^\n]+") do table.insert(names, boxes.name(name)) end
  if #names == 0 then return "" end
  return '<p class="later">Your answers to exercises complete this file: '
    .. table.concat(names, ", ") .. ".</p>"
end

-- A chunk may come in several stretches; the first has the id that links lead to.
local function new_ids(path)
  local seen = {}
  return function(target)
    if seen[target] then return "" end
    seen[target] = true
    return ' id="' .. markup.escape(places.stretch_id(path, target:match("#(.*)$")))
      .. '"'
  end
end

-- The name stands where it is another than that of the stretch before.
local function origin(a, before)
  local sign = a.count == "1" and "" or " +≡"
  local name = before and before.name == a.name and ""
    or ' <span class="chunk">' .. boxes.name(a.name) .. sign .. "</span>"
  return '<p class="origin">' .. places.anchor(a.target, markup.escape(a.section)
    .. name) .. "</p>"
end

-- The newline of a stretch's last line ends the line for those who copy it.
local function stretch_html(id, a, before, lines)
  return '<div class="stretch"' .. id .. ' data-name="' .. markup.escape(a.name)
    .. '">' .. origin(a, before) .. "<pre><code>"
    .. table.concat(lines, "\n") .. "\n</code></pre></div>"
end

local function body(block)
  local lines, at, parts = code.lines(block.content[1]), 0, {}
  local id_of = new_ids(block.attributes.path)
  for i = 2, #block.content do
    local a = block.content[i].attributes
    local count = tonumber(a.lines)
    local before = i > 2 and block.content[i - 1].attributes
    table.insert(parts, stretch_html(id_of(a.target), a, before,
      { table.unpack(lines, at + 1, at + count) }))
    at = at + count
  end
  return table.concat(parts, "\n")
end

-- The heading stands outside the frame, so that the contents can list it.
return function(block)
  local a = block.attributes
  return { pandoc.Header(2, { pandoc.RawInline("html",
      '<span class="path">' .. boxes.path(a.path) .. "</span>") },
      pandoc.Attr(block.identifier)),
    markup.raw(later_note(a) .. missing_note(a) .. '<div class="box file ' .. a.kind
      .. '"><div class="listing" ' .. markup.scrolling("The file " .. a.path)
      .. ">\n" .. body(block) .. "\n</div></div>") }
end
