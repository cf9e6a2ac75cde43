-- markdown.lua: pandoc's Markdown with quotations and chunks in it. What prose.lua
-- hid from pandoc comes back here: private characters become Code.quote, raw
-- blocks become Div.chunk (both are described in noweb.lua).

local attr = require("reader.element").attr
local fail = require "reader.fail"
local marks = require "reader.marks"
local prose = require "reader.prose"

local markdown = {}

-- Pandoc's Markdown, without what a book in C trips over.
local MARKDOWN = "markdown-auto_identifiers-implicit_figures"
  .. "-yaml_metadata_block-pandoc_title_block-implicit_header_references"
  .. "-example_lists-raw_html-raw_tex-latex_macros-native_divs-native_spans"

-- Chunks

local LANGUAGE_OF = { c = "c", h = "c", lua = "lua", sh = "bash", awk = "awk",
  mk = "makefile", tex = "latex", cpp = "cpp" }

local function language_of(chunk)
  local extension = (chunk.roots[1] or ""):match("%.(%w+)$")
  return LANGUAGE_OF[extension] or "c"
end

-- What a reader is told that the chunk is: its kind, but for these parts of an exercise.
local function label_of(chunk)
  local part = (chunk.roots[1] or ""):match("^tangled/exercises/.*/(%a+)[%w-]*%.c$")
  local labels = { wrong = "wrong answer", hidden = "hidden tests", tests = "tests", questions = "questions" }
  return labels[part] or chunk.kind
end

local function chunk_block(chunk)
  local code = pandoc.CodeBlock(chunk.text,
    attr("", { language_of(chunk) }, { { "marks", marks.encode(chunk.marks) },
      { "src", chunk.file .. ":" .. chunk.line } }))
  return pandoc.Div({ code }, attr(chunk.anchor, { "chunk" }, {
    { "name", chunk.name }, { "also", chunk.also }, { "count", chunk.count },
    { "pieces", chunk.pieces_in_all }, { "kind", chunk.kind },
    { "label", label_of(chunk) },
    { "roots", chunk.roots }, { "prev", chunk.prev }, { "next", chunk.next },
    { "usedin", chunk.usedin }, { "defines", chunk.defines }, { "section", chunk.section },
    { "blank", chunk.blank > 0 and chunk.blank or nil },
    { "src", chunk.file .. ":" .. chunk.line } }))
end

-- Quotations

local function quote_inline(quote)
  return pandoc.Code(quote.text,
    attr("", { "quote" }, { { "marks", marks.encode(quote.marks) } }))
end

-- A string, cut at its quotations, as inlines.
local function cut_at_quotes(text, s)
  local result, from = pandoc.List(), 1
  for at, character in s:gmatch("()(" .. prose.PRIVATE_PATTERN .. ")") do
    local quote = text:quote_of(utf8.codepoint(character))
    if quote then
      if at > from then result:insert(pandoc.Str(s:sub(from, at - 1))) end
      result:insert(quote_inline(quote))
      from = at + #character
    end
  end
  if from <= #s then result:insert(pandoc.Str(s:sub(from))) end
  return result
end

-- Inside code, a quotation is what was typed.
local function verbatim_quotes(text, s)
  return (s:gsub(prose.PRIVATE_PATTERN, function(character)
    local quote = text:quote_of(utf8.codepoint(character))
    return quote and "[[" .. quote.text .. "]]"
  end))
end

-- found: filled with the numbers of the chunks that pandoc gave back.
local function restore(text, found)
  return {
    Str = function(str)
      if str.text:find(prose.PRIVATE_PATTERN) then
        return cut_at_quotes(text, str.text)
      end
    end,
    Code = function(code)
      code.text = verbatim_quotes(text, code.text)
      return code
    end,
    CodeBlock = function(block)
      if prose.BLOCKS[block.classes[1]] then return nil end
      block.text = verbatim_quotes(text, block.text):gsub("\n+$", "")
      return block
    end,
    RawBlock = function(raw)
      local k = tonumber(raw.format:match("^chunk(%d+)$"))
      if k then
        found[k] = true
        return chunk_block(text.chunks[k])
      end
    end,
  }
end

-- Blocks of a Markdown source whose quotations are those of text (see prose.of).
function markdown.read(text, source)
  return pandoc.read(source, MARKDOWN).blocks:walk(restore(text, {}))
end

local function check_places(text, blocks)
  local found = {}
  local function note(block) found[block.attributes.src or ""] = true end
  blocks:walk { Header = note, Div = note, CodeBlock = note }
  for _, at in ipairs(text.noted) do
    if not found[at] then
      fail(at, "pandoc does not read this line as it is meant: look for a "
        .. "quotation mark that is not closed, and for spaces before it")
    end
  end
end

-- Blocks of a whole chapter. Every chunk, fence, div and heading must come back.
function markdown.chapter(text)
  local found = {}
  local blocks = pandoc.read(text.source, MARKDOWN).blocks
  check_places(text, blocks)
  blocks = blocks:walk(restore(text, found))
  for k, chunk in ipairs(text.chunks) do
    if not found[k] then
      fail(chunk.file .. ":" .. chunk.line, "the text before the chunk ‹"
        .. chunk.name .. "› swallows it: end the list, table or fence above "
        .. "with a blank line")
    end
  end
  return blocks
end

return markdown
