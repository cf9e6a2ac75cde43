-- files.lua: from the documents of a chapter, the last, and of those before it that
-- have a part in one of its files (files.awk lists them), the files that this one makes
-- or adds to, if they are of more than one chunk; as blocks:
--
-- Div.file   #id {path, kind, later, missing}: CodeBlock of the whole file, with its
--            marks. later: chunks that a later chapter adds to, STEM#ANCHOR NAME;
--            missing: names of chunks that only an answer has.
--   Div.stretch {lines, target, count, name, section}: one for each run of lines that come
--            from one chunk: how many lines, and the place of the chunk

local attr = require("reader.element").attr
local chunks_of = require "reader.chunks"
local expand = require "reader.expand"
local file_id = require "reader.file-id"
local marks = require "reader.marks"

-- The paths of the files that chunks end up in, each once, in order.
local function paths(chunks)
  local list = pandoc.List()
  for _, chunk in ipairs(chunks) do
    for _, root in ipairs(chunk.roots) do
      if not list:includes(root) then list:insert(root) end
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
      local target = mark.type == "def" and line.chunk.stem .. "#" .. mark.target
        or mark.target
      table.insert(list, { type = "ref", target = target,
        from = mark.from + length, to = mark.to + length })
    end
    length = length + #line.text + 1
  end
  return pandoc.CodeBlock(table.concat(texts, "\n"),
    attr("", { "c" }, { { "marks", marks.encode(list) },
      { "src", lines[1].chunk.src } }))
end

local function stretch(line, count)
  local chunk = line.chunk
  return pandoc.Div({}, attr("", { "stretch" }, { { "lines", count },
    { "target", chunk.stem .. "#" .. chunk.anchor }, { "count", chunk.count },
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
    { "kind", lines[1].chunk.kind }, { "later", later(lines, read) },
    { "missing", table.concat(lines.missing, "\n") } }))
end

-- Such a file is told whole by its chunk.
local function is_of_one_chunk(path, lines)
  for _, line in ipairs(lines) do
    if line.chunk ~= lines[1].chunk then return false end
  end
  return lines[1].chunk.name == path
end

return function(chapters)
  local all, own, read = pandoc.List(), nil, {}
  for _, chapter in ipairs(chapters) do
    read[chapter.attributes.stem] = true
    own = chunks_of(chapter)
    all:extend(own)
  end
  local blocks, lines_of = pandoc.Blocks {}, expand(all)
  for _, path in ipairs(paths(own)) do
    local lines = lines_of(path)
    if #lines > 0 and not is_of_one_chunk(path, lines) then
      blocks:insert(file(path, lines, read))
    end
  end
  return blocks
end
