-- links.lua: links inside the book learn on which page their id is, and get a
-- text if they have none. A quotation in a link or a heading loses its own links.

local fail = require "reader.fail"
local stream = require "reader.stream"

local function label_of_page(chapter, id)
  local page = stream.page_with_slug(chapter, id)
  if page and page.number ~= "" then
    return (page.number:match("%d") and "chapter " or "appendix ")
      .. page.number
  end
end

local function link(chapter, node)
  local id = node.target:match("^#(.+)$")
  local at = chapter.text:place_of("(" .. node.target)
  if not id and not node.target:match("^%a+:") then
    fail(at, "a link goes to #id inside the book, or to https://, not to "
      .. node.target)
  elseif not id then
    return node
  elseif not chapter.links[id] then
    fail(at, "nothing in the book has the id #" .. id)
  end
  node.attributes.stem = chapter.links[id]
  if #node.content == 0 then
    local label = label_of_page(chapter, id) or chapter.labels[id]
    if not label then fail(at, "this link needs a text: [text](#" .. id .. ")") end
    node.content = { pandoc.Str((label:gsub(" ", "\u{A0}"))) }
  end
  return node
end

local without_marks = { Code = function(code)
  code.attributes.marks = nil
  return code
end }

local function strip_marks(node) return node:walk(without_marks) end

-- The walk that resolves the links of a chapter.
return function(chapter)
  return {
    Link = function(node) return link(chapter, strip_marks(node)) end,
    Header = strip_marks,
  }
end
