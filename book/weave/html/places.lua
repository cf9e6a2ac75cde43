-- html/places.lua: places of the book, STEM#ID, and their addresses.
--
--   places.book   the pages, in order: { stem, number, title, slug }
--   places.answers    the pages of answers by chapter, which come after the page
--                 that lists them: likewise, with name and within, that page
--   places.page   the one being made; nil for the landing page

local fail = require "reader.fail"
local file_id = require "reader.file-id"
local markup = require "html.markup"

local places = { book = {}, answers = {} }

local function page_from(entry)
  local page = {}
  for key, value in pairs(entry) do page[key] = pandoc.utils.stringify(value) end
  return page
end

-- Fills places.book and places.answers from the metadata.
function places.read(meta)
  local list
  for i, entry in ipairs(meta.book) do
    places.book[i] = page_from(entry)
    if places.book[i].slug == "answers" then list = places.book[i] end
  end
  for i, entry in ipairs(meta.answers) do
    places.answers[i] = page_from(entry)
    places.answers[i].within = list
  end
end

function places.page_of(stem)
  for _, pages in ipairs { places.book, places.answers } do
    for _, entry in ipairs(pages) do
      if entry.stem == stem then return entry end
    end
  end
  fail("chapters/" .. stem .. ".nw:1", "no page is made of this, but one leads here")
end

function places.address(stem, id)
  if stem == places.page.stem then return "#" .. id end
  return places.page_of(stem).slug .. ".html#" .. id
end

function places.address_of(target)
  return places.address(target:match("^(.-)#(.*)$"))
end

-- The title of a page comes as it was written: [[code]] in it is set as code.
function places.title(entry)
  local inlines, from = pandoc.List(), 1
  for before, quoted, after in entry.title:gmatch("(.-)%[%[(.-%]*)%]%]()") do
    inlines:extend { pandoc.Str(before), pandoc.Code(quoted) }
    from = after
  end
  inlines:insert(pandoc.Str(entry.title:sub(from)))
  return inlines
end

function places.title_text(entry)
  return pandoc.utils.stringify(places.title(entry))
end

function places.chapter_name(entry)
  if entry.name then return entry.name end
  if entry.number == "" then return places.title_text(entry) end
  return (entry.number:match("%d") and "Chapter " or "Appendix ") .. entry.number
end

-- Where a place is, if it is on another page.
function places.elsewhere(target)
  local stem = target:match("^(.-)#")
  if stem == places.page.stem then return "" end
  local name = places.chapter_name(places.page_of(stem)):gsub("^%u", string.lower)
  return ", " .. markup.escape(name)
end

-- Where the page of whole files shows the lines of a chunk of this page in one of
-- its files, or without an anchor the file. The EPUB has no such pages, and takes this away.
function places.file_address(path, anchor)
  return places.page.slug .. "-files.html#" .. places.stretch_id(path, anchor)
end

-- The page of a chapter has no file of its answers and their tests; theirs has all.
function places.shows_file(path)
  return places.page.within or not path:match("^tangled/exercises/") or path:match("/starter%.c$")
end

function places.stretch_id(path, anchor)
  return file_id(path) .. (anchor and "--" .. anchor or "")
end

function places.anchor(target, content, class)
  return '<a' .. (class and ' class="' .. class .. '"' or "") .. ' href="'
    .. markup.escape(places.address_of(target)) .. '">' .. content .. "</a>"
end

-- A link inside the book gets the address of its target.
function places.follow(node)
  local stem = node.attributes.stem
  if stem then
    node.target = places.address(stem, node.target:sub(2))
    node.attributes.stem = nil
  end
  return node
end

return places
