-- epub/render.lua: pandoc filter. Renders the neutral document of noweb.lua (described
-- there), of all chapters at once, as the EPUB; make-epub calls it.
--
-- What the pages of the HTML edition can do in a small window without scripts, it
-- takes from their modules. It cares for XHTML, and for one file a chapter.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local again = require "reader.again"
local boxes = require "html.box"
local code = require "html.code"
code.pre = require("epub.code").pre

-- Of style sheets for drawings, reading systems know too little.
local painters = require "figures.painters"
painters.page = painters.print

local markup = require "html.markup"
local notes = require "epub.notes"
local places = require "html.places"
local read_whole = require "reader.read-whole"
local tokens = require "reader.tokens"

local stringify = pandoc.utils.stringify

-- pandoc gives each heading of the first level a file, and numbers the files. It
-- mends the links that it knows of; those inside code it does not see.
function places.address(stem, id)
  if stem == places.page.stem then return "#" .. id end
  return ("ch%03d.xhtml#%s"):format(places.page_of(stem).file, id)
end

places.file_address = nil

-- All answers are in one file.
local page_of = places.page_of
function places.page_of(stem)
  local page = page_of(stem)
  return page.within or page
end

-- The EPUB is the first volume. What is in the second has no address here.
local away = {}

local function is_away(target)
  local stem, id = target:match("^(.-)#(.*)$")
  return away[stem] or away[id]
end

local function note_away(chapter)
  local a = chapter.attributes
  away[a.stem] = again.WHOLE[a.slug]
  chapter.content = again.gather(chapter.content)
  for id in pairs(again.anchors(chapter.content)) do away[id] = true end
end

local anchor = places.anchor
function places.anchor(target, content, class)
  return is_away(target) and content or anchor(target, content, class)
end

local THE_CODE = pandoc.List { pandoc.Str " (in ", pandoc.Emph { pandoc.Str "The Code" },
  pandoc.Str ")" }

local follow = places.follow
function places.follow(node)
  local stem = node.attributes.stem
  if not (stem and is_away(stem .. node.target)) then return follow(node) end
  return node.content .. THE_CODE
end

-- Takes the places that are away off the entries of the index, and the entries that
-- have no others.
local function only_here(lines)
  local here = pandoc.List()
  for line in (lines or ""):gmatch("[^\n]+") do
    if not is_away(line:match("^%S+")) then here:insert(line) end
  end
  return #here > 0 and table.concat(here, "\n") or nil
end

-- (Of no blocks, pandoc may have made an empty Plain.)
local is_entry_here
function is_entry_here(entry)
  if entry.t ~= "Div" then return false end
  local a = entry.attributes
  a.defined, a.used, a.all = only_here(a.defined), only_here(a.used), only_here(a.all)
  entry.content = entry.content:filter(is_entry_here)
  return a.defined or a.used or a.all
end

local function thin_out(block)
  if block.classes[1] ~= "group" then return nil end
  block.content = block.content:filter(is_entry_here)
  return #block.content > 0 and block or {}
end

-- By place, the number of the section that a chunk stands in.
local section_of = {}

local function note_sections(blocks, stem, section)
  for _, block in ipairs(blocks) do
    if block.t == "Header" then
      section = block.attributes.number
    elseif block.t == "Div" then
      section_of[stem .. "#" .. block.identifier] = section
      section = note_sections(block.content, stem, section)
    end
  end
  return section
end

local elsewhere = places.elsewhere
function places.elsewhere(target)
  local section = section_of[target]
  if is_away(target) then return ", in <i>The Code</i>" end
  return section and ", section " .. section or elsewhere(target)
end

-- As in the PDF, a path needs no marks to be seen as a name.
local name = boxes.name
function boxes.name(text)
  local marked = name(text)
  return text:find("/", 1, true) and marked:gsub("[‹›]", "") or marked
end

local RENDER = { chunk = require "html.chunk", index = require "html.index" }
for _, renderers in ipairs { require "html.figure", notes.render } do
  for class, render in pairs(renderers) do RENDER[class] = render end
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

-- A book in print or on a reading device answers nobody.
local function still(block)
  block.attributes.live = nil
  return block
end

local function render(blocks)
  return blocks:walk({ Div = thin_out }):walk({ Div = notes.hints_last }):walk({
    Code = code.inline,
    Str = markup.str,
    Link = places.follow,
    Header = header,
    CodeBlock = listing,
    Div = function(block)
      local draw = RENDER[block.classes[1]]
      return draw and draw(still(block))
    end,
  }):walk { RawBlock = xhtml, RawInline = xhtml }
end

-- The imprint is the first file.
local function imprint(path)
  local text = read_whole(path) or fail(path, "the imprint is not there")
  local blocks = pandoc.read(text, "markdown").blocks
  blocks:insert(1, pandoc.Header(1, { pandoc.Str "Imprint" }, pandoc.Attr("imprint")))
  return blocks
end

-- The references stand before the index, each in a file of its own.
local function is_index(stem) return stem:match("^Z%-") ~= nil end

local function references()
  return { pandoc.Header(1, { pandoc.Str "References" }, pandoc.Attr("references")),
    pandoc.Div({}, pandoc.Attr("refs")) }
end

local function number_files()
  local number = 1
  for _, page in ipairs(places.book) do
    if not away[page.stem] then
      number = number + 1
      page.file = is_index(page.stem) and number + 1 or number
    end
  end
end

function Pandoc(doc)
  places.read(doc.meta)
  local chapters = doc.blocks
  for _, chapter in ipairs(chapters) do note_away(chapter) end
  number_files()
  local first = imprint(stringify(doc.meta.imprint))
  doc.meta.book, doc.meta.stem, doc.meta.imprint = nil, nil, nil
  tokens.prepare(chapters)
  for _, chapter in ipairs(chapters) do
    note_sections(chapter.content, chapter.attributes.stem)
  end
  local blocks, back = pandoc.List(first), pandoc.List()
  for _, chapter in ipairs(chapters) do
    local stem = chapter.attributes.stem
    places.page = places.page_of(stem)
    local part = is_index(stem) and back or blocks
    if not away[stem] then part:extend(render(chapter.content)) end
  end
  blocks:extend(references())
  blocks:extend(back)
  doc.blocks = blocks
  return doc
end
