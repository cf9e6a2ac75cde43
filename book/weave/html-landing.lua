-- html-landing.lua: the first page: contents with what each chapter makes, and the
-- book in other forms, as far as they have been made.

local contents = require "html-contents"
local read_whole = require "read-whole"

local DOWNLOADS = { { "pdf", "PDF" }, { "epub", "EPUB" } }

local function downloads()
  local items = pandoc.List()
  for _, download in ipairs(DOWNLOADS) do
    local file = "four-bits-at-a-time." .. download[1]
    if read_whole("build/book/" .. file) then
      items:insert { pandoc.Plain { pandoc.Link(download[2], "../" .. file) } }
    end
  end
  return #items > 0 and pandoc.MetaBlocks { pandoc.BulletList(items) } or nil
end

return function(doc)
  local chapters, makes = {}, {}
  for _, block in ipairs(doc.blocks) do
    local stem = block.attributes.stem
    chapters[stem], makes[stem] = block.content, block.attributes.makes
  end
  doc.meta.contents = contents.tree(chapters, makes)
  doc.meta.downloads = downloads()
  doc.meta.pagetitle = "Four Bits at a Time"
  doc.blocks = {}
  return doc
end
