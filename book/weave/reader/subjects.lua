-- subjects.lua: the places of the index in a chapter. A mark [words]{.index} becomes
-- its words with a Span.indexed for each entry, empty, in front of them; and a term of
-- the glossary a Span.indexed where it is bold for the first time, or, if it is
-- nowhere, before the first paragraph of the section that defines it.
--
-- subjects.awk makes the same ids, and has seen to it that all marks are well made.

local fail = require "reader.fail"

local stringify = pandoc.utils.stringify

local function place(id) return pandoc.Span({}, pandoc.Attr(id, { "indexed" })) end

local function is_mark(node) return node.t == "Span" and node.classes[1] == "index" end

local function words_of(entry)
  return (entry:lower():gsub("[^a-z0-9]+", "-"):gsub("^%-", ""):gsub("%-$", ""))
end

-- counts: by id, the places so far
local function places_of(chapter, mark, counts)
  local places = pandoc.List()
  if mark.attributes.see then return places end
  for entry in (mark.attributes.entry or stringify(mark)):gmatch("[^;]+") do
    local id = chapter.page.slug .. "--index-" .. words_of(entry)
    counts[id] = (counts[id] or 0) + 1
    places:insert(place(counts[id] > 1 and id .. "-" .. counts[id] or id))
  end
  return places
end

local function is_blank(node)
  return not node or node.t == "Space" or node.t == "SoftBreak"
end

-- A mark without words that stands between blanks takes one of them away.
local function replace_marks(chapter, inlines, counts)
  local result, skip = pandoc.List(), false
  for _, node in ipairs(inlines) do
    if is_mark(node) then
      skip = #node.content == 0 and is_blank(result[#result])
      result:extend(places_of(chapter, node, counts))
      result:extend(node.content)
    elseif not (skip and is_blank(node)) then
      result:insert(node)
      skip = false
    end
  end
  return result
end

local function form_of(term, text)
  text = text:lower():gsub("%s+", " ")
  return term.forms[text] or term.forms[text:gsub("s$", "")]
end

-- Before the first paragraph of the section.
local function put_into_section(chapter, blocks, term)
  local inside = false
  for _, block in ipairs(blocks) do
    inside = inside or block.t == "Header" and block.identifier == term.section
    if inside and block.t == "Para" then
      block.content:insert(1, place(term.place))
      return
    end
  end
  fail(chapter.text:place_of("#" .. term.section), "the glossary leads here, and no paragraph follows")
end

local function mark_terms(chapter, blocks)
  local done = {}
  blocks = blocks:walk { Strong = function(strong)
    for _, term in ipairs(chapter.terms) do
      if not done[term] and form_of(term, stringify(strong)) then
        done[term] = true
        return { place(term.place), strong }
      end
    end
  end }
  for _, term in ipairs(chapter.terms) do
    if not done[term] then put_into_section(chapter, blocks, term) end
  end
  return blocks
end

return function(chapter, blocks)
  local counts = {}
  blocks = blocks:walk { Inlines = function(inlines)
    return replace_marks(chapter, inlines, counts)
  end }
  return mark_terms(chapter, blocks)
end
