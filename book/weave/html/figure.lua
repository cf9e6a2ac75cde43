-- html/figure.lua: what the build fills, as HTML: drawings, images, programs with
-- their output, tables. By the class of the Div, a function of it.

local boxes = require "html.box"
local code = require "html.code"
local figures = require "figures"
local markup = require "html.markup"
local picture = require "html.picture"

-- The caption of a figure as blocks for its figcaption, and the other blocks.
local function split_caption(block)
  local rest, caption = pandoc.List(), pandoc.List()
  for _, child in ipairs(block.content) do
    local is_caption = child.t == "Div" and child.classes[1] == "caption"
    if is_caption then caption:extend(child.content) else rest:insert(child) end
  end
  return caption, rest
end

local function figure_label(block)
  local number = block.attributes.number
  return number and '<b class="label">Figure ' .. number .. "</b> " or ""
end

-- A single paragraph goes into the figcaption without one of its own, beside the label.
local function figcaption(block, caption)
  local label = figure_label(block)
  if #caption == 0 and label == "" then return {} end
  local is_single = not caption[2] or caption[2].t == "Div"
  if is_single and caption[1] and caption[1].t == "Para" then
    caption[1] = pandoc.Plain(caption[1].content)
  end
  return markup.wrapped("<figcaption>" .. label, caption, "</figcaption>")
end

local function figure(class, block, content, caption, attributes)
  local blocks = pandoc.List(content)
  blocks:extend(figcaption(block, caption))
  return markup.wrapped('<figure class="' .. class .. '"'
    .. markup.id_attribute(block) .. (attributes or "") .. ">", blocks, "</figure>")
end

-- The provenance goes under the caption.
local function take_provenance(rest, caption)
  local last = rest[#rest]
  if last and last.t == "Div" and last.classes[1] == "provenance" then
    caption:insert(rest:remove())
  end
end

-- What the page draws a live figure with (live.js).
local function life(kind, drawn)
  return ' data-kind="' .. kind .. '" data-state="'
    .. markup.escape((drawn.state:gsub("\n", "&"))) .. '"'
end

-- A drawing, and folded under it the numbers that it was drawn from.
local function drawing(block)
  local kind = block.classes[1]
  local drawn = figures.draw(kind, block.attributes, error)
  local caption, rest = split_caption(block)
  take_provenance(rest, caption)
  rest:insert(1, markup.raw(picture(drawn)))
  if block.attributes.live then
    return figure("drawing live", block, rest, caption, life(kind, drawn))
  end
  return figure(kind == "plot" and "drawing plot" or "drawing", block, rest, caption)
end

local function numbers(block)
  return markup.wrapped('<details class="numbers"><summary>The numbers</summary>',
    block.content, "</details>")
end

local function image(block)
  local a = block.attributes
  local path = a.path:gsub("^book/", "")
  local html = '<img src="' .. markup.escape(path) .. '" alt="'
    .. markup.escape(a.alt) .. '">'
  return figure("image", block, { markup.raw(html) }, (split_caption(block)))
end

local ENDINGS = {
  fail = "ends with an error, as it should",
  crash = "is stopped by a signal, as it should be",
  ["compile-error"] = "is refused by the compiler, as it should be",
}

-- A command, and under it what came of it.
local function terminal(command, badge, body, remark)
  local head = '<code class="command">$ ' .. markup.escape(command) .. "</code>"
  local foot = remark
    and '<ul class="foot"><li>' .. markup.escape(remark) .. "</li></ul>" or ""
  return markup.raw(boxes.box("output", "", head, badge, body, foot))
end

local function run(block)
  local caption, rest = split_caption(block)
  local command, output = rest[1].text, rest[2]
  local body = output.text == "" and '<p class="nothing">prints nothing</p>'
    or code.pre(pandoc.CodeBlock(output.text), "Output of " .. command)
  return figure("run", block, { terminal(command, boxes.badge("output", "output"),
    body, ENDINGS[block.attributes.expect]) }, caption)
end

-- What a compiler makes of a function.
local function asm(block)
  local a = block.attributes
  local caption, rest = split_caption(block)
  local body = code.pre(pandoc.CodeBlock(rest[2].text), "Instructions of "
    .. a["function"] .. ", by " .. a.compiler)
  return figure("asm", block, { terminal(rest[1].text,
    boxes.badge("asm", "instructions"), body, a.compiler) }, caption)
end

-- Lines of a file of the project.
local function source(block)
  local caption, rest = split_caption(block)
  local a = block.attributes
  local foot = '<ul class="foot"><li>lines ' .. a.first .. " to " .. a.last
    .. "</li></ul>"
  return figure("source", block, { markup.raw(boxes.box("source", "",
    '<span class="path">' .. boxes.path(a.file) .. "</span>", boxes.badge("source", "source"),
    code.pre(rest[1], "Lines of " .. a.file), foot)) }, caption)
end

-- A table, and under its caption on what it was measured.
local function table_figure(block)
  local caption, rest = split_caption(block)
  take_provenance(rest, caption)
  return figure("data " .. block.classes[1], block, rest, caption)
end

local function pair(block)
  return markup.wrapped('<div class="pair">', block.content, "</div>")
end

local renderers = { image = image, run = run, asm = asm, source = source,
  pair = pair, numbers = numbers, contracts = table_figure, measured = table_figure }
for _, kind in ipairs(figures.KINDS) do renderers[kind] = drawing end
return renderers
