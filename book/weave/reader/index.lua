-- index.lua: the lists of the index page. The stream (index.awk) has the entries in
-- no order; here they are sorted, put under their letters, and stand as Div.index
-- behind the heading that they belong to (described in noweb.lua).

local attr = require("reader.element").attr
local nested = require "reader.nested"

-- The id of the heading over a list of entries.
local LIST_OF = { ["index-subjects"] = "subject", ["index-identifiers"] = "identifier",
  ["index-chunks"] = "chunk", ["index-files"] = "file" }

-- Letters with accents stand by those without.
local PLAIN = { ["ä"] = "a", ["č"] = "c", ["ć"] = "c" }

-- The library's names stand by what follows their prefix, and subjects by letters and
-- digits alone; a folder's files before those of the folders in it.
local function key_of(entry)
  local name = entry.name:lower()
  if entry.kind == "identifier" then return (name:gsub("^nb_", "")) end
  if entry.kind == "subject" then
    return (name:gsub("[\xC3\xC4].", PLAIN):gsub("[^%w\xC3\xC4]+", " "):gsub("^ ", ""))
  end
  return (name:gsub("^.*/", "%0 "))
end

local function before(a, b)
  local x, y = key_of(a), key_of(b)
  if x == y then return a.name < b.name end
  return x < y
end

-- Files stand by their folder, all else by its first letter.
local function group_of(entry)
  if entry.kind == "file" then return entry.name:match("^(.*/)") end
  if key_of(entry):match("^%d") then return "0–9" end
  return key_of(entry):match("%a"):upper()
end

local entry_block
function entry_block(entry)
  local inner = pandoc.List(entry.inner or {}):map(entry_block)
  return pandoc.Div(inner, attr("", { "entry" }, { { "name", entry.name },
    { "kind", entry.kind }, { "what", entry.what }, { "see", entry.see },
    { "defined", entry.defined }, { "used", entry.used },
    { "all", entry.all } }))
end

local function group_block(label)
  return pandoc.Div({}, attr("", { "group" }, { { "label", label } }))
end

local function list_block(entries, kind)
  local chosen = pandoc.List(entries):filter(function(entry)
    return entry.kind == kind
  end)
  if kind == "subject" then chosen = nested(chosen, before) end
  table.sort(chosen, before)
  local groups, last = pandoc.List(), nil
  for _, entry in ipairs(chosen) do
    local label = group_of(entry)
    if not last or last.attributes.label ~= label then
      last = group_block(label)
      groups:insert(last)
    end
    last.content:insert(entry_block(entry))
  end
  return pandoc.Div(groups, attr("", { "index" }, { { "kind", kind } }))
end

-- The blocks of a page, with each list of entries before the next heading.
return function(chapter, blocks)
  if #chapter.entries == 0 then return blocks end
  local result, kind = pandoc.List(), nil
  local function finish()
    if kind then result:insert(list_block(chapter.entries, kind)) end
  end
  for _, block in ipairs(blocks) do
    if block.t == "Header" then
      finish()
      kind = LIST_OF[block.identifier]
    end
    result:insert(block)
  end
  finish()
  return result
end
