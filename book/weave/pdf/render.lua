-- pdf/render.lua: pandoc filter. Renders the neutral document of noweb.lua (described
-- there) as one chapter of the PDF edition, in the macros of book/weave/pdf/book.tex.
--
--   pandoc --from json --citeproc --lua-filter book/weave/pdf/render.lua
--     --to latex-smart --wrap=none build/document/STEM.json
--     -o build/book/pdf/STEM.tex
--
-- Runs after citeproc, since each chapter lists its own sources. Figures are
-- written beside the chapter as STEM-N.pdf. A margin note goes with the block
-- before it; hints go to the end of their exercise. What repeats goes to the second
-- volume: it is written beside the chapter as STEM.code.tex. Before every block the
-- source line is told to the log (\nbsource), so that check-log can name it.

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local again = require "reader.again"
local fail = require "reader.fail"
local figures = require "figures"
local index = require "pdf.index"
local latex_again = require "pdf.again"
local latex_code = require "pdf.code"
local painters = require "figures.painters"
local tables = require "pdf.table"
local unbroken = require "reader.unbroken"

local escape = latex_code.escape

-- The chapter being rendered: stem, slug, number, file; line, the source line
-- reached; lines, the source; drawings, how many figures there were; whole, whether
-- it is in the second volume; left, what of it is (pdf/again.lua).
local chapter

local function tex(text) return pandoc.RawBlock("latex", text) end
local function inline(text) return pandoc.RawInline("latex", text) end

local function id_of(target) return target:match("#(.+)$") or target end

-- Where the source is

local function read_lines(path)
  local lines = {}
  local file = io.open(path)
  if not file then return lines end
  for line in file:lines() do lines[#lines + 1] = line end
  file:close()
  return lines
end

local function reach(src)
  local file, line = (src or ""):match("^(.*):(%d+)$")
  if not file then return end
  if file ~= chapter.file then
    chapter.file, chapter.lines = file, read_lines(file)
  end
  chapter.line = tonumber(line)
end

local function is_no_place(item) return item.t ~= "Span" or item.classes[1] ~= "indexed" end

-- What a paragraph begins with, as it stands in the source.
local function first_words(inlines)
  inlines = inlines:filter(is_no_place)
  local first = inlines[1]
  if first and (first.t == "Math" or first.t == "Code") then
    return first.text:match("^[^\n]*")
  end
  local words = {}
  for _, item in ipairs(inlines) do
    if #words == 7 or (item.t ~= "Str" and item.t ~= "Space") then break end
    words[#words + 1] = item.t == "Str" and item.text or " "
  end
  return (table.concat(words):gsub("[’‘“”–—…\u{A0}].*$", ""))
end

-- Paragraphs do not know their line: it is found by their first words.
local function reach_words(inlines)
  local words = first_words(inlines)
  if #words < 4 then return end
  for i = chapter.line, #chapter.lines do
    if chapter.lines[i]:find(words, 1, true) then
      chapter.line = i
      return
    end
  end
end

local function source()
  return ("\\nbsource{%s}{%d}"):format(chapter.file, chapter.line)
end

-- Inlines

-- Long code may break inside a name or a path, after these characters.
local function breakable(text)
  return (text:gsub("([_/.,(])(%w%w)", "%1\0%2"))
end

local function code_inline(text)
  local escaped = escape(#text > 12 and breakable(text) or text)
  return "\\nbcode{" .. escaped:gsub("%z", "\\nbb{}") .. "}"
end

local function code(node)
  if not node.classes:includes("quote") then
    return inline(code_inline(node.text))
  end
  local out = {}
  latex_code.each_mark(node, function(text, mark)
    local piece = code_inline(text)
    out[#out + 1] = mark and ("\\nbref{%s}{%s}"):format(id_of(mark.target), piece)
      or piece
  end)
  return inline(table.concat(out))
end

local function reference_id(id)
  return id:gsub("^ref%-", "ref-" .. chapter.slug .. "-")
end

-- On paper a link that leaves the chapter needs its page, one that stays in it only if
-- it leaves the volume, and one to a figure if that is not in sight.
local function page_after(node, id)
  local stem = node.attributes.stem
  if stem and stem ~= chapter.stem then return "\\nbseepage{" .. id .. "}" end
  if id and id:match("^fig%-") then return "\\nbfarpage{" .. id .. "}" end
  return stem and "\\nbseevolume{" .. id .. "}" or ""
end

local function link(node)
  local id = node.target:match("^#(.+)$")
  local open = id and ("\\nblink{%s}{"):format(reference_id(id))
    or ("\\nbweb{%s}{"):format(escape(node.target))
  local content = pandoc.List { inline(open) }
  content:extend(node.content)
  content:insert(inline("}" .. page_after(node, id)))
  return content
end

-- A term of the glossary.
local function term(node)
  local content = pandoc.List { inline("\\nbtarget{" .. node.identifier .. "}") }
  content:extend(node.content)
  return content
end

local function span(node)
  if node.identifier:match("^term%-") then return term(node) end
  if node.classes[1] == "indexed" then return { inline("\\nbindexed{" .. node.identifier .. "}") } end
  if not node.classes:includes("editor-note") then return nil end
  local content = pandoc.List { inline("\\nbeditor{") }
  content:extend(node.content)
  content:insert(inline("}"))
  return content
end

local function cite(node) return node.content end

local function str(node)
  if not unbroken(node.text) then return nil end
  return { inline("\\mbox{"), node, inline("}") }
end

local inlines = { Str = str, Code = code, Link = link, Span = span, Cite = cite }

-- Blocks. A renderer takes a block and returns a list of blocks.

local render_blocks
local renderers = {}

local function wrapped(before, content, after)
  local list = pandoc.List { inline(before) }
  list:extend(content)
  list:insert(inline(after))
  return pandoc.Plain(list)
end

local function number_or_dash() return chapter.number ~= "" and chapter.number or "-" end

local function chapter_heading(block, prefix)
  local word = chapter.number:match("^%u$") and "Appendix" or "Chapter"
  return wrapped(("\\nbchapter{%s}{%s}{%s}{"):format(number_or_dash(), word,
    (prefix or "") .. block.identifier), block.content, "}")
end

local SECTIONS = { [2] = "section", [3] = "subsection" }

local function section_heading(block)
  local kind = SECTIONS[block.level] or "subsubsection"
  return wrapped(("\\nb%s{%s}{%s}{"):format(kind, block.identifier,
    block.attributes.number or ""), block.content, "}")
end

function renderers.Header(block)
  reach(block.attributes.src)
  chapter.left:heading(block)
  return { tex(source()),
    block.level == 1 and chapter_heading(block) or section_heading(block) }
end

-- A paragraph that is a link alone leads on to the next: they stay together.
function renderers.Para(block)
  reach_words(block.content)
  local leads_on = #block.content == 1 and block.content[1].t == "Link"
  return { tex(source() .. "\\nbfree"), block, leads_on and tex("\\nbleadson") or nil }
end

function renderers.Plain(block)
  reach_words(block.content)
  return { tex(source()), block }
end

local function inner_blocks(block)
  block.content = render_blocks(block.content)
  return { block }
end

renderers.BlockQuote = inner_blocks

local function list_items(block)
  for i, item in ipairs(block.content) do
    block.content[i] = render_blocks(item)
  end
  return { block }
end

renderers.BulletList = list_items
renderers.OrderedList = list_items

function renderers.DefinitionList(block)
  for _, item in ipairs(block.content) do
    for i, definition in ipairs(item[2]) do
      item[2][i] = render_blocks(definition)
    end
  end
  return { block }
end

-- Code

-- A listing in the prose: rows without a header.
function renderers.CodeBlock(block)
  reach(block.attributes.src)
  return { tex(source()), tex(latex_code.listing {
    look = "plain", block = block, header = "", label = "", footer = "" }) }
end

local SYMBOLS = { library = "◆", harness = "◇", test = "✓", program = "▷",
  benchmark = "○", exercise = "□", answer = "■", wrong = "✗", output = "▶",
  asm = "▼", source = "●" }

local function label_of(a) return SYMBOLS[a.kind] .. " " .. a.label end

local function is_path(name) return name:find("/") ~= nil end

-- A chunk's name: a path in code, else in italics. In footers a path's last part does,
-- and in the second volume that of a file of an exercise.
local function name_of_chunk(name, short)
  if not is_path(name) then return "\\nbname{" .. latex_code.text(name) .. "}" end
  if short then return "\\nbpath{" .. escape(name:match("[^/]+$")) .. "}" end
  local folder, file = name:match("^(tangled/exercises/.*/)(.*)$")
  return ("\\nbpath{\\nbfolder{%s}%s}"):format(escape(folder or ""), escape(file or name))
end

local function each_line(text)
  return (text or ""):gmatch("[^\n]+")
end

local function page_of(anchor) return "\\nbpage{" .. id_of(anchor) .. "}" end

-- Wrong answers are made of pieces of their answer. They are not told if something else uses a piece.
local function used_in(attributes)
  local users, wrong = {}, {}
  for line in each_line(attributes.usedin) do
    local target, name = line:match("^(%S+) (.+)$")
    local list = name:find("/wrong-", 1, true) and wrong or users
    list[#list + 1] = name_of_chunk(name, true) .. "~" .. page_of(target)
  end
  if #users == 0 then users = wrong end
  return #users > 0 and "used in " .. table.concat(users, ", ") or nil
end

local function defined_names(attributes)
  local names = {}
  for name in each_line(attributes.defines) do
    names[#names + 1] = "\\nbsmallcode{" .. escape(name) .. "}"
  end
  return #names > 0 and "defines " .. table.concat(names, ", ") or nil
end

local function footer_of(attributes)
  local parts = pandoc.List()
  local function add(text) if text then parts:insert(text) end end
  add(attributes.prev and "continues " .. page_of(attributes.prev))
  add(used_in(attributes))
  add(attributes.next and "continued " .. page_of(attributes.next))
  add(defined_names(attributes))
  return table.concat(parts, "\\nbsep{}")
end

local function chunk(block)
  local a = block.attributes
  reach(a.src)
  local header = ("\\nbtarget{%s}%s %s"):format(block.identifier,
    name_of_chunk(a.name), tonumber(a.count) > 1 and "+≡" or "≡")
  return { tex(source()), tex(latex_code.listing { look = a.kind,
    block = block.content[1], header = header, label = label_of(a),
    footer = footer_of(a), anchor = block.identifier }) }
end

-- Figures, tables and the output of programs

-- Takes the caption off a block: its inlines, or none.
local function take_caption(block)
  local first = block.content[1]
  if not (first and first.t == "Div" and first.classes:includes("caption")) then
    return pandoc.List()
  end
  block.content:remove(1)
  return pandoc.utils.blocks_to_inlines(first.content)
end

local function caption_of(block)
  local caption = take_caption(block)
  local number = block.attributes.number
  if number then
    caption:insert(1, inline("\\nbcaptionnumber{Figure " .. number .. "}"))
  end
  return caption
end

local function target_of(block)
  return block.identifier ~= "" and "\\nbtarget{" .. block.identifier .. "}" or ""
end

local function with_caption(block, macro)
  local caption = caption_of(block)
  if #caption == 0 then return nil end
  return wrapped(macro .. "{", caption, "}")
end

local ENDINGS = {
  fail = "ends with an error, as it should",
  crash = "is stopped by a signal, as it should be",
  ["compile-error"] = "is refused by the compiler, as it should be",
}

local function run(block)
  local a = block.attributes
  reach(a.src)
  local caption = with_caption(block, "\\nbcaption")
  local command, output = block.content[1], block.content[2]
  local is_silent = output.text == ""
  local listing = tex(latex_code.listing { look = "output", block = output,
    header = target_of(block) .. "\\nbpath{\\$\\nbsp{}" .. escape(command.text) .. "}",
    label = label_of({ kind = "output", label = "output" }), captioned = caption ~= nil,
    footer = is_silent and "prints nothing" or ENDINGS[a.expect] or "" })
  return { tex(source()), listing, caption }
end

-- Lines of a file of the project.
local function source_lines(block)
  local a = block.attributes
  reach(a.src)
  local caption = with_caption(block, "\\nbcaption")
  local listing = tex(latex_code.listing { look = "plain", block = block.content[1],
    header = target_of(block) .. "\\nbpath{" .. escape(a.file) .. "}",
    label = label_of({ kind = "source", label = "source" }),
    captioned = caption ~= nil, footer = "lines " .. a.first .. " to " .. a.last })
  return { tex(source()), listing, caption }
end

-- What a compiler makes of a function.
local function asm(block)
  local a = block.attributes
  reach(a.src)
  local caption = with_caption(block, "\\nbcaption")
  local command, listing = block.content[1], block.content[2]
  return { tex(source()), tex(latex_code.listing { look = "output",
    block = listing, captioned = caption ~= nil, footer = escape(a.compiler),
    header = target_of(block) .. "\\nbpath{\\$\\nbsp{}" .. escape(command.text) .. "}",
    label = label_of({ kind = "asm", label = "instructions" }) }), caption }
end

local function write_file(path, content)
  local file = io.open(path, "wb")
  if not file then fail(path, "cannot be written") end
  file:write(content)
  file:close()
end

local function folder_of_output()
  return PANDOC_STATE.output_file and PANDOC_STATE.output_file:match("^(.*/)") or ""
end

-- Writes an SVG as PDF beside the chapter, and returns the file's name.
local function draw(svg)
  chapter.drawings = chapter.drawings + 1
  local name = ("%s-%d.pdf"):format(chapter.stem, chapter.drawings)
  write_file(folder_of_output() .. name,
    pandoc.pipe("rsvg-convert", { "--format=pdf", "--dpi-x=96", "--dpi-y=96" }, svg))
  return name
end

local function framed(block, graphic)
  local caption = caption_of(block)
  local note = block.content[#block.content]
  if note and note.t == "Div" and note.classes[1] == "provenance" then
    if #caption > 0 then caption:insert(inline("\\newline ")) end
    caption:extend(note.content[1].content)
  end
  return { tex(source()), wrapped(("\\nbfigure{%s}{%s}{"):format(block.identifier,
    graphic), caption, "}") }
end

local function figure(block)
  local a = block.attributes
  reach(a.src)
  local drawing = figures.draw(block.classes[1], a,
    function(message) fail(a.src, message) end)
  return framed(block,
    ("\\nbgraphic{%s}"):format(draw(drawing:svg(painters.print))))
end

-- Two figures side by side.
local function pair(block)
  local result = pandoc.List { tex("\\begin{nbpair}") }
  for _, one in ipairs(block.content) do
    result:insert(tex("\\begin{nbhalf}"))
    result:extend(figure(one))
    result:insert(tex("\\end{nbhalf}"))
  end
  result:insert(tex("\\end{nbpair}"))
  return result
end

local function image(block)
  local path = block.attributes.path
  if path:match("%.svg$") then
    path = draw(table.concat(read_lines(path), "\n"))
  end
  return framed(block, ("\\nbgraphic{%s}"):format(path))
end

-- Tables

local function table_room(fitted)
  return tex(("\\nbtableroom{%d}"):format(tables.lines(fitted)))
end

function renderers.Table(block)
  local rows = block.bodies[1].body
  local cell = rows[1] and rows[1].cells[1]
  local first = cell and (cell.contents or cell.content)[1]
  if first and first.t == "Plain" then reach_words(first.content) end
  local fitted = tables.fit(block)
  return { tex(source()), table_room(fitted), fitted, tex("\\nbaftertable") }
end

local function provenance(block)
  return wrapped("\\nbcaption{", block.content[1].content, "}")
end

local function table_figure(block)
  reach(block.attributes.src)
  local caption = with_caption(block, "\\nbtablecaption")
  local fitted = tables.fit(block.content[1])
  local result = pandoc.List { tex(source()), table_room(fitted) }
  local note = block.content[2]
  if caption then result:insert(caption) end
  result:insert(tex(target_of(block)))
  result:insert(fitted)
  result:insert(note and provenance(note) or tex("\\nbaftertable"))
  return result
end

-- Boxes in the prose

local function title_of(block)
  return block.content:remove(1).content[1].content
end

local function stars_of(block)
  return ("★"):rep(tonumber(block.attributes.stars) or 0)
end

-- Takes an exercise's hints out, to go to its end.
local function take_hints(block)
  local hints, others = pandoc.List(), pandoc.List()
  for _, child in ipairs(block.content) do
    local is_hint = child.t == "Div" and child.classes:includes("hint")
    local list = is_hint and hints or others
    list:insert(child)
  end
  block.content = others
  return hints
end

local function label_hint(block, number)
  local label = inline("\\nbhintlabel{Hint" .. number .. "}")
  local first = block.content[1]
  if first.t == "Para" then
    first.content:insert(1, label)
  else
    block.content:insert(1, pandoc.Plain { label })
  end
end

local function exercise(block)
  reach(block.attributes.src)
  local head = wrapped(("\\begin{nbexercise}{%s}{%s}{%s}{"):format(
    block.identifier, block.attributes.number or "", stars_of(block)),
    title_of(block), "}")
  local hints = take_hints(block)
  for i, child in ipairs(hints) do
    label_hint(child, #hints > 1 and " " .. i or "")
  end
  local blocks = pandoc.List { tex(source()), head }
  blocks:extend(render_blocks(block.content))
  blocks:extend(render_blocks(hints))
  if block.attributes.answer then
    blocks:insert(tex("\\nbanswer{" .. id_of(block.attributes.answer) .. "}"))
  end
  blocks:insert(tex("\\end{nbexercise}"))
  return blocks
end

local function environment(name)
  return function(block)
    reach(block.attributes.src)
    local blocks = pandoc.List { tex(source()), tex("\\begin{" .. name .. "}") }
    blocks:extend(render_blocks(block.content))
    blocks:insert(tex("\\end{" .. name .. "}"))
    return blocks
  end
end

local function repeated(block)
  reach(block.attributes.src)
  local content = render_blocks(block.content:clone())
  if chapter.whole then return content end
  return { tex(source()), chapter.left:move(block, content) }
end

local function correction(block)
  reach(block.attributes.src)
  local head = wrapped(("\\begin{nbcorrection}{%s}{"):format(block.identifier),
    title_of(block), "}")
  local blocks = pandoc.List { tex(source()), head }
  blocks:extend(render_blocks(block.content))
  blocks:insert(tex("\\end{nbcorrection}"))
  return blocks
end

local function references(block)
  local blocks = pandoc.List {
    tex(("\\nbreferences{references-%s}{References}"):format(chapter.slug)) }
  for _, entry in ipairs(block.content) do
    blocks:insert(wrapped(("\\nbentry{%s}{"):format(reference_id(entry.identifier)),
      pandoc.utils.blocks_to_inlines(entry.content), "}"))
  end
  blocks:insert(tex("\\nbreferencesend"))
  return blocks
end

local divs = { index = index(escape, name_of_chunk), chunk = chunk, run = run, asm = asm,
  source = source_lines, pair = pair,
  image = image, contracts = table_figure, measured = table_figure,
  exercise = exercise, correction = correction, references = references,
  hint = environment("nbhint"), margin = environment("nbnote"),
  again = repeated }
for _, kind in ipairs(figures.KINDS) do divs[kind] = figure end

function renderers.Div(block)
  local render = divs[block.classes[1]]
  return render and render(block) or render_blocks(block.content)
end

-- Margin notes. A note is typeset before the block that it stands beside: the one
-- before it, where that is a paragraph, a chunk or a figure; else the next one.

local BESIDE = { chunk = true, run = true, asm = true, source = true, image = true }
for _, kind in ipairs(figures.KINDS) do BESIDE[kind] = true end

local function is_margin(block)
  return block.t == "Div" and block.classes:includes("margin")
end

local function takes_note(block)
  return block.t == "Para" or (block.t == "Div" and BESIDE[block.classes[1]])
end

-- Moves each note before the block that it goes with.
local function hoist_notes(blocks)
  local result = pandoc.List()
  local at
  for _, block in ipairs(blocks) do
    if is_margin(block) and at then
      result:insert(at, block)
      at = at + 1
    else
      result:insert(block)
      at = takes_note(block) and #result or nil
    end
  end
  return result
end

-- Hangs the notes that wait beside a paragraph, or beside what comes after.
local HANG = "\\nbnotehere{}"

local function rendered(block)
  local render = renderers[block.t]
  return render and render(block) or { block }
end

function render_blocks(blocks)
  local result, waiting = pandoc.List(), false
  for _, block in ipairs(hoist_notes(blocks)) do
    result:extend(rendered(block))
    if waiting and block.t == "Para" then
      block.content:insert(1, inline("\\leavevmode" .. HANG))
    end
    waiting = is_margin(block) or (waiting and not takes_note(block))
  end
  if waiting then result:insert(tex(HANG)) end
  return result
end

-- The document

local function find_chapter(doc)
  for _, block in ipairs(doc.blocks) do
    if block.t == "Div" and block.classes:includes("chapter") then
      local a = block.attributes
      return { stem = a.stem, slug = a.slug, number = a.number, line = 1,
        file = "", lines = {}, drawings = 0, whole = again.WHOLE[a.slug],
        left = latex_again(chapter_heading) }
    end
  end
  fail(PANDOC_STATE.input_files[1], "holds no chapter")
end

-- A long table cannot stand in a narrow column: there a table does not break.
local function narrow_tables(text)
  return (text:gsub("\\endhead\n", ""):gsub("\\bottomrule\\noalign{}\n\\endlastfoot\n", "")
    :gsub("\\bottomrule\n\\end{longtable}", "\\end{nbtable}")
    :gsub("\\end{longtable}", "\\end{nbtable}")
    :gsub("\\begin{longtable}%[%]", "\\begin{nbtable}"))
end

-- What the second volume has of the chapter, also if it is nothing.
local function write_second(blocks)
  local doc = pandoc.Pandoc(blocks):walk(inlines)
  write_file(folder_of_output() .. chapter.stem .. ".code.tex",
    narrow_tables(pandoc.write(doc, "latex-smart", PANDOC_WRITER_OPTIONS)) .. "\n")
end

-- What the first volume has of a chapter that is in the second.
local function in_contents(header)
  return { wrapped(("\\nbleftwhole{%s}{%s}{"):format(chapter.number,
    header.identifier), header.content, "}") }
end

function Pandoc(doc)
  chapter = find_chapter(doc)
  local blocks = doc.blocks:remove(1).content .. doc.blocks -- the references stand outside
  if chapter.whole then
    doc.blocks = in_contents(blocks[1])
    write_second(render_blocks(blocks))
  else
    doc.blocks = render_blocks(again.gather(blocks))
    write_second(chapter.left.blocks)
  end
  return doc:walk(inlines)
end
