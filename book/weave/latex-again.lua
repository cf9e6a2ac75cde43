-- latex-again.lua: code that repeats what the reader has seen, in print: its blocks
-- leave the chapter for an appendix, and a line in their place says where they are.
--
--   new(letter, names)      the appendix; what latex.lua makes of a chunk's name
--     :note(blocks)         before anything is rendered: what will leave the chapter
--     :has_left(id)
--     :heading(block)       a heading that is reached
--     :move(block, content) a Div.again, and what it was rendered as; gives the line
--     .blocks               what the chapter leaves to the appendix

local again = require "again"
local marks = require "marks"

local Rest = {}
Rest.__index = Rest

local function tex(text) return pandoc.RawBlock("latex", text) end
local function inline(text) return pandoc.RawInline("latex", text) end

local function new(letter, names)
  return setmetatable({ letter = letter, name = names, left = {},
    blocks = pandoc.List() }, Rest)
end

function Rest:note(blocks)
  local function leave(div) self.left[div.identifier] = true end
  local function leave_names(code)
    for _, mark in ipairs(marks.decode(code.attributes.marks)) do
      if mark.type == "def" then self.left[mark.target] = true end
    end
  end
  blocks:walk { Div = function(block)
    if block.classes[1] == "again" then
      block:walk { Div = leave, CodeBlock = leave_names }
    end
  end }
end

function Rest:has_left(id) return self.left[id] or false end

function Rest:heading(block)
  if block.level == 1 then self.chapter = block end
  self.section = block
end

-- The section of the appendix has the title of the chapter.
local function title(chapter)
  local content = pandoc.List { inline(("\\nbsection{rest-%s}{}{"):format(
    chapter.identifier)) }
  content:extend(chapter.content)
  content:insert(inline("}"))
  return pandoc.Plain(content)
end

-- "(tests), 2 chunks".
local function count_of(block)
  local count = #again.chunks(block)
  return ("(%s), %s"):format(again.kinds(block),
    count == 1 and "one chunk" or count .. " chunks")
end

function Rest:line(block)
  local entries = again.names(block)
  local names = entries:map(function(entry)
    return ("\\nblink{%s}{%s}%s"):format(entry.anchor, self.name(entry.name, true),
      again.pieces_of(entry))
  end)
  return tex(("\\nbrestgoes{%s}{%s}{%s}{%s}"):format(count_of(block), self.letter,
    entries[1].anchor, table.concat(names, "; ")))
end

function Rest:move(block, content)
  if #self.blocks == 0 then self.blocks:insert(title(self.chapter)) end
  self.blocks:insert(tex(("\\nbrestfrom{%s}{%s}"):format(self.section.identifier,
    self.section.attributes.number or "")))
  self.blocks:extend(content)
  return self:line(block)
end

return new
