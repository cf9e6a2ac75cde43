-- noweb.lua: pandoc reader. The annotated stream of a chapter becomes a neutral
-- pandoc document, which is kept as JSON (build/document/). All forms of the book
-- are made from it, and nothing reads a stream again; pandoc joins the documents of
-- several chapters to one:
--
-- Meta       book      list of pages { stem, number, title, slug }, in order
--            answers   list of pages { stem, number, title, slug, name }: the
--                      answers to each chapter
--            stem      the page read (the last one, if there are several)
-- Blocks     one Div.chapter a stream {stem, number, slug, title}, holding:
--
-- Header     1 once, first (id = slug); attributes number="1.2" (none in the
--            preface, and over answers) and src
-- Div.chunk  #anchor {name, also, count, pieces, kind, label, roots, prev, next, usedin, defines,
--            section, blank, src}. kind: library | harness | test | program | benchmark |
--            exercise | answer | wrong. roots, usedin, defines: one item a line, or
--            absent; prev, next: STEM#ANCHOR; usedin: STEM#ANCHOR NAME.
--            count of pieces: which definition of the chunk it is.
--            also: a second id, of the first piece of a chunk. section: where it
--            stands, for people: "1.2 Two halves".
--            blank: empty lines at its end, which its code leaves out.
--   CodeBlock  the code, each use as ‹name›; class = language, attribute marks
--              (see marks.lua: uses, references, definitions by byte range) and
--              tokens (see tokens.lua)
-- CodeBlock  a listing in the prose; class = language or none
-- Code.quote [[..]]: attribute marks (references only; none inside a link or a
--            heading). Other Code is plain.
-- Link       inside the book: target "#id", attribute stem = page that has it, and
--            set where it sets a live figure: NAME=VALUE with & between.
--            Nothing inside the brackets: "section 1.2", "figure 1.1", ...
-- Span.indexed #id           a place of the index, empty
-- Cite       as pandoc has it; run --citeproc after the filter
-- Div.margin {src}
-- Div.again {src}: chunks that repeat what the reader has seen, with text between;
--            at the top of a chapter alone. Print has them in its second volume
-- Div.correction #id {src}: first block Div.title [Plain], with a Cite; last a Para
--            with links to its tests. In appendix C again, without an id; the title
--            is the link to the chapter's
-- Div.exercise #id {number, stars, answer, src}: first block Div.title [Plain];
--            then the task, Div.hint {src} and Div.chunk. answer: STEM#ID of the
--            heading over its answer, absent where the book has no answers
-- Figures, filled by the build; the first block is Div.caption, if there is one:
--   Div.run      {program, args, expect, src}: CodeBlock.command,
--                CodeBlock.output; no program where the command is the shell's
--   Div.source   {file, first, last, src}: CodeBlock, lines of a file of ours
--   Div.asm      {program, function, compiler, src}: CodeBlock.command,
--                CodeBlock.output
--   Div.KIND     {alt, src, and what the kind takes}    drawn from values: the
--                kinds (byte, word, board, ...) are listed in figures/init.lua
--   Div.pair     two Div.board that follow each other, to stand side by side
--   Div.image    {path, alt}                   an image alone in its paragraph
--   Div.contracts {header, src}: Table
--   Div.measured {src}: Table, Div.provenance [Plain]
--   Div.plot     (a KIND) with Div.numbers [Table] and Div.provenance [Plain]
--   With an id "fig-...", they carry number="1.1".
-- Div.index  {kind} on the index page, kind: subject | identifier | chunk | file; holds
--   Div.group {label}                          a letter, or a folder; holds
--   Div.entry {name, kind, what, defined, used}; what: "function", ..., or absent;
--                defined, used: places, one a line: STEM#ID LABEL, where the
--                label names the section ("1.2", "Preface", "answer 1.3").
--                A subject may have see, the name of another one, and holds its
--                inner entries; all: every place of these, and of what it says to see
--
-- Everything that can fail carries src="chapters/01-nibbles.nw:123".

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local attr = require("reader.element").attr
local blocks_of = require "reader.blocks"
local checks = require "reader.checks"
local fail = require "reader.fail"
local index = require "reader.index"
local links = require "reader.links"
local markdown = require "reader.markdown"
local numbers = require "reader.numbers"
local pairs_of_boards = require "reader.pairs"
local prose = require "reader.prose"
local stream = require "reader.stream"
local subjects = require "reader.subjects"
local tokens = require "reader.tokens"

local function chapter_block(chapter)
  local page = stream.page(chapter)
  chapter.page, chapter.text, chapter.figures = page, prose.of(chapter.parts), {}
  fail.finish()
  local blocks = markdown.chapter(chapter.text):walk(fail.tried(blocks_of(chapter)))
  blocks:walk(fail.tried(checks(chapter)))
  fail.finish()
  blocks = subjects(chapter, blocks:walk(pairs_of_boards))
  fail.finish()
  numbers.headings(chapter, blocks)
  blocks = blocks:walk(numbers.divs(chapter)):walk(fail.tried(links(chapter)))
  fail.finish()
  blocks = tokens.keep(pandoc.Blocks(index(chapter, blocks)))
  return pandoc.Div(blocks, attr("", { "chapter" }, { { "stem", page.stem },
    { "number", page.number }, { "slug", page.slug }, { "title", page.title } }))
end

function Reader(input)
  local chapters = stream.read(tostring(input))
  local blocks = pandoc.List()
  for i, chapter in ipairs(chapters) do blocks[i] = chapter_block(chapter) end
  return pandoc.Pandoc(blocks, stream.meta(chapters[1]))
end
