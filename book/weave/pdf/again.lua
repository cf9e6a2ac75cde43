-- pdf/again.lua: what a chapter leaves to the second volume (Div.again), and the line
-- in its place that says where it went.
--
--   new(opening)          what pdf/render.lua makes of the heading of a chapter, whose id
--                         gets a prefix
--     :heading(block)     a heading that is reached
--     :move(block, content) a Div.again, and what it was rendered as; gives the line
--     .blocks             what the chapter leaves, under its headings

local again = require "reader.again"

local Left = {}
Left.__index = Left

-- Headings have two anchors, one in each volume.
local PREFIX = "code-"

local function tex(text) return pandoc.RawBlock("latex", text) end
local function inline(text) return pandoc.RawInline("latex", text) end

local function new(opening)
  return setmetatable({ opening = opening, reached = {}, blocks = pandoc.List() }, Left)
end

-- The headings that lead to where the chapter is, by level.
function Left:heading(block)
  self.reached[block.level] = block
  for level = block.level + 1, 6 do self.reached[level] = nil end
end

local SECTIONS = { [2] = "section", [3] = "subsection" }

local function section(block)
  local content = pandoc.List { inline(("\\nbfrom%s{%s%s}{%s}{%s}{"):format(
    SECTIONS[block.level], PREFIX, block.identifier, block.attributes.number or "",
    block.identifier)) }
  content:extend(block.content)
  content:insert(inline("}"))
  return pandoc.Plain(content)
end

-- Sets the headings that are new.
function Left:open()
  for level = 1, 3 do
    local block = self.reached[level]
    if block and not block.attributes.open then
      block.attributes.open = "yes"
      self.blocks:insert(level == 1 and self.opening(block, PREFIX) or section(block))
    end
  end
end

function Left:move(block, content)
  self:open()
  self.blocks:extend(content)
  return tex(("\\nbleft{%s}{%s}"):format(again.description(block),
    again.chunks(block)[1].identifier))
end

return new
