-- html/index.lua: the lists of the index as HTML: a heading for each group, an item for
-- each entry, and in it the sections, definitions first.

local boxes = require "html.box"
local markup = require "html.markup"
local places = require "html.places"

-- The places of an entry, each section once: { target, label, defines }.
local function places_of(entry)
  local found, seen = {}, {}
  local function add(lines, defines)
    for target, label in (lines or ""):gmatch("(%S+) ([^\n]+)") do
      if not seen[label] then
        table.insert(found, { target = target, label = label, defines = defines })
      end
      seen[label] = true
    end
  end
  add(entry.attributes.defined, true)
  add(entry.attributes.used, false)
  return found
end

local function name_of(entry)
  local a = entry.attributes
  if a.kind ~= "identifier" then return boxes.name(a.name) end
  return "<code>" .. markup.escape(a.name) .. "</code>"
end

local function place_html(place)
  local link = places.anchor(place.target, (place.label:gsub(" ", "\u{A0}")))
  return place.defines and "<b>" .. link .. "</b>" or link
end

local function item(entry)
  local links = {}
  for i, place in ipairs(places_of(entry)) do links[i] = place_html(place) end
  local what = entry.attributes.what
  return "<li>" .. name_of(entry) .. (what and " <i>" .. what .. "</i>" or "")
    .. ' <span class="places">' .. table.concat(links, ", ") .. "</span></li>"
end

local function group(kind, block)
  local label = block.attributes.label
  local html = { '<section class="group"><h3 id="index-' .. kind .. "-"
    .. label:lower():gsub("[^a-z0-9]+", "-"):gsub("-$", "") .. '">' .. label
    .. "</h3>\n<ul>" }
  for _, entry in ipairs(block.content) do table.insert(html, item(entry)) end
  return table.concat(html, "\n") .. "\n</ul></section>"
end

return function(block)
  local groups = {}
  for i, child in ipairs(block.content) do
    groups[i] = group(block.attributes.kind, child)
  end
  return markup.raw('<div class="index ' .. block.attributes.kind
    .. '">\n' .. table.concat(groups, "\n") .. "\n</div>")
end
