-- blocks.lua: what the blocks of a chapter mean: figures filled by the build,
-- exercises, corrections, margin notes, images (described in noweb.lua).

local again = require "reader.again"
local attr = require("reader.element").attr
local contracts = require "reader.contracts"
local corrections = require "reader.corrections"
local div = require("reader.element").div
local excerpt = require "reader.excerpt"
local fail = require "reader.fail"
local figures = require "figures"
local instructions = require "reader.instructions"
local markdown = require "reader.markdown"
local measured = require "reader.measured"
local read_whole = require "reader.read-whole"
local stream = require "reader.stream"

local function take_caption(chapter, block)
  if not block.text:find("%S") then return {} end
  return { div("caption", markdown.read(chapter.text, block.text)) }
end

local function figure(chapter, block, content, extra)
  local class, src = block.classes[1], block.attributes.src
  local blocks = pandoc.List(take_caption(chapter, block))
  blocks:extend(content)
  table.insert(extra, { "src", src })
  return pandoc.Div(blocks, attr(block.identifier, { class }, extra))
end

-- The chapter that a block was written in; one in an answer is on another page.
local function stem_of(block)
  return block.attributes.src:match("([^/]+)%.nw:%d+$")
end

-- What was typed and what it printed; name: that of the transcript.
local function transcript(chapter, block, name, command)
  local a = block.attributes
  local expect = a.expect or "pass"
  local path = "build/transcripts/" .. stem_of(block) .. "/" .. name .. ".txt"
  local output = read_whole(path)
  if not output then fail(a.src, "the transcript " .. path .. " is missing") end
  return figure(chapter, block, {
    pandoc.CodeBlock(command, pandoc.Attr("", { "command" })),
    pandoc.CodeBlock((output:gsub("\n+$", "")), pandoc.Attr("", { "output" })),
  }, { { "program", a.program }, { "args", a.args }, { "expect", expect } })
end

local function run(chapter, block)
  local a = block.attributes
  local command = a.expect == "compile-error" and "cc " .. a.program .. ".c"
    or "./" .. a.program .. (a.args and " " .. a.args or "")
  return transcript(chapter, block, a.as or a.program, command)
end

-- A command of the shell is shown as a program is.
local function shell(chapter, block)
  block.classes = { "run" }
  return transcript(chapter, block, block.attributes.as, block.attributes.command)
end

local function source(chapter, block)
  local a = block.attributes
  local lines = excerpt(a)
  return figure(chapter, block, {
    pandoc.CodeBlock(lines.text, attr("", { lines.language },
      { { "marks", "" }, { "src", a.src } })),
  }, { { "file", a.file }, { "first", lines.first }, { "last", lines.last } })
end

local function asm(chapter, block)
  local content, compiler = instructions(stem_of(block), block.attributes)
  return figure(chapter, block, content, { { "program", block.attributes.program },
    { "function", block.attributes["function"] }, { "compiler", compiler } })
end

local function drawn(chapter, block)
  local kind, a = block.classes[1], block.attributes
  chapter.figures[block.identifier] = block
  local function refuse(message) fail(a.src, message) end
  local drawing = figures.draw(kind, a, refuse)
  local kept = {}
  for key in pairs(figures.attributes(kind)) do
    table.insert(kept, { key, a[key] })
  end
  table.sort(kept, function(one, other) return one[1] < other[1] end)
  table.insert(kept, { "alt", drawing.alt })
  return figure(chapter, block, figures.blocks(kind, a, refuse), kept)
end

local builders = {
  run = run,
  shell = shell,
  source = source,
  asm = asm,
  contracts = function(chapter, block)
    return figure(chapter, block, { contracts(chapter, block.attributes) },
      { { "header", block.attributes.header } })
  end,
  measured = function(chapter, block)
    return figure(chapter, block, measured(block.attributes), {})
  end,
}
for _, kind in ipairs(figures.KINDS) do builders[kind] = drawn end

-- The title in bold that opens an exercise becomes a Div.title.
local function exercise(chapter, block)
  local first = block.content[1]
  local strong = first.content[1]
  local last = strong.content[#strong.content]
  if last.t == "Str" then last.text = last.text:gsub("%.$", "") end
  strong.content[#strong.content] = last
  first.content:remove(1)
  if first.content[1] and first.content[1].t == "Space" then
    first.content:remove(1)
  end
  block.content[1] = first
  if #first.content == 0 then block.content:remove(1) end
  block.content:insert(1, div("title", { pandoc.Plain(strong.content) }))
  local answers = stream.answers_to(chapter)
  if answers then
    block.attributes.answer = answers.stem .. "#answer-" .. block.identifier
  end
  return block
end

local function filled(_, block)
  if #block.content == 0 then
    fail(block.attributes.src, "this ::: " .. block.classes[1] .. " is empty")
  end
end

-- Print has it in the second volume.
local function folded(chapter, block)
  filled(chapter, block)
  if #again.chunks(block) == 0 then
    fail(block.attributes.src, "this ::: again holds no chunk")
  end
end

local function margin(chapter, block)
  filled(chapter, block)
  block:walk { Note = function()
    fail(block.attributes.src, "a margin note holds no footnote")
  end }
  return block
end

local shapes = { exercise = exercise, correction = corrections.correction,
  corrected = corrections.corrected, margin = margin, hint = filled,
  again = folded }

local function lone_image(para)
  local image = para.content[1]
  if #para.content ~= 1 or image.t ~= "Image" then return nil end
  local alt = image.attributes.alt or pandoc.utils.stringify(image.caption)
  local blocks = #image.caption > 0
    and { div("caption", { pandoc.Plain(image.caption) }) } or {}
  return pandoc.Div(blocks, attr(image.identifier, { "image" },
    { { "path", image.src }, { "alt", alt } }))
end

local function check_place(chapter, block)
  local class = block.classes[1]
  if not block.attributes.src and not block.attributes.marks then
    fail(chapter.text:place_of(class and "." .. class or "> "),
      "fenced blocks and ::: do not go into a quotation")
  end
end

-- The walk that shapes the blocks of a chapter.
return function(chapter)
  return {
    Div = function(block)
      check_place(chapter, block)
      local build = shapes[block.classes[1]]
      return build and build(chapter, block)
    end,
    CodeBlock = function(block)
      if #block.classes > 0 then check_place(chapter, block) end
      local build = builders[block.classes[1]]
      return build and build(chapter, block)
    end,
    Para = lone_image,
  }
end
