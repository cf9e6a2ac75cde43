-- html-landing.lua: the first page: cover, contents with what each chapter makes, and the
-- book in other forms, as far as they have been made.

local contents = require "html-contents"
local fail = require "fail"
local figures = require "figures"
local markup = require "html-markup"
local picture = require "html-picture"
local places = require "html-places"
local read_whole = require "read-whole"

local COVER = "book/theme/cover.fen"

local DOWNLOADS = { { "pdf", "PDF" }, { "epub", "EPUB" } }

-- The Makefile keeps a list of what has been made.
local function downloads()
  local items, forms = pandoc.List(), read_whole("build/book/forms") or ""
  for _, download in ipairs(DOWNLOADS) do
    local file = "four-bits-at-a-time." .. download[1]
    if forms:find(file, 1, true) then
      items:insert { pandoc.Plain { pandoc.Link(download[2], "../" .. file) } }
    end
  end
  return #items > 0 and pandoc.MetaBlocks { pandoc.BulletList(items) } or nil
end

local function cover()
  return markup.raw(picture(figures.cover(read_whole(COVER), function(message)
    fail(COVER .. ":1", message)
  end)))
end

-- "chapters 1 and 2, and the appendices A, D, E and F", as far as they are there.
local function list(numbers)
  if #numbers < 2 then return numbers[1] end
  return table.concat(numbers, ", ", 1, #numbers - 1) .. " and " .. numbers[#numbers]
end

local function edition()
  local chapters, appendices = {}, {}
  for _, entry in ipairs(places.book) do
    local is_chapter = entry.number:match("%d")
    if entry.number ~= "" then
      table.insert(is_chapter and chapters or appendices, entry.number)
    end
  end
  local parts = {}
  if #chapters > 0 then
    table.insert(parts, (#chapters > 1 and "chapters " or "chapter ") .. list(chapters))
  end
  if #appendices > 0 then
    table.insert(parts, (#appendices > 1 and "appendices " or "appendix ")
      .. list(appendices))
  end
  return table.concat(parts, ", and ")
end

return function(doc)
  local chapters, makes = {}, {}
  for _, block in ipairs(doc.blocks) do
    local stem = block.attributes.stem
    chapters[stem], makes[stem] = block.content, block.attributes.makes
  end
  doc.meta.contents = contents.tree(chapters, makes)
  doc.meta.cover = pandoc.MetaBlocks { cover() }
  doc.meta.downloads = downloads()
  doc.meta.edition = edition()
  doc.meta["after-page"] = places.book[1].slug .. ".html"
  doc.meta.pagetitle = "Four Bits at a Time"
  doc.blocks = {}
  return doc
end
