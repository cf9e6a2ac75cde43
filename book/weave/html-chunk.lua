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

local function used_in(a)
  local links = {}
  for _, user in ipairs(lines(a.usedin)) do
    local target, name = user:match("^(%S+) (.+)$")
    table.insert(links, places.anchor(target, boxes.short_name(name))
      .. places.elsewhere(target))
  end
  return #links > 0 and { "<li>used in " .. table.concat(links, ", ") .. "</li>" }
    or {}
end

-- "part 2 of 6: part 1, part 3", the last two links to the pieces beside it.
local function parts(a)
  local links = {}
  local function add(target, class, count)
    if not target then return end
    table.insert(links, '<span class="' .. class .. '">' .. places.anchor(target,
      "part " .. count) .. places.elsewhere(target) .. "</span>")
  end
  local count = math.tointeger(tonumber(a.count))
  add(a.prev, "before", count - 1)
  add(a.next, "after", count + 1)
  if #links == 0 then return {} end
  return { "<li>part " .. a.count .. " of " .. a.pieces .. ": "
    .. table.concat(links, ", ") .. "</li>" }
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

-- Whether some line of a file is the chunk's own, and not that of a chunk it uses.
local function has_own_lines(block)
  if block.content[1].text == "" then return false end
  for line in (block.content[1].text .. "\n"):gmatch("(.-)\n") do
    if not line:match("^%s*‹.*›$") then return true end
  end
  return false
end

-- The files that the chunk ends up in, if there is more in them than the chunk.
local function whole_files(block)
  local items, roots = pandoc.List(), lines(block.attributes.roots)
  if is_whole_file(block) or not places.file_address then return items end
  local anchor = has_own_lines(block) and block.identifier or nil
  for i, path in ipairs(roots) do
    items:insert('<li class="whole"><a href="' .. places.file_address(path, anchor) .. '">whole file'
      .. (#roots > 1 and " " .. markup.escape(path:match("[^/]*$")) or "")
      .. "</a></li>")
  end
  return items
end

local function chunk_foot(block)
  local a = block.attributes
  local items = pandoc.List(defined_names(a))
  items:extend(used_in(a))
  items:extend(parts(a))
  items:extend(whole_files(block))
  if #items == 0 then return "" end
  return '<ul class="foot">' .. table.concat(items) .. "</ul>"
end

-- The first piece of a chunk has two ids, see anchors.awk.
local function name_with_id(a)
  local name = boxes.name(a.name)
  return a.also and '<span id="' .. a.also .. '">' .. name .. "</span>" or name
end

local function name_of_link(a)
  return markup.escape("Link to ‹" .. a.name .. "›")
    .. (a.pieces ~= "1" and ", part " .. a.count or "")
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
    name_with_id(a) .. '<a class="sign" tabindex="-1" href="#'
      .. block.identifier .. '" aria-label="' .. name_of_link(a) .. '">' .. sign
      .. "</a>",
    boxes.badge(a.kind, a.label), code.pre(block.content[1], "Code: " .. a.name),
    chunk_foot(block)))
end
