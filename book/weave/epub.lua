-- epub.lua: pandoc filter. Renders the neutral document of noweb.lua (described
-- there), of all chapters at once, as the EPUB; epub-run calls it.
--
-- What the pages of the HTML edition can do in a small window without scripts, it
-- takes from their modules. It cares for XHTML, and for one file a chapter.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "?.lua;" .. package.path

local code = require "html-code"
code.pre = require("epub-code").pre

-- Of style sheets for drawings, reading systems know too little.
local painters = require "figures.painters"
painters.page = painters.print

local markup = require "html-markup"
local notes = require "epub-notes"
local places = require "html-places"
local tokens = require "tokens"

local stringify = pandoc.utils.stringify

-- pandoc gives each heading of the first level a file, and numbers the files. It
-- mends the links that it knows of; those inside code it does not see.
function places.address(stem, id)
  if stem == places.page.stem then return "#" .. id end
  return ("ch%03d.xhtml#%s"):format(places.page_of(stem).file, id)
end

places.file_address = nil

local RENDER = { chunk = require "html-chunk", index = require "html-index" }
for _, renderers in ipairs { require "html-figure", notes.render } do
  for class, render in pairs(renderers) do RENDER[class] = render end
end

local function link(node)
  local stem = node.attributes.stem
  if stem then
    node.target = places.address(stem, node.target:sub(2))
    node.attributes.stem = nil
  end
  return node
end

-- The number goes into the table of contents with the heading.
local function header(block)
  local content = pandoc.List()
  local number = block.attributes.number
  if number and number ~= "" then
    content:extend { pandoc.Span({ pandoc.Str(number) },
      pandoc.Attr("", { "number" })), pandoc.Space() }
  end
  content:extend(block.content)
  return pandoc.Header(block.level, content, pandoc.Attr(block.identifier))
end

local function listing(block)
  local class = block.classes[1]
  if class == "command" or class == "output" or block.attributes.marks then
    return nil
  end
  return markup.raw('<div class="box listing">' .. code.pre(block) .. "</div>")
end

-- In XHTML no element is left open.
local function xhtml(node)
  if node.format ~= "html" then return nil end
  for _, empty in ipairs { "br", "hr", "img", "wbr" } do
    node.text = node.text:gsub("<(" .. empty .. ")(%f[%s/>][^>]-)/?>", "<%1%2/>")
  end
  return node
end

local function render(blocks)
  return blocks:walk({ Div = notes.hints_last }):walk({
    Code = code.inline,
    Link = link,
    Header = header,
    CodeBlock = listing,
    Div = function(block)
      local draw = RENDER[block.classes[1]]
      return draw and draw(block)
    end,
  }):walk { RawBlock = xhtml, RawInline = xhtml }
end

-- The references stand before the index, each in a file of its own.
local function is_index(stem) return stem:match("^Z%-") ~= nil end

local function references()
  return { pandoc.Header(1, { pandoc.Str "References" }, pandoc.Attr("references")),
    pandoc.Div({}, pandoc.Attr("refs")) }
end

local function read_book(meta)
  for i, entry in ipairs(meta.book) do
    local page = {}
    for key, value in pairs(entry) do page[key] = stringify(value) end
    page.file = is_index(page.stem) and i + 1 or i
    places.book[i] = page
  end
end

function Pandoc(doc)
  read_book(doc.meta)
  doc.meta.book, doc.meta.stem = nil, nil
  tokens.prepare(doc.blocks)
  local blocks, back = pandoc.List(), pandoc.List()
  for _, chapter in ipairs(doc.blocks) do
    local stem = chapter.attributes.stem
    places.page = places.page_of(stem)
    local part = is_index(stem) and back or blocks
    part:extend(render(chapter.content))
  end
  blocks:extend(references())
  blocks:extend(back)
  doc.blocks = blocks
  return doc
end
