-- html/again.lua: code that repeats what the reader has seen as HTML: folded, under a
-- line with the first sentence of its text, if it begins with text, and the number of
-- its lines of code. The names of its chunks come first in the fold.
--
--   summarise(block)   to be called before the rest is rendered: a Div.again gets its
--                      line as a first block, Div.summary [Plain]
--   render(block)      renders it

local again = require "reader.again"
local boxes = require "html.box"
local markup = require "html.markup"

-- A click on the line opens the fold, and leads nowhere.
local WITHOUT_LINKS = {
  Code = function(code) return pandoc.Code(code.text) end,
  Link = function(link) return link.content end,
}

local function ends_sentence(node)
  return node.t == "Str" and node.text:find("[.:?!]$") ~= nil
end

-- Takes the first sentence off a list of inlines.
local function take_sentence(inlines)
  local sentence = pandoc.List()
  repeat
    sentence:insert(inlines:remove(1))
  until #inlines == 0 or ends_sentence(sentence[#sentence])
  local last = sentence[#sentence]
  if last.t == "Str" then sentence[#sentence] = pandoc.Str((last.text:gsub("[.:]$", ""))) end
  if #inlines > 0 then inlines:remove(1) end -- the space behind it
  return sentence
end

-- Takes the sentence that the block opens with, or none.
local function take_opening(block)
  local first = block.content:remove(1)
  if first.t ~= "Para" then
    block.content:insert(1, first)
    return pandoc.List { pandoc.Str("More of the same (" .. again.kinds(block) .. ")") }
  end
  local sentence = take_sentence(first.content)
  if #first.content > 0 then block.content:insert(1, first) end
  return sentence
end

local function names(block)
  local list = again.names(block):map(function(entry)
    return boxes.name(entry.name) .. again.pieces_of(entry)
  end)
  return markup.raw('<p class="names">' .. table.concat(list, "; ") .. "</p>")
end

local function number_of_lines(block)
  local count = 0
  for _, chunk in ipairs(again.chunks(block)) do
    count = count + select(2, chunk.content[1].text:gsub("\n", "")) + 1
  end
  return pandoc.RawInline("html", '<span class="count">, '
    .. (count == 1 and "1 line" or count .. " lines") .. "</span>")
end

local function summarise(block)
  if block.classes[1] ~= "again" then return nil end
  local count, names_here = number_of_lines(block), names(block)
  local line = take_opening(block)
  line:insert(count)
  block.content:insert(1, names_here)
  block.content:insert(1, pandoc.Div({ pandoc.Plain(line) }):walk(WITHOUT_LINKS))
  return block
end

local function render(block)
  local line = block.content:remove(1)
  local blocks = markup.wrapped("<summary>", line.content, "</summary>")
  blocks:extend(block.content)
  return markup.wrapped('<details class="again">', blocks, "</details>")
end

return { summarise = summarise, render = render }
