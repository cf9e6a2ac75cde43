-- html-chunk.lua: a Div.chunk as HTML: its name and kind, its code, and below it
-- where the code is used and continued.

local boxes = require "html-box"
local code = require "html-code"
local markup = require "html-markup"
local places = require "html-places"

local function lines(text)
  local list = {}
  for line in (text or ""):gmatch("[^\n]+") do table.insert(list, line) end
  return list
end

local function chunk_link(word, target, name, sign)
  return "<li>" .. word .. " " .. places.anchor(target, boxes.name(name)) .. sign
    .. places.elsewhere(target) .. "</li>"
end

local function defined_names(a)
  local names = {}
  for i, name in ipairs(lines(a.defines)) do
    names[i] = '<a href="#' .. name .. '"><code>' .. name .. "</code></a>"
  end
  return #names > 0 and { "<li>defines " .. table.concat(names, ", ") .. "</li>" }
    or {}
end

local function is_whole_file(block)
  local a = block.attributes
  return not (a.prev or a.next or a.usedin)
    and not block.content[1].attributes.marks:find("use ", 1, true)
end

-- The files that the chunk ends up in, if there is more in them than the chunk.
local function whole_files(block)
  local items, roots = pandoc.List(), lines(block.attributes.roots)
  if is_whole_file(block) or not places.file_address then return items end
  for i, path in ipairs(roots) do
    items:insert('<li class="whole"><a href="' .. places.file_address(path) .. '">whole file'
      .. (#roots > 1 and " " .. markup.escape(path:match("[^/]*$")) or "")
      .. "</a></li>")
  end
  return items
end

local function chunk_foot(block)
  local a = block.attributes
  local items = pandoc.List(defined_names(a))
  for _, user in ipairs(lines(a.usedin)) do
    local target, name = user:match("^(%S+) (.+)$")
    items:insert(chunk_link("used in", target, name, ""))
  end
  if a.prev then
    items:insert(chunk_link("continues", a.prev, a.name, ""))
  end
  if a.next then
    items:insert(chunk_link("continued in", a.next, a.name, " +≡"))
  end
  items:extend(whole_files(block))
  if #items == 0 then return "" end
  return '<ul class="foot">' .. table.concat(items) .. "</ul>"
end

-- The first piece of a chunk has two ids, see anchors.awk.
local function name_with_id(a)
  local name = boxes.name(a.name)
  return a.also and '<span id="' .. a.also .. '">' .. name .. "</span>" or name
end

-- What the scripts need to put a chunk together: its name, and how many empty lines
-- follow its code.
local function data(a)
  return ' data-name="' .. markup.escape(a.name) .. '"'
    .. (a.blank and ' data-blank="' .. a.blank .. '"' or "")
end

return function(block)
  local a = block.attributes
  local sign = a.count == "1" and "\u{A0}≡" or "\u{A0}+≡"
  return markup.raw(boxes.box(a.kind, markup.id_attribute(block) .. data(a),
    name_with_id(a) .. '<a class="sign" href="#' .. block.identifier
      .. '" aria-label="Link to this chunk">' .. sign .. "</a>",
    boxes.badge(a.kind, a.label), code.pre(block.content[1], "Code: " .. a.name),
    chunk_foot(block)))
end
