-- epub/notes.lua: what html/notes.lua makes for a page, for a book without scripts
-- and with little room: margin notes stand in the text as asides, and the hints of
-- an exercise, unfolded, at its end. By the class of the Div, a function of it.

local again = require "reader.again"
local boxes = require "html.box"
local html = require "html.notes"
local markup = require "html.markup"

local function aside(class, label)
  return function(block)
    return markup.wrapped('<aside class="' .. class .. '" role="note">' .. label,
      block.content, "</aside>")
  end
end

-- pandoc makes a section of each heading, and knows nothing of the exercise's own.
local function heading_as_html(header)
  local content = pandoc.List { pandoc.RawInline("html",
    '<h3 id="' .. markup.escape(header.identifier) .. '">') }
  content:extend(header.content)
  content:insert(pandoc.RawInline("html", "</h3>"))
  return pandoc.Plain(content)
end

local function exercise(block)
  local blocks = html.exercise(block)
  for i, child in ipairs(blocks) do
    if child.t == "Header" then blocks[i] = heading_as_html(child) end
  end
  return blocks
end

local function is_hint(block)
  return block.t == "Div" and block.classes[1] == "hint"
end

-- To be called before the rest is rendered.
local function hints_last(block)
  if block.classes[1] ~= "exercise" then return nil end
  local others, hints = block.content:filter(function(child)
    return not is_hint(child)
  end), block.content:filter(is_hint)
  for i, hint in ipairs(hints) do
    hint.attributes.label = #hints > 1 and "Hint " .. i or "Hint"
  end
  others:extend(hints)
  block.content = others
  return block
end

local function hint(block)
  return aside("hint", '<p class="label">' .. block.attributes.label .. "</p>")(
    block)
end

-- What the first volume leaves to the second has a line in its place.
local function left(block)
  return markup.raw('<p class="left">' .. again.description(block)
    .. ", in <i>The Code</i> and on the pages.</p>")
end

return { hints_last = hints_last, render = { margin = aside("margin", ""),
  correction = html.correction, exercise = exercise, hint = hint, again = left } }
