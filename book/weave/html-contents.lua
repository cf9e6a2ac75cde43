-- html-contents.lua: the contents of the book, and the way to the pages before and
-- after.

local places = require "html-places"

local contents = {}

local function title_inlines(number, inlines)
  local content = pandoc.List()
  if number and number ~= "" then
    content:insert(pandoc.Span({ pandoc.Str(number) },
      pandoc.Attr("", { "number" })))
    content:insert(pandoc.Space())
  end
  content:extend(inlines)
  return content
end

local function page_link(entry, attributes)
  return pandoc.Link(title_inlines(entry.number, { pandoc.Str(entry.title) }),
    entry.slug .. ".html", "", attributes or pandoc.Attr())
end

-- The sections of a chapter's blocks, as items of a list.
local function section_items(blocks, prefix)
  local items = pandoc.List()
  for _, block in ipairs(blocks) do
    if block.t == "Header" and block.level == 2 then
      items:insert { pandoc.Plain { pandoc.Link(
        title_inlines(block.attributes.number, block.content),
        prefix .. "#" .. block.identifier) } }
    end
  end
  return items
end

-- chapters: by stem, the blocks of the chapters whose sections are listed.
function contents.tree(chapters)
  local items = pandoc.List()
  for i, entry in ipairs(places.book) do
    local current = entry == places.page
    local item = pandoc.List { pandoc.Plain { page_link(entry,
      pandoc.Attr("", {}, current and { { "aria-current", "page" } } or {})) } }
    local blocks = chapters[entry.stem]
    local sections = blocks
      and section_items(blocks, current and "" or entry.slug .. ".html") or {}
    if #sections > 0 then item:insert(pandoc.BulletList(sections)) end
    items[i] = item
  end
  return pandoc.MetaBlocks { pandoc.BulletList(items) }
end

function contents.neighbour(offset)
  for i, entry in ipairs(places.book) do
    if entry == places.page and places.book[i + offset] then
      return pandoc.MetaInlines { page_link(places.book[i + offset]) }
    end
  end
end

return contents
