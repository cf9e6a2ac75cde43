-- html/contents.lua: the contents of the book, and the way to the pages before and
-- after.

local markup = require "html.markup"
local places = require "html.places"

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
  local title = entry.name and { pandoc.Str(entry.name) } or places.title(entry)
  return pandoc.Link(title_inlines(entry.number, title),
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

-- "page" for the page itself; a page of whole files is within its chapter, and one of
-- answers within their list.
local function aria_current(entry)
  local page = places.page
  if not page then return {} end
  local word = entry == page and "page"
    or (entry.stem == page.chapter or entry == page.within) and "true"
  return word and { { "aria-current", word } } or {}
end

-- The pages of answers stand under the page that lists them, on the first page and on
-- each of their own.
local function shows_answers(entry)
  local list, page = places.answers[1] and places.answers[1].within, places.page
  return entry == list and (not page or page == list or page.within == list)
end

-- An item for each entry, and in it those of its answers or its sections; folded, if
-- all chapters show theirs.
local function items_of(entries, chapters, is_folded)
  return pandoc.List(entries):map(function(entry)
    local here = #aria_current(entry) > 0
    local item, blocks = pandoc.List { pandoc.Plain {
      page_link(entry, pandoc.Attr("", {}, aria_current(entry))) } }, chapters[entry.stem]
    local inner = shows_answers(entry) and items_of(places.answers, chapters)
      or blocks and section_items(blocks, here and "" or entry.slug .. ".html") or {}
    if #inner == 0 then return item end
    local list = { pandoc.BulletList(inner) }
    item:extend(is_folded and markup.wrapped("<details><summary>"
      .. #inner .. (shows_answers(entry) and " pages" or " sections")
      .. "</summary>", list, "</details>") or list)
    return item
  end)
end

-- chapters: by stem, the blocks of the chapters whose sections are listed.
function contents.tree(chapters, is_folded)
  return pandoc.MetaBlocks {
    pandoc.BulletList(items_of(places.book, chapters, is_folded)) }
end

-- All pages in order.
local function sequence()
  local list = pandoc.List()
  for _, entry in ipairs(places.book) do
    list:insert(entry)
    if entry.slug == "answers" then list:extend(places.answers) end
  end
  return list
end

local function entry_at(offset)
  local list = sequence()
  for i, entry in ipairs(list) do
    if entry == places.page then return list[i + offset] end
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
