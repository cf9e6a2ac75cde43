-- stream.lua: reads the annotated stream (what noweb's filters, shifts and
-- xref make of chapters) into tables, one a chapter:
--
--   stem                   "01-nibbles"
--   book                   the pages of the book: { stem, number, title, slug }
--   answers                the pages of answers, one for each chapter that has
--                          exercises: { stem, number, title, slug, name }; number
--                          is "", name is the title without that of the chapter
--   links                  id -> stem, for every [..](#id) of the chapter
--   labels                 id -> "section 1.2", for those that lead to headings
--   tests                  SUITE/NAME -> id, for the tests that corrections name
--   terms                  of the glossary that the chapter defines, a list of { place,
--                          section, forms }: ids, and a set
--   parts                  docs and code, in order:
--     { lines = { line, ... }, file, line }    docs; a line is a list of pieces,
--                                              each a string or a quotation
--                                              { text, marks }
--     { chunk = { file, line, name, text, marks, anchor, also, count,
--                 pieces_in_all, section, kind,
--                 roots, prev, next, usedin, defines, blank } }
--                                              blank: empty lines at its end, which
--                                              are not in the text; -1 if it has none
--                                              at all
--   entries                of the index page: { kind, name, what, defined, used, see },
--                          in no order; see index.awk

local fail = require "reader.fail"

local stream = {}

local function new_chapter()
  return { book = {}, answers = {}, links = {}, labels = {}, tests = {}, parts = {},
    entries = {}, terms = {} }
end

local function new_chunk(file)
  return { file = file, roots = {}, usedin = {}, defines = {}, marks = {}, pieces = {},
    length = 0 }
end

-- The slug of a stem is the stem without its number: page and first heading.
function stream.slug(stem)
  return (stem:gsub("^[^-]*%-", "", 1))
end

-- State of a reading: .chapter, .part (docs), .chunk (code), .quote, and
-- .reference, the target of the identifier that comes next.
local handlers = {}

-- A list of pages opens a stream, and so ends the one before.
function handlers.book(state, rest)
  if #state.chapter.parts > 0 then
    state.chapter = new_chapter()
    table.insert(state.chapters, state.chapter)
    state.file = nil
  end
  local stem, number, title = rest:match("^(%S+) (%S+) ?(.*)$")
  table.insert(state.chapter.book, { stem = stem, title = title,
    number = number ~= "-" and number or "", slug = stream.slug(stem) })
end

local function name_of_chapter(number, title)
  if number == "-" then return title end
  return (number:match("%d") and "chapter\u{A0}" or "appendix\u{A0}") .. number
end

-- The page of a chapter's answers, by the number and the title of the chapter.
function handlers.answers(state, rest)
  local stem, number, title = rest:match("^(%S+) (%S+) ?(.*)$")
  local name = "Answers to " .. name_of_chapter(number, title)
  table.insert(state.chapter.answers, { stem = stem, number = "", name = name,
    title = number == "-" and name or name .. ": " .. title,
    slug = stream.slug(stem) })
end

function handlers.link(state, rest)
  local id, stem, label = rest:match("^(%S+) (%S*) ?(.*)$")
  state.chapter.links[id] = stem ~= "" and stem or nil
  state.chapter.labels[id] = label ~= "" and label or nil
end

function handlers.test(state, rest)
  local name, id = rest:match("^(%S+) (%S+)$")
  state.chapter.tests[name] = id
end

function handlers.term(state, rest)
  local place, section, list = rest:match("^(%S+) (%S+) (.+)$")
  local forms = {}
  for form in list:gmatch("[^|]+") do forms[form] = true end
  table.insert(state.chapter.terms, { place = place, section = section, forms = forms })
end

-- The answers' page has no file of its own; what stands before its first answer
-- is told by the page's name.
function handlers.self(state, rest)
  state.chapter.stem, state.file = rest, rest
end

function handlers.file(state, rest) state.file = rest end

function handlers.begin(state, rest)
  if rest:match("^docs") then
    state.part = { lines = { {} }, file = state.file }
    table.insert(state.chapter.parts, state.part)
  else
    state.chunk = new_chunk(state.file)
    state.part = nil
    table.insert(state.chapter.parts, { chunk = state.chunk })
  end
end

handlers["end"] = function(state)
  if state.chunk then
    stream.finish_chunk(state.chunk)
  end
  state.part, state.chunk = nil, nil
end

function handlers.line(state, rest)
  (state.part or state.chunk).line = tonumber(rest)
end

local function append_code(chunk, text, mark)
  if mark then
    mark.from, mark.to = chunk.length + 1, chunk.length + #text
    table.insert(chunk.marks, mark)
  end
  table.insert(chunk.pieces, text)
  chunk.length = chunk.length + #text
end

local function append_quote(quote, text, target)
  if target then
    table.insert(quote.marks, { type = "ref", from = #quote.text + 1,
      to = #quote.text + #text, target = target })
  end
  quote.text = quote.text .. text
end

-- The titles on the answers' page come as text, with their quotations in it.
local function append_docs(line, text)
  local from = 1
  for before, quoted, after in text:gmatch("(.-)%[%[(.-%]*)%]%]()") do
    table.insert(line, before)
    table.insert(line, { text = quoted, marks = {} })
    from = after
  end
  table.insert(line, text:sub(from))
end

function handlers.text(state, rest)
  local target = state.reference
  state.reference = nil
  if state.chunk then
    append_code(state.chunk, rest,
      target and { type = "ref", target = target })
  elseif state.quote then
    append_quote(state.quote, rest, target)
  elseif state.part then
    append_docs(state.part.lines[#state.part.lines], rest)
  end
end

function handlers.nl(state)
  if state.chunk and state.chunk.name and state.chunk.open then
    append_code(state.chunk, "\n")
  elseif state.chunk then
    state.chunk.open = true
  elseif state.part then
    table.insert(state.part.lines, {})
  end
end

function handlers.quote(state) state.quote = { text = "", marks = {} } end

function handlers.endquote(state)
  table.insert(state.part.lines[#state.part.lines], state.quote)
  state.quote = nil
end

function handlers.index(state, rest)
  state.reference = rest:match("^use %S+ (%S+#%S+)$")
end

function handlers.defn(state, rest) state.chunk.name = rest end

function handlers.use(state, rest)
  append_code(state.chunk, "‹" .. rest .. "›", { type = "use" })
end

function handlers.useref(state, rest)
  state.chunk.marks[#state.chunk.marks].target = rest
end

function handlers.chunk(state, rest)
  local anchor, count, pieces = rest:match("^(%S+) (%d+) (%d+)$")
  state.chunk.anchor, state.chunk.count = anchor, tonumber(count)
  state.chunk.pieces_in_all = tonumber(pieces)
end

function handlers.section(state, rest) state.chunk.section = rest end
function handlers.also(state, rest) state.chunk.also = rest end
function handlers.kind(state, rest) state.chunk.kind = rest end
function handlers.prev(state, rest) state.chunk.prev = rest end
function handlers.next(state, rest) state.chunk.next = rest end
function handlers.root(state, rest) table.insert(state.chunk.roots, rest) end
function handlers.usedin(state, rest) table.insert(state.chunk.usedin, rest) end

function handlers.defines(state, rest)
  table.insert(state.chunk.defines, rest)
end

-- Entries of the index

function handlers.entry(state, rest)
  local kind, name = rest:match("^(%S+) (.+)$")
  state.entry = { kind = kind, name = name, defined = {}, used = {} }
  table.insert(state.chapter.entries, state.entry)
end

function handlers.what(state, rest) state.entry.what = rest end
function handlers.defined(state, rest) table.insert(state.entry.defined, rest) end
function handlers.used(state, rest) table.insert(state.entry.used, rest) end
function handlers.see(state, rest) state.entry.see = rest end

function handlers.fatal(state, rest)
  fail(state.file or "noweb", rest)
end

-- Bytes that are inside a comment of C, as a list of { from, to }.
local function comments_of(text)
  local spans, from, to = {}, nil, 0
  repeat
    from, to = text:find("/%*.-%*/", to + 1)
    table.insert(spans, from and { from, to })
  until not from
  for first, last in text:gmatch("()//[^\n]*()") do
    table.insert(spans, { first, last - 1 })
  end
  return spans
end

local function inside(spans, position)
  for _, span in ipairs(spans) do
    if span[1] <= position and position <= span[2] then return true end
  end
  return false
end

-- The first mention of a declared name outside comments is its definition. (There is
-- one: check.awk saw to that.)
local function mark_definition(chunk, name, comments)
  for _, mark in ipairs(chunk.marks) do
    if mark.type == "ref" and mark.target:match("#(.*)$") == name
      and not inside(comments, mark.from) then
      mark.type, mark.target = "def", name
      return
    end
  end
end

-- Called at the end of a chunk: text in one piece without empty lines at its
-- end, definitions marked.
function stream.finish_chunk(chunk)
  local whole = table.concat(chunk.pieces)
  chunk.text = whole:gsub("\n+$", "")
  chunk.blank = #whole - #chunk.text - 1
  chunk.pieces = nil
  local comments = #chunk.defines > 0 and comments_of(chunk.text)
  for _, name in ipairs(chunk.defines) do
    mark_definition(chunk, name, comments)
  end
end

function stream.read(text)
  local first = new_chapter()
  local state = { chapter = first, chapters = { first } }
  for key, rest in text:gmatch("@(%l+) ?([^\n]*)\n") do
    local handle = handlers[key]
    if handle then handle(state, rest) end
  end
  return state.chapters
end

-- The entry of a chapter in the list of pages.
function stream.page(chapter)
  for _, pages in ipairs { chapter.book, chapter.answers } do
    for _, page in ipairs(pages) do
      if page.stem == chapter.stem then return page end
    end
  end
  fail("noweb.lua",
    "the stream's list of pages lacks " .. tostring(chapter.stem))
end

function stream.page_with_slug(chapter, slug)
  for _, page in ipairs(chapter.book) do
    if page.slug == slug then return page end
  end
end

-- The page of the answers to the exercises of a chapter, or nil.
function stream.answers_to(chapter)
  for _, page in ipairs(chapter.answers) do
    if page.slug == "answers-" .. stream.slug(chapter.stem) then return page end
  end
end

local function copies(pages)
  return pandoc.List(pages):map(function(page)
    return { stem = page.stem, number = page.number, title = page.title,
      slug = page.slug, name = page.name }
  end)
end

-- Metadata of the document: the pages of the book, those of answers, and the one
-- that was read.
function stream.meta(chapter)
  return { book = copies(chapter.book), answers = copies(chapter.answers),
    stem = chapter.stem }
end

return stream
