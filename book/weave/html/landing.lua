-- html/landing.lua: the first page: cover, the best result on record, the chapters, and
-- the book in other forms, as far as they have been made.

local contents = require "html.contents"
local fail = require "reader.fail"
local figures = require "figures"
local markup = require "html.markup"
local picture = require "html.picture"
local places = require "html.places"
local read_whole = require "reader.read-whole"
local record = require "reader.record"

local COVER = "book/cover.fen"

local DOWNLOADS = { { ".pdf", "PDF" }, { "-the-code.pdf", "the rest of the code, PDF" },
  { ".epub", "EPUB" } }

-- The Makefile keeps a list of what has been made, with the sizes in bytes.
local function downloads()
  local items, forms = pandoc.List(), read_whole("build/book/forms") or ""
  for _, download in ipairs(DOWNLOADS) do
    local file = "four-bits-at-a-time" .. download[1]
    local size = forms:match("(%d+) [^\n]*" .. file:gsub("%p", "%%%0"))
    if size then
      items:insert { pandoc.Plain { pandoc.Link(
        ("%s, %.1f MB"):format(download[2], size / 1e6), "../" .. file) } }
    end
  end
  return #items > 0 and pandoc.MetaBlocks { pandoc.BulletList(items) } or nil
end

local function cover()
  return markup.raw(picture(figures.cover(read_whole(COVER), function(message)
    fail(COVER .. ":1", message)
  end)))
end

-- What the fastest perft on record came to, if there is a record.
local function best()
  if not read_whole("book/measurements/perft.json") then return nil end
  local fastest, with
  for _, run in ipairs(record.read { file = "perft", group = "perft",
      compilers = "gcc clang", src = "book/weave/html/page.html:1" }) do
    for _, row in ipairs(run.rows) do
      if not fastest or row.median > fastest.median then fastest, with = row, run.data end
    end
  end
  local processor = with.processor:gsub("%(R%)", ""):gsub(" Processor", "")
  return ("%.1f times as fast as %s"):format(fastest.median, with.rival),
    ("on one thread of an %s with %s, compiled by %s"):format(processor,
      fastest.name:upper():gsub("AVX512", "AVX-512"), with.compiler)
end

return function(doc)
  local chapters = {}
  for _, block in ipairs(doc.blocks) do chapters[block.attributes.stem] = block.content end
  doc.meta.contents = contents.tree(chapters, true)
  doc.meta.cover = pandoc.MetaBlocks { cover() }
  doc.meta.downloads = downloads()
  doc.meta.best, doc.meta["best-with"] = best()
  doc.meta["after-page"] = places.book[1].slug .. ".html"
  doc.meta.pagetitle = "Four Bits at a Time"
  doc.blocks = {}
  return doc
end
