-- checks.lua: refuses what pandoc reads without complaint, but not as it was
-- meant: left-over syntax, citations of nothing, images that are not there.

local fail = require "reader.fail"
local read_whole = require "reader.read-whole"

local LEFT_OVERS = {
  { "^:::", "a ::: that opens or closes nothing: give it a line of its own "
    .. "between blank lines" },
  { "^```", "a fence that does not begin its line" },
  { "^<!", "an HTML comment would be printed" },
  { "^{[#.]", "attributes that belong to nothing" },
  { "^%(#", "a link that is none: the text of a link does not end in [[..]]" },
  { "%*%*", "a ** without its partner" },
  { "^%*%w", "a * without its partner" },
  { "%(%*%w", "a * without its partner" },
  { "%]%[", "a link to nothing: write [text](#id)" },
  { "`", "a backtick without its partner" },
  { "</?%a", "a tag would be printed: write it in backticks" },
  { "\\%a+{", "TeX would be printed: write it in backticks" },
  { "&%w+;", "an entity that there is not" },
}

-- The place is found by the text from the fault up to the first typographic
-- sign, which the source may spell otherwise.
local function check_string(chapter, str)
  for _, left_over in ipairs(LEFT_OVERS) do
    local from = str.text:find(left_over[1])
    if from then
      fail(chapter.text:place_of(str.text:match("^[\1-\127]*", from)),
        left_over[2] .. " (" .. str.text .. ")")
    end
  end
end

local function no_table(chapter, inlines)
  local first = inlines[1]
  if first and first.t == "Str" and first.text:match("^|") then
    fail(chapter.text:place_of(first.text:match("^[\1-\127]*")),
      "a table without its rule line, or a paragraph that begins with |")
  end
end

-- What looks like a row of a table is a line of verse to pandoc.
local function no_verse(chapter)
  fail(chapter.text:place_of("| "), "a table without its rule line |:--|:--|")
end

local function check_math(chapter, math)
  local html = pandoc.write(pandoc.Pandoc { pandoc.Plain { math } }, "html",
    { html_math_method = "mathml" })
  if not html:find("<math", 1, true) then
    fail(chapter.text:place_of(math.text:match("^[^\n]*")),
      "pandoc cannot set this formula: " .. math.text)
  end
end

local function check_header(chapter, header)
  if not header.attributes.src then
    fail(chapter.text:place_of(pandoc.utils.stringify(header)), "a heading "
      .. "begins with # at the margin, not in a list or a quotation")
  end
end

local function check_note(chapter, note)
  note:walk { CodeBlock = function(block)
    fail(block.attributes.src
      or chapter.text:place_of(block.text:match("^[^\n]*")),
      "a footnote holds no listing")
  end }
end

-- (That the bibliography has it, check.awk saw to.)
local function check_cite(chapter, cite)
  for _, citation in ipairs(cite.citations) do
    local id = citation.id
    if citation.mode == "AuthorInText" then
      fail(chapter.text:place_of("@" .. id), "@" .. id .. " reads as a citation: write `@" .. id
        .. "` in backticks, or cite [@" .. id .. "]")
    end
  end
end

local function check_image(chapter, path, alt)
  if not path:match("^book/images/") then
    fail(chapter.text:place_of(path), "the image " .. path
      .. " is not in book/images/, and pages fetch nothing")
  elseif not read_whole(path) then
    fail(chapter.text:place_of(path), "there is no image " .. path)
  elseif alt == "" then
    fail(chapter.text:place_of(path), "the image " .. path
      .. " needs a text alternative: ![what it shows](...)")
  end
end

local FIGURES = { run = true, asm = true, byte = true, word = true, contracts = true,
  measured = true, plot = true, image = true, source = true }

local function check_figure(chapter, block)
  local id = block.identifier
  if FIGURES[block.classes[1]] and id ~= "" and not id:match("^fig%-") then
    fail(chapter.text:place_of("#" .. id),
      "the id of a figure begins with fig-: #fig-" .. id)
  end
end

-- A term of the glossary has an id of its own; a mark of the index gets one.
local function is_place(chapter, span)
  return span.classes[1] == "index"
    or chapter.page.slug == "glossary" and span.identifier:match("^term%-")
end

local function is_empty(node)
  return node.t == "Space" or node.t == "SoftBreak" or node.t == "Span" and #node.content == 0
end

local function check_words(chapter, para)
  if not para.content:find_if(function(node) return not is_empty(node) end) then
    fail(chapter.text:place_of('entry="' .. (para.content[1].attributes.entry or "")),
      "a mark of the index stands in a paragraph, with other words")
  end
end

-- Tables that the build fills, whose cells are no prose.
local MADE_TABLES = { contracts = true, measured = true, numbers = true }

local function is_no_table(block) return block.t ~= "Table" end

-- The walk that checks the blocks of a chapter; it changes nothing. It goes from
-- the top, and leaves out the tables that the build has made.
return function(chapter)
  return {
    traverse = "topdown",
    Para = function(para)
      no_table(chapter, para.content)
      check_words(chapter, para)
    end,
    LineBlock = function() no_verse(chapter) end,
    Math = function(math) check_math(chapter, math) end,
    Header = function(header) check_header(chapter, header) end,
    Note = function(note) check_note(chapter, note) end,
    Str = function(str) check_string(chapter, str) end,
    Cite = function(cite) check_cite(chapter, cite) end,
    Image = function(image)
      check_image(chapter, image.src, pandoc.utils.stringify(image.caption))
    end,
    Span = function(span)
      if is_place(chapter, span) then return nil end
      fail(chapter.text:place_of("]{"), "the book has no spans but [words]{.index}: "
        .. pandoc.utils.stringify(span))
    end,
    RawInline = function(raw)
      fail(chapter.text:place_of(raw.text),
        "raw " .. raw.format .. " would reach one form of the book only")
    end,
    Div = function(block)
      if block.classes[1] == "image" then
        check_image(chapter, block.attributes.path, block.attributes.alt)
      end
      check_figure(chapter, block)
      if MADE_TABLES[block.classes[1]] then
        block.content = block.content:filter(is_no_table)
        return block
      end
    end,
  }
end
