-- html-contents.lua: the contents of the book, and the way to the pages before and
-- after.

local markup = require "html-markup"
local places = require "html-places"

local contents = {}

local function title_inlines(number, inlines)
  local content = pandoc.List()
  if number and number ~= "" then
    content:insert(pandoc.Span({ pandoc.Str(number) },
      pandoc.Attr("", { "number" })))
    content:insert(pandoc.Space())
  end
  content:extend(pandoc.Span(inlines):walk({ Str = markup.str }).content)
  return content
end

local function page_link(entry, attributes)
  return pandoc.Link(title_inlines(entry.number, places.title(entry)),
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

-- "page" for the page itself; a page of whole files is within its chapter.
local function aria_current(entry)
  local page = places.page
  if not page then return {} end
  local word = entry == page and "page" or entry.stem == page.chapter and "true"
  return word and { { "aria-current", word } } or {}
end

-- The files of the library that a chapter makes.
local function made(names)
  local inlines = pandoc.List { pandoc.Str "makes", pandoc.Space() }
  for name in names:gmatch("[^\n]+") do
    if #inlines > 2 then inlines:extend { pandoc.Str ",", pandoc.Space() } end
    inlines:insert(pandoc.Code(name))
  end
  return pandoc.Span(inlines, pandoc.Attr("", { "makes" }))
end

-- chapters: by stem, the blocks of the chapters whose sections are listed;
-- makes: by stem, the names of the files that they make, one a line, or nil.
function contents.tree(chapters, makes)
  local items = pandoc.List()
  for i, entry in ipairs(places.book) do
    local here = #aria_current(entry) > 0
    local line = pandoc.List {
      page_link(entry, pandoc.Attr("", {}, aria_current(entry))) }
    local names = makes and makes[entry.stem]
    if names then line:extend { pandoc.Space(), made(names) } end
    local item = pandoc.List { pandoc.Plain(line) }
    local blocks = chapters[entry.stem]
    local sections = blocks
      and section_items(blocks, here and "" or entry.slug .. ".html") or {}
    if #sections > 0 then item:insert(pandoc.BulletList(sections)) end
    items[i] = item
  end
  return pandoc.MetaBlocks { pandoc.BulletList(items) }
end

local function entry_at(offset)
  for i, entry in ipairs(places.book) do
    if entry == places.page then return places.book[i + offset] end
  end
end

local STEPS = { [-1] = { rel = "prev", accesskey = "p" },
  [1] = { rel = "next", accesskey = "n" } }

-- A page has the link twice; only one of them has the key.
function contents.neighbour(offset, has_key)
  local entry, step = entry_at(offset), STEPS[offset]
  local attributes = { { "rel", step.rel } }
  if has_key then table.insert(attributes, { "accesskey", step.accesskey }) end
  return entry and pandoc.MetaInlines { page_link(entry,
    pandoc.Attr("", {}, attributes)) }
end

function contents.neighbour_page(offset)
  local entry = entry_at(offset)
  return entry and entry.slug .. ".html"
end

return contents
