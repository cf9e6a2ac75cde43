-- search.lua: pandoc filter. Makes the data of the offline search (a script) of
-- the documents of noweb.lua, all chapters at once:
--
--   pandoc --from json --lua-filter book/weave/html/search.lua --to html5 --wrap=none
--     -o search-data.js build/document/*.json
--
-- The script sets searchDocuments to a list of documents, each a place that a
-- reader may look for (book/weave/html/search.js says how they are ranked):
--   { href, title, where, kind, names, terms, text, code }
-- kind     section | exercise | answer | name (a declared identifier) | term
--          (an entry of the glossary)
-- names    the identifier, for kind name
-- terms    what is defined here, in bold type
-- text     paragraphs; code inside them stands between backticks
-- code     chunks and listings

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local marks = require "reader.marks"

local stringify = pandoc.utils.stringify

-- JavaScript

local ESCAPES = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\t"] = "\\t" }

local function quoted(text)
  return '"' .. text:gsub('["\\\n\t]', ESCAPES) .. '"'
end

local function literal(value)
  if type(value) == "string" then return quoted(value) end
  local items = {}
  for i, item in ipairs(value) do items[i] = literal(item) end
  return "[" .. table.concat(items, ",") .. "]"
end

local KEYS = { "href", "title", "where", "kind", "names", "terms", "text", "code" }

local function script(documents)
  local lines = {}
  for i, document in ipairs(documents) do
    local members = {}
    for j, key in ipairs(KEYS) do
      members[j] = key .. ":" .. literal(document[key])
    end
    lines[i] = "{" .. table.concat(members, ",") .. "}"
  end
  return "var searchDocuments = [\n" .. table.concat(lines, ",\n") .. "\n];"
end

-- Text

-- A citation goes, and the blank before it.
local function without_citations(list)
  local kept = pandoc.List()
  for _, node in ipairs(list) do
    local last = kept[#kept]
    if node.t ~= "Cite" then
      kept:insert(node)
    elseif last and (last.t == "Space" or last.t == "SoftBreak") then
      kept:remove()
    end
  end
  return kept
end

local as_text = {
  Code = function(code) return pandoc.Str("`" .. code.text .. "`") end,
  Inlines = without_citations,
  LineBreak = function() return pandoc.Space() end,
}

local function text_of(inlines)
  local text = stringify(pandoc.Plain(inlines):walk(as_text))
  return (text:gsub("%s+", " "))
end

local function title_of(header, kind)
  local number = header.attributes.number
  local title = text_of(header.content):gsub("`", "")
  return number and number .. " " .. title or title
end

-- Documents

local documents

-- chapter: { where, slug, kind }, the page that is being read.
local function add(chapter, id, title, kind)
  local document = { href = chapter.slug .. ".html#" .. id, title = title,
    where = chapter.where, kind = kind, names = {}, terms = {}, text = {},
    code = {} }
  table.insert(documents, document)
  return document
end

-- The contract above a definition, and its declaration.
local function contract_and_declaration(code, at)
  local before = code:sub(1, at - 1)
  local line = before:match("[^\n]*$")
  local above = before:sub(1, -1 - #line)
  local comment = above:match(".*/%*%*(.-)%*/%s*$") or ""
  local text = comment:gsub("\n%s*%*+ ?", "\n"):gsub("%s+", " ")
  return text:gsub("^ ", ""):gsub(" $", ""),
    (line .. code:sub(at):match("^[^{;\n]*")):gsub("^%s+", ""):gsub("%s+$", "")
end

local function add_names(chapter, chunk, section)
  local block = chunk.content[1]
  for _, mark in ipairs(marks.decode(block.attributes.marks)) do
    if mark.type == "def" then
      local document = add(chapter, mark.target, mark.target, "name")
      local contract, declaration =
        contract_and_declaration(block.text, mark.from)
      document.names = { mark.target }
      document.where = section.title .. ", " .. chapter.where
      document.text = contract ~= "" and { contract } or {}
      document.code = { declaration }
    end
  end
end

local IS_SHOWN = { command = true, output = true }

-- Puts into a document what stands in some blocks. Hints stay hidden.
local function gather(chapter, document, blocks)
  local function put(text)
    if text:match("%S") then table.insert(document.text, text) end
  end
  local function paragraph(block) put(text_of(block.content)) end
  pandoc.Div(blocks):walk {
    Para = paragraph, Plain = paragraph, Header = paragraph,
    CodeBlock = function(block)
      if IS_SHOWN[block.classes[1]] then
        put((block.text:gsub("%s+", " ")))
      else
        table.insert(document.code, block.text)
      end
    end,
    Strong = function(strong)
      table.insert(document.terms, stringify(strong))
    end,
    Div = function(div)
      if div.attributes.alt then put(div.attributes.alt) end
      if div.classes[1] == "chunk" then
        put("‹" .. div.attributes.name .. "›")
        add_names(chapter, div, document)
      end
    end,
  }
end

local function is(block, class)
  return block.t == "Div" and block.classes[1] == class
end

local function add_exercise(chapter, block)
  local title = stringify(block.content[1])
  local document = add(chapter, block.identifier,
    "Exercise " .. block.attributes.number .. " " .. title, "exercise")
  gather(chapter, document, block.content:filter(function(child)
    return not is(child, "title") and not is(child, "hint")
  end))
  document.terms = {}
end

-- An entry of a list of definitions is a place of its own if its term has an id.
local function id_of_term(term)
  local id
  pandoc.Plain(term):walk { Span = function(span)
    if span.identifier ~= "" then id = span.identifier end
  end }
  return id
end

local function add_definitions(chapter, section, list)
  for _, item in ipairs(list.content) do
    local term, id = item[1], id_of_term(item[1])
    local document = id and add(chapter, id, stringify(term), "term") or section
    table.insert(document.terms, stringify(term))
    for _, definition in ipairs(item[2]) do
      gather(chapter, document, pandoc.List(definition))
    end
  end
end

local function add_chapter(div)
  local a = div.attributes
  local number = a.number
  local chapter = { slug = a.slug, kind = a.slug == "answers" and "answer"
    or "section", where = number ~= "" and number .. " " .. a.title or a.title }
  local section
  for _, block in ipairs(div.content) do
    if chapter.kind == "answer" and block.t == "Header" and block.level == 2 then
      chapter.slug = block.identifier -- the page of a chapter's answers
    end
    if block.t == "Header" and block.level <= 3 then
      section = add(chapter, block.identifier, title_of(block, chapter.kind),
        chapter.kind)
      if block.level == 1 then section.where = "" end
    elseif is(block, "exercise") then
      add_exercise(chapter, block)
    elseif block.t == "DefinitionList" then
      add_definitions(chapter, section, block)
    else
      gather(chapter, section, pandoc.List { block })
    end
  end
end

-- The heading over the answers of a chapter is no place to look for.
local function is_empty_answer(document)
  return document.kind == "answer" and #document.text == 0
end

function Pandoc(doc)
  documents = pandoc.List()
  for _, chapter in ipairs(doc.blocks) do add_chapter(chapter) end
  return pandoc.Pandoc { pandoc.RawBlock("html",
    script(documents:filter(function(d) return not is_empty_answer(d) end))) }
end
