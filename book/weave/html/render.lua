-- html/render.lua: pandoc filter. Renders the neutral document of noweb.lua (described
-- there) as one page of the HTML edition; book/weave/html/page.html is its template.
--
--   pandoc --from json --lua-filter book/weave/html/render.lua --citeproc --to html5
--     --template book/weave/html/page.html --mathml --wrap=none
--     build/document/STEM.json -o build/book/html/SLUG.html
--
-- With --metadata landing=true it makes index.html, the contents of the whole
-- book, from all documents; with --metadata files=true a page of whole files, from
-- those that files.awk lists. Of all answers, which the PDF and the EPUB have in one
-- place, it makes a list.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local again = require "html.again"
local answers = require "html.answers"
local code = require "html.code"
local contents = require "html.contents"
local files_of = require "reader.files"
local landing = require "html.landing"
local markup = require "html.markup"
local places = require "html.places"
local tokens = require "reader.tokens"

local stringify = pandoc.utils.stringify

-- By the class of a Div, the function that renders it.
local RENDER = { chunk = require "html.chunk", file = require "html.file",
  index = require "html.index" }
-- (Lua 5.4's require returns a second value, which the parentheses drop.)
for _, renderers in ipairs { require "html.figure", (require "html.notes") } do
  for class, render in pairs(renderers) do RENDER[class] = render end
end

-- Prose

local function header(block)
  local content = pandoc.List()
  local number = block.attributes.number
  if block.level == 1 and (number or places.page.within) then
    content:insert(pandoc.RawInline("html", '<span class="kicker">'
      .. places.chapter_name(places.page.within or places.page) .. "</span> "))
  elseif number then
    content:insert(pandoc.RawInline("html", '<a class="number" href="#'
      .. block.identifier .. '">' .. number .. "</a> "))
  end
  if number or block.level == 1 or block.classes:includes("leading") then
    content:extend(block.content)
  else
    content:insert(pandoc.Link(block.content, "#" .. block.identifier, "",
      pandoc.Attr("", { "self" })))
  end
  return pandoc.Header(block.level, content, pandoc.Attr(block.identifier))
end

-- Left is how the style sheet sets a column; only the others say how they want it.
local function plain_column(column)
  return column[1] == "AlignLeft" and { pandoc.AlignDefault, column[2] } or column
end

local function scrolling_table(block)
  local name = stringify(block.caption.long)
  block.colspecs = pandoc.List(block.colspecs):map(plain_column)
  return markup.wrapped('<div class="table" ' .. markup.scrolling(name ~= "" and name or "Table") .. ">",
    { block }, "</div>")
end

local function is(block, class)
  return block and block.t == "Div" and block.classes[1] == class
end

local function is_test_of_exercise(block)
  return is(block, "chunk") and block.attributes.kind == "exercise"
    and (block.attributes.roots or ""):match("/tests%.c$")
end

local function is_wrong_answer(block)
  return is(block, "chunk") and block.attributes.kind == "wrong"
end

-- A chunk that wrong answers use is none itself.
local function count_wrong_answers(group)
  return #group.content:filter(function(chunk)
    return chunk.attributes.name:match("/wrong%-[^/]*%.c$")
  end)
end

-- Blocks that belong together on a page: a margin note stands beside the block
-- before it; the tests of an exercise are folded, and so are its wrong answers.
local function group(blocks)
  local result = pandoc.List()
  for _, block in ipairs(blocks) do
    local last = result[#result]
    if is(block, "margin") and last and last.t ~= "Header" then
      result[#result] = pandoc.Div({ last, block }, pandoc.Attr("", { "noted" }))
    elseif is_wrong_answer(block) and is(last, "wrongs") then
      last.content:insert(block)
    elseif is_wrong_answer(block) then
      result:insert(pandoc.Div({ block }, pandoc.Attr("", { "wrongs" })))
    elseif is_test_of_exercise(block) and is(last, "tests") then
      last.content:insert(block)
    elseif is_test_of_exercise(block) then
      result:insert(pandoc.Div({ block }, pandoc.Attr("", { "tests" })))
    else
      result:insert(block)
    end
  end
  for _, block in ipairs(result) do
    if is(block, "wrongs") then block.attributes.count = count_wrong_answers(block) end
  end
  return result
end

-- Several hints of an exercise are told apart by their number.
local function number_hints(block)
  if not is(block, "exercise") then return nil end
  local hints = block.content:filter(function(child)
    return is(child, "hint")
  end)
  if #hints < 2 then return nil end
  for i, hint in ipairs(hints) do
    hint.attributes.label = "Hint " .. i .. " of " .. #hints
  end
  return block
end

local function render_div(block)
  local draw = RENDER[block.classes[1]]
  return draw and draw(block)
end

local function render(blocks)
  tokens.prepare(blocks)
  return blocks:walk({ Div = again.summarise })
    :walk({ Blocks = group, Div = number_hints }):walk {
    Code = code.inline,
    Str = markup.str,
    Link = places.follow,
    Header = header,
    Table = scrolling_table,
    CodeBlock = function(block)
      local class = block.classes[1]
      if class == "command" or class == "output" or block.attributes.marks then
        return nil
      end
      return markup.raw('<div class="box listing">' .. code.pre(block, "Listing")
        .. "</div>")
    end,
    Div = render_div,
  }
end

-- Pages

-- Where something is cited, citeproc fills the list of references.
local function add_references(doc)
  local cited = false
  doc.blocks:walk { Cite = function() cited = true end }
  if not cited then return end
  doc.meta.bibliography = "book/references.bib"
  doc.meta["link-citations"] = true
  doc.blocks:extend(markup.wrapped('<section class="references">', {
    pandoc.Header(2, { pandoc.Str "References" }, pandoc.Attr("references")),
    pandoc.Div({}, pandoc.Attr("refs")) }, "</section>"))
end

local function add_steps(meta)
  meta.before, meta.after = contents.neighbour(-1, true), contents.neighbour(1, true)
  meta["before-top"] = contents.neighbour(-1)
  meta["after-top"] = contents.neighbour(1)
  meta["before-page"] = contents.neighbour_page(-1)
  meta["after-page"] = contents.neighbour_page(1)
end

local function has_live_figure(blocks)
  local found = false
  blocks:walk { Div = function(div) found = found or div.attributes.live ~= nil end }
  return found
end

local function chapter(doc)
  local blocks, page = doc.blocks[1].content, places.page
  doc.meta.contents = contents.tree { [page.stem] = blocks }
  local title = places.title_text(page)
  if page.within then title = title:gsub(":.*", "") end -- of answers to a chapter: its number will do
  doc.meta.pagetitle = page.number ~= "" and page.number .. " " .. title or title
  add_steps(doc.meta)
  doc.meta.live = has_live_figure(blocks)
  doc.blocks = render(page.slug == "answers" and answers(blocks) or blocks)
  add_references(doc)
  return doc
end

-- The page of whole files is a page of its own, so that its links lead to the chapter.
local function files(doc)
  local of = places.page
  places.page = { stem = of.stem .. "-files", chapter = of.stem, within = of.within }
  local blocks = files_of(doc.blocks)
  tokens.prepare(blocks)
  blocks = blocks:walk { Div = render_div }
  doc.meta.contents = contents.tree { [of.stem] = blocks }
  doc.meta.files = true
  doc.meta.name = places.chapter_name(of)
  doc.meta["of-answers"] = of.within ~= nil
  doc.meta.page = of.slug .. ".html"
  doc.meta.pagetitle = "Whole files, " .. places.chapter_name(of)
  doc.blocks = blocks
  return doc
end

function Pandoc(doc)
  places.read(doc.meta)
  doc.meta.book, doc.meta.answers = nil, nil
  if doc.meta.landing then return landing(doc) end
  places.page = places.page_of(stringify(doc.meta.stem))
  return doc.meta.files and files(doc) or chapter(doc)
end
