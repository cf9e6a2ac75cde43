-- source.lua: pandoc filter, for check-pages. Of the neutral document (noweb.lua),
-- with its citations set, it writes a line for each text that the book has to show:
--
--   KIND | PLACE | PART | TEXT [| TEXT]...    where | is the control character 1F
--
-- KIND    chunk, figure or transcript; the lines of one have the same PLACE
-- PART    code, output, alternative, drawing, row, caption: what of it this is
-- TEXT    without line ends; between two of them an edition may have a page number
--
-- Whatever is neither prose nor a chunk nor a note is a figure, of whatever kind.
-- With --metadata volume=1 or volume=2 it is what that printed volume has to show.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../../weave/?.lua;" .. here .. "../../weave/?/init.lua;" .. package.path

local again = require "reader.again"
local figures = require "figures"
local marks = require "reader.marks"
local painters = require "figures.painters"

local written = {}

local function write(kind, place, part, texts)
  local line = { kind, place, part }
  for _, text in ipairs(texts) do
    text = text:gsub("[\n\31]", " ")
    if text:find("%S") then table.insert(line, text) end
  end
  if #line > 3 then table.insert(written, table.concat(line, "\31")) end
end

-- Code: a text for each use of a chunk, and for each stretch between two.
local function code_texts(block)
  local texts = { "" }
  marks.stretches(#block.text, marks.decode(block.attributes.marks),
    function(from, to, mark)
      local text = block.text:sub(from, to)
      if mark and mark.type == "use" then
        table.insert(texts, text)
        table.insert(texts, "")
      else
        texts[#texts] = texts[#texts] .. text
      end
    end)
  return texts
end

-- Prose: a text for each stretch that every edition shows with the same letters;
-- formulas and the numbers of notes are not so.
local QUOTES = { SingleQuote = { "‘", "’" }, DoubleQuote = { "“", "”" } }

local function add_inlines(texts, inlines)
  local function add(text) texts[#texts] = texts[#texts] .. text end
  for _, node in ipairs(inlines) do
    if node.t == "Str" or node.t == "Code" then
      add(node.text)
    elseif node.t == "Math" or node.t == "Note" then
      table.insert(texts, "")
    elseif node.t == "Quoted" then
      local open, close = table.unpack(QUOTES[node.quotetype])
      add(open)
      add_inlines(texts, node.content)
      add(close)
    elseif node.content then
      add_inlines(texts, node.content)
    else
      add(" ")
    end
  end
end

local function prose_texts(blocks)
  local texts = { "" }
  add_inlines(texts, pandoc.utils.blocks_to_inlines(blocks, { pandoc.Space() }))
  return texts
end

local function write_prose(kind, place, part, blocks)
  for _, text in ipairs(prose_texts(blocks)) do
    write(kind, place, part, { text })
  end
end

local function write_table(kind, place, block, part)
  local simple = pandoc.utils.to_simple_table(block)
  local rows = pandoc.List { simple.headers }
  rows:extend(simple.rows)
  for _, row in ipairs(rows) do
    local text = ""
    for _, cell in ipairs(row) do
      text = text .. table.concat(prose_texts(cell))
    end
    write(kind, place, part, { text })
  end
end

local DRAWN = {}
for _, kind in ipairs(figures.KINDS) do DRAWN[kind] = true end

local CHARACTERS = { lt = "<", gt = ">", amp = "&", quot = '"' }

local function write_drawing(place, block)
  local kind = block.classes[1]
  if not DRAWN[kind] then return end
  local svg = figures.draw(kind, block.attributes, error):svg(painters.page)
  local text = ""
  for content in svg:gmatch("<text[^>]*>(.-)</text>") do
    text = text .. content:gsub("&(%a+);", CHARACTERS)
  end
  write("figure", place, "drawing", { text })
end

-- What a program printed, or a compiler.
local function has_output(block)
  for _, child in ipairs(block.content) do
    if child.t == "CodeBlock" and child.classes[1] == "output" then return true end
  end
  return false
end

local function write_figure(block)
  local kind = has_output(block) and "transcript" or "figure"
  local a = block.attributes
  local place = a.src or a.path
  local number = a.number
  if number then write(kind, place, "caption", { "Figure " .. number }) end
  if a.alt then write(kind, place, "alternative", { "[" .. a.alt .. "]" }) end
  write_drawing(place, block)
  for _, child in ipairs(block.content) do
    if child.t == "CodeBlock" then
      write(kind, place, child.classes[1] or "code", code_texts(child))
    elseif child.t == "Table" then
      write_table(kind, place, child, "row")
    elseif child.classes and child.classes[1] == "numbers" then
      write_table(kind, place, child.content[1], "alternative")
    else
      write_prose(kind, place, "caption", { child })
    end
  end
end

local NOT_A_FIGURE = { chapter = true, again = true, margin = true, correction = true,
  exercise = true, hint = true, caption = true, title = true }

-- The references that citeproc sets have neither a place nor a path.
local function visit(blocks)
  for _, block in ipairs(blocks) do
    local class = block.t == "Div" and block.classes[1]
    if class == "chunk" then
      write("chunk", block.attributes.src .. "#" .. block.identifier, "code",
        code_texts(block.content[1]))
    elseif class and not NOT_A_FIGURE[class]
      and (block.attributes.src or block.attributes.path) then
      write_figure(block)
    elseif block.t == "Div" or block.t == "BlockQuote" then
      visit(block.content)
    elseif block.t == "BulletList" or block.t == "OrderedList" then
      for _, item in ipairs(block.content) do visit(item) end
    elseif block.t == "DefinitionList" then
      for _, item in ipairs(block.content) do
        for _, definition in ipairs(item[2]) do visit(definition) end
      end
    end
  end
end

-- What a printed volume has of a chapter.
local function in_volume(chapter, volume)
  local is_whole = again.WHOLE[chapter.attributes.slug]
  if is_whole then return volume == "2" and chapter.content or {} end
  return again.gather(chapter.content):filter(function(block)
    local is_left = block.t == "Div" and block.classes[1] == "again"
    return is_left == (volume == "2")
  end)
end

function Pandoc(doc)
  local volume = doc.meta.volume and pandoc.utils.stringify(doc.meta.volume)
  for _, chapter in ipairs(doc.blocks) do
    if volume and chapter.t == "Div" and chapter.attributes.slug then
      visit(in_volume(chapter, volume))
    else
      visit({ chapter })
    end
  end
  doc.blocks = { pandoc.RawBlock("plain", table.concat(written, "\n")) }
  return doc
end
