-- files.lua: pandoc reader. From the stream of a chapter, the last, and those before it
-- that have a part in one of its files (files.awk lists them), the files
-- that this one makes or adds to, if they are of more than one chunk; as a neutral
-- document (see noweb.lua) of its own:
--
-- Blocks     one Div.chapter {stem} of the last stream, holding:
-- Div.file   #id {path, kind, later}: CodeBlock of the whole file, with its
--            marks. later: chunks that a later chapter adds to, STEM#ANCHOR NAME.
--   Div.stretch {lines, target, count, name, section}: one for each run of lines that come
--            from one chunk: how many lines, and the place of the chunk
--
--   pandoc --from book/weave/files.lua --lua-filter book/weave/html.lua
--     --metadata files=true --to html5 --template book/theme/page.html
--     build/weave/00-preface.stream ... build/weave/STEM.stream

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "?.lua;" .. package.path

local attr = require("element").attr
local expand = require "expand"
local file_id = require "file-id"
local marks = require "marks"
local stream = require "stream"

-- The paths of the files that a chapter's chunks end up in, each once, in order.
local function paths(chapter)
  local list, seen = {}, {}
  for _, part in ipairs(chapter.parts) do
    for _, root in ipairs(part.chunk and part.chunk.roots or {}) do
      if not seen[root] then table.insert(list, root) end
      seen[root] = true
    end
  end
  return list
end

-- The whole text as one block of code: what it defines leads to where it is
-- explained, as what it mentions does.
local function code_block(lines)
  local texts, list, length = {}, {}, 0
  for i, line in ipairs(lines) do
    texts[i] = line.text
    for _, mark in ipairs(line.marks) do
      local target = mark.type == "def" and line.stem .. "#" .. mark.target
        or mark.target
      table.insert(list, { type = "ref", target = target,
        from = mark.from + length, to = mark.to + length })
    end
    length = length + #line.text + 1
  end
  return pandoc.CodeBlock(table.concat(texts, "\n"),
    attr("", { "c" }, { { "marks", marks.encode(list) },
      { "src", lines[1].chunk.file .. ":" .. lines[1].chunk.line } }))
end

local function stretch(line, count)
  local chunk = line.chunk
  return pandoc.Div({}, attr("", { "stretch" }, { { "lines", count },
    { "target", line.stem .. "#" .. chunk.anchor }, { "count", chunk.count },
    { "name", chunk.name }, { "section", chunk.section } }))
end

local function stretches(lines)
  local list, count = pandoc.List(), 0
  for i, line in ipairs(lines) do
    count = count + 1
    if not lines[i + 1] or lines[i + 1].chunk ~= line.chunk then
      list:insert(stretch(line, count))
      count = 0
    end
  end
  return list
end

-- What the last definition of a chunk that was read goes on with has not been read.
local function later(lines, read)
  local list, seen = {}, {}
  for _, line in ipairs(lines) do
    local place = line.chunk.next
    if place and not read[place:match("^(.-)#")] and not seen[place] then
      table.insert(list, place .. " " .. line.chunk.name)
      seen[place] = true
    end
  end
  return list
end

local function file(path, lines, read)
  local blocks = pandoc.List { code_block(lines) }
  blocks:extend(stretches(lines))
  return pandoc.Div(blocks, attr(file_id(path), { "file" }, { { "path", path },
    { "kind", lines[1].chunk.kind }, { "later", later(lines, read) } }))
end

-- Such a file is told whole by its chunk.
local function is_of_one_chunk(path, lines)
  for _, line in ipairs(lines) do
    if line.chunk ~= lines[1].chunk then return false end
  end
  return lines[1].chunk.name == path
end

function Reader(input)
  local chapters, read = stream.read(tostring(input)), {}
  for _, chapter in ipairs(chapters) do read[chapter.stem] = true end
  local chapter, lines_of = chapters[#chapters], expand(chapters)
  local blocks = pandoc.List()
  for _, path in ipairs(paths(chapter)) do
    local lines = lines_of(path)
    if #lines > 0 and not is_of_one_chunk(path, lines) then
      blocks:insert(file(path, lines, read))
    end
  end
  return pandoc.Pandoc({ pandoc.Div(blocks, attr("", { "chapter" },
    { { "stem", chapter.stem } })) }, stream.meta(chapter))
end
