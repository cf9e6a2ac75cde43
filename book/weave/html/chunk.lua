-- html/chunk.lua: a Div.chunk as HTML: its name and kind, its code, and below it
-- where the code is used and continued.

local boxes = require "html.box"
local code = require "html.code"
local markup = require "html.markup"
local places = require "html.places"

local function lines(text)
  local list = {}
  for line in (text or ""):gmatch("[^\n]+") do table.insert(list, line) end
  return list
end

-- Of files that have one name the folder is told as well, so that they can be told
-- apart; the EPUB, where space is dear, leaves it out.
local function short_names(names)
  local count, short = {}, {}
  for _, name in ipairs(names) do
    local last = name:match("[^/]*$")
    count[last] = (count[last] or 0) + 1
  end
  for i, name in ipairs(names) do
    short[i] = places.file_address and count[name:match("[^/]*$")] > 1
      and name:match("[^/]+/[^/]+%.%w+$") or name:match("[^/]+%.%w+$") or name
  end
  return short
end

-- Many links take more room than the code above them: then all but some are folded.
local MANY, SOME = 8, 3

local function folded(links)
  if not places.file_address or #links < MANY then return table.concat(links, ", ") end
  return table.concat(links, ", ", 1, SOME) .. "<details><summary>and "
    .. #links - SOME .. " more</summary>" .. table.concat(links, ", ", SOME + 1)
    .. "</details>"
end

local function used_in(a)
  local links, targets, names = {}, {}, {}
  for i, user in ipairs(lines(a.usedin)) do
    targets[i], names[i] = user:match("^(%S+) (.+)$")
  end
  for i, name in ipairs(short_names(names)) do
    links[i] = places.anchor(targets[i], boxes.name(name))
      .. places.elsewhere(targets[i])
  end
  return #links > 0 and { "<li>used in " .. folded(links) .. "</li>" }
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

-- The files that a chunk ends up in. Of several, those that use it themselves are
-- named already, and lead to their whole.
local function files_to_name(a)
  local roots, users = pandoc.List(lines(a.roots)), {}
  if #roots < 2 then return roots end
  roots = roots:filter(places.shows_file)
  -- What an exercise shares with its chapter is shown with the chapter's own file.
  local own = roots:filter(function(path) return not path:match("^tangled/exercises/") end)
  if #own > 0 then roots = own end
  for _, user in ipairs(lines(a.usedin)) do users[user:match(" (.+)$")] = true end
  return roots:filter(function(path) return not users[path] end)
end

-- Links to the files, if there is more in them than the chunk. One is named only
-- where the chunk is in others as well.
local function whole_files(block)
  local a = block.attributes
  local paths = places.file_address and not is_whole_file(block)
    and files_to_name(a) or {}
  if #paths == 0 then return {} end
  local anchor, links = has_own_lines(block) and block.identifier or nil, {}
  for i, name in ipairs(short_names(paths)) do
    links[i] = '<a href="' .. places.file_address(paths[i], anchor) .. '">whole file'
      .. (#lines(a.roots) > 1 and " " .. markup.escape(name) or "") .. "</a>"
  end
  return { '<li class="whole">' .. folded(links) .. "</li>" }
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
