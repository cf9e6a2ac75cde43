-- chunks.lua: the chunks in a Div.chapter, in order: the attributes of each Div.chunk
-- (see noweb.lua), and
--
--   stem, anchor    of its place
--   text, marks     its code, with the marks as a list
--   src             FILE:LINE
--   roots           a list

local marks = require "reader.marks"

local function chunk(stem, div)
  local code, roots = div.content[1], pandoc.List()
  for root in (div.attributes.roots or ""):gmatch("[^\n]+") do roots:insert(root) end
  local result = { stem = stem, anchor = div.identifier, text = code.text,
    marks = marks.decode(code.attributes.marks), roots = roots }
  for _, key in ipairs { "name", "count", "kind", "next", "section", "blank", "src" } do
    result[key] = div.attributes[key]
  end
  return result
end

return function(chapter)
  local list = pandoc.List()
  chapter:walk { Div = function(div)
    if div.classes[1] == "chunk" then list:insert(chunk(chapter.attributes.stem, div)) end
  end }
  return list
end
