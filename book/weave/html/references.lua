-- html/references.lua: pandoc filter, after html/render.lua and citeproc. Writes footnotes
-- and the list of references as plain lists: the roles that pandoc 2.17 gives their
-- items, doc-endnote and doc-biblioentry, are no longer part of ARIA.

local function raw(html) return pandoc.RawBlock("html", html) end

local function item(id, blocks)
  local result = pandoc.List { raw('<li id="' .. id .. '">') }
  result:extend(blocks)
  result:insert(raw("</li>"))
  return result
end

local function list(name, id, items)
  local result = pandoc.List { raw("<" .. name .. ' id="' .. id .. '">') }
  for _, blocks in ipairs(items) do result:extend(blocks) end
  result:insert(raw("</" .. name .. ">"))
  return result
end

local notes = pandoc.List()

local function note(node)
  notes:insert(node.content)
  return pandoc.RawInline("html", ('<sup><a id="fnref%d" href="#fn%d" '
    .. 'aria-label="Note %d">%d</a></sup>'):format(#notes, #notes, #notes, #notes))
end

local function footnotes()
  local items = {}
  for i, blocks in ipairs(notes) do
    blocks:insert(pandoc.Plain { pandoc.RawInline("html",
      ('<a href="#fnref%d" aria-label="Back to the text">↑</a>'):format(i)) })
    items[i] = item("fn" .. i, blocks)
  end
  local section = pandoc.List { raw('<section class="footnotes" '
    .. 'aria-label="Footnotes">') }
  section:extend(list("ol", "footnotes", items))
  section:insert(raw("</section>"))
  return section
end

local function references(div)
  if div.identifier ~= "refs" then return nil end
  local items = {}
  for i, entry in ipairs(div.content) do
    items[i] = item(entry.identifier, entry.content)
  end
  return list("ul", "refs", items)
end

function Pandoc(doc)
  doc.blocks = doc.blocks:walk { Note = note, Div = references }
  if #notes > 0 then doc.blocks:extend(footnotes()) end
  return doc
end
