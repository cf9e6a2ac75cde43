-- html-file.lua: a Div.file of files.lua as HTML: the whole file with its lines
-- numbered, and beside each stretch of it the chunk that it comes from.

local boxes = require "html-box"
local code = require "html-code"
local markup = require "html-markup"
local places = require "html-places"

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

-- The newline of a stretch's last line ends the line for those who copy it.
local function stretch_html(a, lines)
  local sign = a.count == "1" and "" or " +≡"
  return '<div class="stretch"><p class="origin">'
    .. places.anchor(a.target, boxes.name(a.name)) .. sign .. "</p><pre><code>"
    .. table.concat(lines, "\n") .. "\n</code></pre></div>"
end

local function body(block)
  local lines, at, parts = code.lines(block.content[1]), 0, {}
  for i = 2, #block.content do
    local a = block.content[i].attributes
    local count = tonumber(a.lines)
    table.insert(parts, stretch_html(a,
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
    markup.raw(later_note(a) .. '<div class="box file ' .. a.kind
      .. '"><div class="listing" ' .. markup.scrolling("The file " .. a.path)
      .. ">\n" .. body(block) .. "\n</div></div>") }
end
