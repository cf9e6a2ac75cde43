-- names.lua: pandoc filter. From the documents of all chapters, a script that tells
-- the pages what each declared name is: its declaration as HTML, its contract, and
-- the section that has it. tips.js shows it.
--
--   pandoc --from json --lua-filter book/weave/html/names.lua --to html5
--     -o build/book/html/names.js build/document/*.json

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local attr = require("reader.element").attr
local chunks_of = require "reader.chunks"
local code = require "html.code"
local declarations = require "reader.declarations"
local markup = require "html.markup"
local places = require "html.places"
local tokens = require "reader.tokens"

local function quoted(text)
  return '"' .. text:gsub('[\\"]', "\\%0"):gsub("\n", "\\n"):gsub("</", "<\\/")
    .. '"'
end

-- `Code` of a contract is set as code.
local function contract_html(text)
  return (markup.escape(text or ""):gsub("`([^`]+)`", "<code>%1</code>"))
end

local function entry(chunk, mark)
  local declaration, contract = declarations.at(chunk.text, mark.from)
  return { name = mark.target, contract = contract,
    block = pandoc.CodeBlock(declaration, attr("", { "c" },
      { { "src", chunk.src } })),
    where = markup.escape(chunk.section) }
end

local function entries(chapters)
  local list = {}
  for _, chapter in ipairs(chapters) do
    for _, chunk in ipairs(chunks_of(chapter)) do
      for _, mark in ipairs(chunk.marks) do
        if mark.type == "def" then table.insert(list, entry(chunk, mark)) end
      end
    end
  end
  return list
end

local function script(list)
  local blocks = pandoc.List()
  for i, item in ipairs(list) do blocks[i] = item.block end
  tokens.prepare(pandoc.Blocks(blocks))
  local lines = {}
  for i, item in ipairs(list) do
    lines[i] = ("  %s: [%s, %s, %s]"):format(quoted(item.name),
      quoted(code.html(item.block)), quoted(contract_html(item.contract)),
      quoted(item.where))
  end
  return "const NAMES = {\n" .. table.concat(lines, ",\n") .. "\n};\n"
end

function Pandoc(doc)
  return pandoc.Pandoc { markup.raw(script(entries(doc.blocks))) }
end
