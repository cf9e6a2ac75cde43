-- html/markup.lua: pieces of HTML as text and as blocks.

local unbroken = require "reader.unbroken"

local markup = {}

local ENTITIES = { ["<"] = "&lt;", [">"] = "&gt;", ["&"] = "&amp;",
  ['"'] = "&quot;" }

function markup.escape(text) return (text:gsub('[<>&"]', ENTITIES)) end

function markup.raw(html) return pandoc.RawBlock("html", html) end

function markup.wrapped(before, blocks, after)
  local result = pandoc.List { markup.raw(before) }
  result:extend(blocks)
  result:insert(markup.raw(after))
  return result
end

-- A Str that keeps its hyphen, so that it can be copied, and does not break there.
function markup.str(node)
  return unbroken(node.text)
    and pandoc.Span({ node }, pandoc.Attr("", { "unbroken" })) or nil
end

function markup.id_attribute(block)
  if block.identifier == "" then return "" end
  return ' id="' .. markup.escape(block.identifier) .. '"'
end

-- A box that scrolls by itself can be reached with the keyboard, and has a name.
function markup.scrolling(label)
  return 'tabindex="0" role="group" aria-label="' .. markup.escape(label) .. '"'
end

return markup
