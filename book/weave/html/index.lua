-- html/index.lua: the lists of the index as HTML: the letters to jump to, a heading for
-- each group, an item for each entry, and in it the sections, definitions first.

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

local function slug(text) return (text:lower():gsub("[^a-z0-9]+", "-"):gsub("^%-", ""):gsub("%-$", "")) end

-- A subject is text, with `code` in it.
local function subject(name)
  local html = markup.escape(name):gsub("'", "\u{2019}")
  return (html:gsub("`([^`]+)`", "<code>%1</code>"))
end

local function name_of(entry)
  local a = entry.attributes
  if a.kind == "subject" then return subject(a.name) end
  if a.kind ~= "identifier" then return boxes.name(a.name) end
  return "<code>" .. markup.escape(a.name) .. "</code>"
end

local function place_html(place)
  local link = places.anchor(place.target, (place.label:gsub(" ", "\u{A0}")))
  return place.defines and "<b>" .. link .. "</b>" or link
end

local function links_of(entry)
  local links, see = {}, entry.attributes.see
  for i, place in ipairs(places_of(entry)) do links[i] = place_html(place) end
  if see then
    table.insert(links, ('<i>see%s</i> <a href="#index-entry-%s">%s</a>'):format(#links > 0 and " also" or "",
      slug(see:match("^[^,]*")), subject(see)))
  end
  if #links == 0 then return "" end
  return ' <span class="places">' .. table.concat(links, ", ") .. "</span>"
end

local item

local function is_div(block) return block.t == "Div" end

local function list(entries)
  local items = pandoc.List(entries):map(item)
  if #items == 0 then return "" end
  return "<ul>\n" .. table.concat(items, "\n") .. "\n</ul>"
end

function item(entry)
  local a = entry.attributes
  local id = a.all and ' id="index-entry-' .. slug(a.name:match("^[^,]*")) .. '"' or ""
  return "<li" .. id .. ">" .. name_of(entry) .. (a.what and " <i>" .. a.what .. "</i>" or "")
    .. links_of(entry) .. list(entry.content:filter(is_div)) .. "</li>"
end

local function id_of(kind, group) return "index-" .. kind .. "-" .. slug(group.attributes.label) end

local function group(kind, block)
  return '<section class="group"><h3 id="' .. id_of(kind, block) .. '">' .. block.attributes.label
    .. "</h3>\n" .. list(block.content) .. "</section>"
end

-- Where the groups are letters, a line of them.
local function letters(kind, groups)
  if kind ~= "subject" and kind ~= "identifier" then return "" end
  local links = pandoc.List(groups):map(function(block)
    return ('<a href="#%s">%s</a>'):format(id_of(kind, block), block.attributes.label)
  end)
  return '<p class="letters">' .. table.concat(links, " ") .. "</p>\n"
end

return function(block)
  local kind = block.attributes.kind
  local groups = pandoc.List(block.content):map(function(child) return group(kind, child) end)
  return markup.raw(letters(kind, block.content) .. '<div class="index ' .. kind
    .. '">\n' .. table.concat(groups, "\n") .. "\n</div>")
end
