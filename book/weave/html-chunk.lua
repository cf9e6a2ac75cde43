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

-- A chunk's name; one that is a path may break after its slashes.
local function name_html(name)
  if not name:find("/", 1, true) then
    return "‹" .. markup.escape(name) .. "›"
  end
  return '‹<span class="path">' .. markup.escape(name):gsub("/", "/<wbr>")
    .. "</span>›"
end

local function chunk_link(word, target, name, sign)
  return "<li>" .. word .. " " .. places.anchor(target, name_html(name)) .. sign
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

local function chunk_foot(a)
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
  if #items == 0 then return "" end
  return '<ul class="foot">' .. table.concat(items) .. "</ul>"
end

return function(block)
  local a = block.attributes
  local sign = a.count == "1" and "\u{A0}≡" or "\u{A0}+≡"
  return markup.raw(boxes.box(a.kind, markup.id_attribute(block),
    name_html(a.name) .. '<span class="sign">' .. sign .. "</span>",
    boxes.badge(a.kind, a.label), code.pre(block.content[1], "Code: " .. a.name),
    chunk_foot(a)))
end
