-- html/notes.lua: notes beside the text, corrections and exercises as HTML. By the
-- class of the Div, a function of it.

local again = require "html.again"
local boxes = require "html.box"
local markup = require "html.markup"
local places = require "html.places"

local function note(class)
  return function(block)
    return markup.wrapped('<div class="' .. class .. '" role="note">',
      block.content, "</div>")
  end
end

local function correction(block)
  local title = block.content:remove(1)
  local blocks = markup.wrapped('<div class="label">', title.content, "</div>")
  blocks:extend(block.content)
  return markup.wrapped('<div class="correction"' .. markup.id_attribute(block)
    .. ' role="note">', blocks, "</div>")
end

local STARS = { "one star: minutes", "two stars: an hour",
  "three stars: an evening", "four stars: open" }

local function stars_html(a)
  local count = tonumber(a.stars)
  return '<span class="stars" role="img" aria-label="' .. STARS[count] .. '">'
    .. ("★"):rep(count) .. "</span>"
end

local function exercise_heading(block, title)
  local a = block.attributes
  local inlines = pandoc.List { pandoc.RawInline("html",
    boxes.badge("exercise", "exercise " .. a.number) .. ' <span class="title">') }
  inlines:extend(title.content[1].content)
  inlines:insert(pandoc.RawInline("html", "</span> " .. stars_html(a)))
  return pandoc.Header(3, inlines, pandoc.Attr(block.identifier .. "-title"))
end

local function exercise(block)
  local title = block.content:remove(1)
  local blocks = pandoc.List { exercise_heading(block, title) }
  blocks:extend(block.content)
  if block.attributes.answer then
    blocks:insert(markup.raw('<p class="answer">'
      .. places.anchor(block.attributes.answer,
        "Answer to exercise " .. block.attributes.number) .. "</p>"))
  end
  return markup.wrapped('<section class="exercise"' .. markup.id_attribute(block)
    .. ' aria-labelledby="' .. markup.escape(block.identifier) .. '-title">',
    blocks, "</section>")
end

local function details(class, summary)
  return function(block)
    local label = block.attributes.label or summary
    return markup.wrapped('<details class="' .. class .. '"><summary>' .. label
      .. "</summary>", block.content, "</details>")
  end
end

local function wrongs(block)
  local count = tonumber(block.attributes.count)
  block.attributes.label = count < 2 and "A wrong answer that the tests refuse"
    or count .. " wrong answers that the tests refuse"
  return details("wrongs")(block)
end

return { margin = note("margin"), correction = correction, exercise = exercise,
  hint = details("hint", "Hint"), again = again.render,
  tests = details("tests", "The tests that it must pass"), wrongs = wrongs }
