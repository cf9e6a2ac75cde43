-- html.lua: pandoc filter. Renders the neutral document of noweb.lua (described
-- there) as one page of the HTML edition; book/theme/page.html is its template.
--
--   pandoc --from book/weave/noweb.lua --lua-filter book/weave/html.lua
--     --citeproc --to html5 --template book/theme/page.html --mathml
--     --wrap=none build/weave/STEM.stream -o build/book/html/SLUG.html
--
-- With --metadata landing=true it makes index.html, the contents of the whole
-- book, from what contents.lua reads.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "?.lua;" .. package.path

local figures = require "figures"
local index = require "index-html"
local marks = require "marks"
local tokens = require "tokens"

local stringify = pandoc.utils.stringify

-- The pages of the book, and the page being made.
local book = {}
local page

-- HTML

local ENTITIES = { ["<"] = "&lt;", [">"] = "&gt;", ["&"] = "&amp;",
  ['"'] = "&quot;" }

local function escape(text) return (text:gsub('[<>&"]', ENTITIES)) end

local function raw(html) return pandoc.RawBlock("html", html) end

local function wrapped(before, blocks, after)
  local result = pandoc.List { raw(before) }
  result:extend(blocks)
  result:insert(raw(after))
  return result
end

local function id_attribute(block)
  return block.identifier ~= "" and ' id="' .. escape(block.identifier) .. '"'
    or ""
end

-- A box that scrolls by itself can be reached with the keyboard, and has a name.
local function scrolling(label)
  return 'tabindex="0" role="group" aria-label="' .. escape(label) .. '"'
end

-- Places: STEM#ID, and their addresses

local function page_of(stem)
  for _, entry in ipairs(book) do
    if entry.stem == stem then return entry end
  end
  error("no page is called " .. stem)
end

local function address(stem, id)
  if stem == page.stem then return "#" .. id end
  return page_of(stem).slug .. ".html#" .. id
end

local function address_of(target)
  return address(target:match("^(.-)#(.*)$"))
end

local function chapter_name(entry)
  if entry.number == "" then return entry.title end
  return (entry.number:match("%d") and "Chapter " or "Appendix ") .. entry.number
end

-- Where a place is, if it is on another page.
local function elsewhere(target)
  local stem = target:match("^(.-)#")
  if stem == page.stem then return "" end
  return ", " .. chapter_name(page_of(stem)):gsub("^%u", string.lower)
end

-- Code

local function anchor(target, content, class)
  return '<a' .. (class and ' class="' .. class .. '"' or "") .. ' href="'
    .. escape(address_of(target)) .. '">' .. content .. "</a>"
end

local function marked(mark, content)
  if not mark then return content end
  if mark.type == "def" then
    return '<dfn id="' .. escape(mark.target) .. '">' .. content .. "</dfn>"
  end
  return anchor(mark.target, content, mark.type)
end

-- Classes that the style sheet colours; the rest of skylighting's are plain.
local COLOURED = { kw = "k", cf = "k", pp = "k", im = "k", dt = "t", dv = "n",
  bn = "n", fl = "n", bu = "n", ch = "s", st = "s", sc = "s", co = "c", an = "c" }

local function stretch_html(stretch)
  local content = escape(stretch.text)
  if stretch.colour then
    content = '<span class="' .. stretch.colour .. '">' .. content .. "</span>"
  end
  return marked(stretch.mark, content)
end

-- Neighbours of one colour become one stretch.
local function code_html(block)
  local stretches, last = {}, nil
  tokens.each(block, function(piece)
    local colour = COLOURED[piece.class]
    local text = piece.newline and "\n" or piece.text
    if last and last.colour == colour and last.mark == piece.mark then
      last.text = last.text .. text
    else
      last = { colour = colour, mark = piece.mark, text = text }
      table.insert(stretches, last)
    end
  end)
  for i, stretch in ipairs(stretches) do stretches[i] = stretch_html(stretch) end
  return "<code>" .. table.concat(stretches) .. "</code>"
end

local function pre(block, label)
  return "<pre " .. scrolling(label) .. ">" .. code_html(block) .. "</pre>"
end

-- Chunks

local function lines(text)
  local list = {}
  for line in (text or ""):gmatch("[^\n]+") do table.insert(list, line) end
  return list
end

-- A chunk's name; one that is a path may break after its slashes.
local function name_html(name)
  if not name:find("/", 1, true) then return "‹" .. escape(name) .. "›" end
  return '‹<span class="path">' .. escape(name):gsub("/", "/<wbr>")
    .. "</span>›"
end

local function chunk_link(word, target, name, sign)
  return "<li>" .. word .. " " .. anchor(target, name_html(name)) .. sign
    .. elsewhere(target) .. "</li>"
end

local function defined_names(a)
  local names = {}
  for i, name in ipairs(lines(a.defines)) do
    names[i] = '<a href="#' .. name .. '"><code>' .. name .. "</code></a>"
  end
  return #names > 0 and { "<li>defines " .. table.concat(names, ", ") .. "</li>" }
    or {}
end

local function chunk_foot(a)
  local items = pandoc.List(defined_names(a))
  for _, user in ipairs(lines(a.usedin)) do
    local target, name = user:match("^(%S+) (.+)$")
    items:insert(chunk_link("used in", target, name, ""))
  end
  if a.prev then
    items:insert(chunk_link("continues", a.prev, a.name, ""))
  end
  if a.next then
    items:insert(chunk_link("continued in", a.next, a.name, " +≡"))
  end
  if #items == 0 then return "" end
  return '<ul class="foot">' .. table.concat(items) .. "</ul>"
end

-- All of them are in the face that the badges are set in, Inter.
local SYMBOLS = { library = "◆", harness = "◇", test = "✓", program = "▷",
  benchmark = "○", exercise = "□", answer = "■", output = "▶" }

local function badge(kind, label)
  return '<span class="badge"><span aria-hidden="true">' .. SYMBOLS[kind]
    .. "</span> " .. label .. "</span>"
end

local function box(kind, id, head, badge_html, body, foot)
  return '<div class="box ' .. kind .. '"' .. id .. '>\n<div class="head">'
    .. '<span class="name">' .. head .. "</span>" .. badge_html .. "</div>\n"
    .. body .. "\n" .. foot .. "</div>"
end

-- The first piece of a chunk has two ids, see anchors.awk.
local function name_with_id(a)
  local name = name_html(a.name)
  return a.also and '<span id="' .. a.also .. '">' .. name .. "</span>" or name
end

local function chunk(block)
  local a = block.attributes
  local sign = a.count == "1" and "\u{A0}≡" or "\u{A0}+≡"
  return raw(box(a.kind, id_attribute(block),
    name_with_id(a) .. '<span class="sign">' .. sign .. "</span>",
    badge(a.kind, a.label), pre(block.content[1], "Code: " .. a.name),
    chunk_foot(a)))
end

-- Figures

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

-- A single paragraph goes into the figcaption without one of its own.
local function figcaption(block, caption)
  local label = figure_label(block)
  if #caption == 0 and label == "" then return {} end
  if #caption == 1 and caption[1].t == "Para" then
    caption = { pandoc.Plain(caption[1].content) }
  end
  return wrapped("<figcaption>" .. label, caption, "</figcaption>")
end

local function figure(class, block, content, caption)
  local blocks = pandoc.List(content)
  blocks:extend(figcaption(block, caption))
  return wrapped('<figure class="' .. class .. '"' .. id_attribute(block) .. ">",
    blocks, "</figure>")
end

local function paint(part) return 'class="' .. part .. '"' end

local function drawing(block)
  local drawn = figures[block.classes[1]](block.attributes, error)
  local svg = figures.svg(drawn, paint):gsub("^<svg",
    '<svg role="img" aria-label="' .. escape(drawn.alt) .. '"')
  return figure("drawing", block, { raw(svg) }, (split_caption(block)))
end

local function image(block)
  local a = block.attributes
  local path = a.path:gsub("^book/", "")
  local html = '<img src="' .. escape(path) .. '" alt="' .. escape(a.alt) .. '">'
  return figure("image", block, { raw(html) }, (split_caption(block)))
end

local ENDINGS = {
  fail = "ends with an error, as it should",
  crash = "is stopped by a signal, as it should be",
  ["compile-error"] = "is refused by the compiler, as it should be",
}

local function run(block)
  local caption, rest = split_caption(block)
  local command, output = rest[1].text, rest[2]
  local ending = ENDINGS[block.attributes.expect]
  local foot = ending and '<ul class="foot"><li>' .. ending .. "</li></ul>" or ""
  local head = '<code class="command">$ ' .. escape(command) .. "</code>"
  local body = output.text == "" and '<p class="nothing">prints nothing</p>'
    or pre(pandoc.CodeBlock(output.text), "Output of " .. command)
  return figure("run", block, { raw(box("output", "", head,
    badge("output", "output"), body, foot)) }, caption)
end

-- A table, and under its caption on what it was measured.
local function table_figure(block)
  local caption, rest = split_caption(block)
  local provenance = rest[#rest].t == "Div" and rest:remove()
  if provenance then caption:insert(provenance) end
  return figure("data " .. block.classes[1], block, rest, caption)
end

-- Notes and exercises

local function note(class)
  return function(block)
    return wrapped('<div class="' .. class .. '" role="note">', block.content,
      "</div>")
  end
end

local function correction(block)
  local title = block.content:remove(1)
  local blocks = wrapped('<div class="label">', title.content, "</div>")
  blocks:extend(block.content)
  return wrapped('<div class="correction" role="note">', blocks, "</div>")
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
    badge("exercise", "exercise " .. a.number) .. ' <span class="title">') }
  inlines:extend(title.content[1].content)
  inlines:insert(pandoc.RawInline("html", "</span> " .. stars_html(a)))
  return pandoc.Header(3, inlines, pandoc.Attr(block.identifier .. "-title"))
end

local function exercise(block)
  local title = block.content:remove(1)
  local blocks = pandoc.List { exercise_heading(block, title) }
  blocks:extend(block.content)
  if block.attributes.answer then
    blocks:insert(raw('<p class="answer">'
      .. anchor(block.attributes.answer, "Answer") .. "</p>"))
  end
  return wrapped('<section class="exercise"' .. id_attribute(block)
    .. ' aria-labelledby="' .. escape(block.identifier) .. '-title">', blocks,
    "</section>")
end

local function details(class, summary)
  return function(block)
    local label = block.attributes.label or summary
    return wrapped('<details class="' .. class .. '"><summary>' .. label
      .. "</summary>", block.content, "</details>")
  end
end

local RENDER = { index = index(anchor, name_html), chunk = chunk, byte = drawing, word = drawing, image = image,
  run = run, contracts = table_figure, measured = table_figure,
  margin = note("margin"), correction = correction, exercise = exercise,
  hint = details("hint", "Hint"),
  tests = details("tests", "The tests that it must pass") }

-- Prose

local function code(node)
  local list = marks.decode(node.attributes.marks)
  if #list == 0 then return pandoc.Code(node.text) end
  local parts = {}
  marks.stretches(#node.text, list, function(from, to, mark)
    table.insert(parts, marked(mark, escape(node.text:sub(from, to))))
  end)
  return pandoc.RawInline("html", "<code>" .. table.concat(parts) .. "</code>")
end

local function link(node)
  local stem = node.attributes.stem
  if stem then
    node.target = address(stem, node.target:sub(2))
    node.attributes.stem = nil
  end
  return node
end

local function header(block)
  local content = pandoc.List()
  local number = block.attributes.number
  if block.level == 1 and number then
    content:insert(pandoc.RawInline("html", '<span class="kicker">'
      .. chapter_name(page) .. "</span> "))
  elseif number then
    content:insert(pandoc.RawInline("html", '<a class="number" href="#'
      .. block.identifier .. '">' .. number .. "</a> "))
  end
  content:extend(block.content)
  return pandoc.Header(block.level, content, pandoc.Attr(block.identifier))
end

local function scrolling_table(block)
  return wrapped('<div class="table" ' .. scrolling("Table") .. ">", { block },
    "</div>")
end

local function is(block, class)
  return block and block.t == "Div" and block.classes[1] == class
end

local function is_test_of_exercise(block)
  return is(block, "chunk") and block.attributes.kind == "exercise"
    and (block.attributes.roots or ""):match("/tests%.c$")
end

-- Blocks that belong together on a page: a margin note stands beside the block
-- before it, and so comes first in HTML; the tests of an exercise are folded.
local function group(blocks)
  local result = pandoc.List()
  for _, block in ipairs(blocks) do
    local last = result[#result]
    if is(block, "margin") and last and last.t ~= "Header" then
      result[#result] = pandoc.Div({ block, last }, pandoc.Attr("", { "noted" }))
    elseif is_test_of_exercise(block) and is(last, "tests") then
      last.content:insert(block)
    elseif is_test_of_exercise(block) then
      result:insert(pandoc.Div({ block }, pandoc.Attr("", { "tests" })))
    else
      result:insert(block)
    end
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

local function render(blocks)
  tokens.prepare(blocks)
  return blocks:walk({ Blocks = group, Div = number_hints }):walk {
    Code = code,
    Link = link,
    Header = header,
    Table = scrolling_table,
    CodeBlock = function(block)
      local class = block.classes[1]
      if class == "command" or class == "output" or block.attributes.marks then
        return nil
      end
      return raw('<div class="box listing">' .. pre(block, "Listing") .. "</div>")
    end,
    Div = function(block)
      local draw = RENDER[block.classes[1]]
      return draw and draw(block)
    end,
  }
end

-- Contents, and the way to the pages before and after

local function title_inlines(number, inlines)
  local content = pandoc.List()
  if number and number ~= "" then
    content:insert(pandoc.Span({ pandoc.Str(number) },
      pandoc.Attr("", { "number" })))
    content:insert(pandoc.Space())
  end
  content:extend(inlines)
  return content
end

local function page_link(entry, attributes)
  return pandoc.Link(title_inlines(entry.number, { pandoc.Str(entry.title) }),
    entry.slug .. ".html", "", attributes or pandoc.Attr())
end

-- The sections of a chapter's blocks, as items of a list.
local function section_items(blocks, prefix)
  local items = pandoc.List()
  for _, block in ipairs(blocks) do
    if block.t == "Header" and block.level == 2 then
      items:insert { pandoc.Plain { pandoc.Link(
        title_inlines(block.attributes.number, block.content),
        prefix .. "#" .. block.identifier) } }
    end
  end
  return items
end

-- chapters: by stem, the blocks of the chapters whose sections are listed.
local function contents(chapters)
  local items = pandoc.List()
  for i, entry in ipairs(book) do
    local current = page and entry.stem == page.stem
    local item = pandoc.List { pandoc.Plain { page_link(entry,
      pandoc.Attr("", {}, current and { { "aria-current", "page" } } or {})) } }
    local blocks = chapters[entry.stem]
    local sections = blocks
      and section_items(blocks, current and "" or entry.slug .. ".html") or {}
    if #sections > 0 then item:insert(pandoc.BulletList(sections)) end
    items[i] = item
  end
  return pandoc.MetaBlocks { pandoc.BulletList(items) }
end

local function neighbour(offset)
  for i, entry in ipairs(book) do
    if entry == page and book[i + offset] then
      return pandoc.MetaInlines { page_link(book[i + offset]) }
    end
  end
end

local function read_book(meta)
  for i, entry in ipairs(meta.book) do
    book[i] = {}
    for key, value in pairs(entry) do book[i][key] = stringify(value) end
  end
end

local function landing(doc)
  local chapters = {}
  for _, block in ipairs(doc.blocks) do
    chapters[block.attributes.stem] = block.content
  end
  doc.meta.contents = contents(chapters)
  doc.meta.pagetitle = "Four Bits at a Time"
  doc.blocks = {}
  return doc
end

-- Where something is cited, citeproc fills the list of references.
local function add_references(doc)
  local cited = false
  doc.blocks:walk { Cite = function() cited = true end }
  if not cited then return end
  doc.meta.bibliography = "book/references.bib"
  doc.meta["link-citations"] = true
  doc.blocks:extend(wrapped('<section class="references">', {
    pandoc.Header(2, { pandoc.Str "References" }, pandoc.Attr("references")),
    pandoc.Div({}, pandoc.Attr("refs")) }, "</section>"))
end

function Pandoc(doc)
  read_book(doc.meta)
  doc.meta.book = nil
  if doc.meta.landing then return landing(doc) end
  page = page_of(stringify(doc.meta.stem))
  local blocks = doc.blocks[1].content
  doc.meta.contents = contents { [page.stem] = blocks }
  doc.meta.pagetitle = page.number ~= "" and page.number .. " " .. page.title
    or page.title
  doc.meta.before, doc.meta.after = neighbour(-1), neighbour(1)
  doc.blocks = render(blocks)
  add_references(doc)
  return doc
end
