-- figures/init.lua: the kinds of figures that are drawn from values. A kind is a class
-- of fenced blocks, {.board fen="..."}, and a file figures/KIND.lua, which returns
--   attributes  what the block may say: true = it must
--   draw        from attributes and refuse(message), a drawing with its alt text
--               (figures/drawing.lua)
--   blocks      from the same, what stands under the drawing, if there is anything:
--               Div.numbers [Table], which paper leaves out, and Div.provenance.
-- Plots are drawn by gnuplot. All other kinds are drawn in C (figures/asked.lua), so that
-- they can be live on a page: they are listed in book/figures/kinds.c.

local figures = { KINDS = { "plot" } }

local kinds = {}
for _, kind in ipairs(figures.KINDS) do kinds[kind] = require("figures." .. kind) end
for _, kind in ipairs(require "figures.asked") do
  kinds[kind.name] = kind
  table.insert(figures.KINDS, kind.name)
end

function figures.attributes(kind) return kinds[kind].attributes end

function figures.draw(kind, attributes, refuse)
  return kinds[kind].draw(attributes, refuse)
end

-- Refuses what a page would refuse to show of a live figure.
function figures.try_live(kind, attributes, refuse)
  kinds[kind].try_live(attributes, refuse)
end

function figures.blocks(kind, attributes, refuse)
  local blocks = kinds[kind].blocks
  return blocks and blocks(attributes, refuse) or {}
end

-- The picture on the cover, from a FEN.
figures.cover = require "figures.cover"

return figures
