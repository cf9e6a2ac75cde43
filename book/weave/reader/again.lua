-- again.lua: code that repeats what the reader has seen (Div.again, see noweb.lua). The
-- pages fold it; the first printed volume and the EPUB leave it to the second volume.

local attr = require("reader.element").attr
local marks = require "reader.marks"

local again = {}

-- The slugs of the appendices that are in the second volume as a whole.
again.WHOLE = { harness = true, making = true, classroom = true }

local function is(block, class) return block.t == "Div" and block.classes[1] == class end

-- The tests, questions and wrong answers of an exercise: a chunk of its files that is
-- part of neither its start nor its answer.
local function is_suite(block)
  if not is(block, "chunk") then return false end
  local roots = block.attributes.roots or ""
  for root in roots:gmatch("[^\n]+") do
    if not root:match("^tangled/exercises/") or root:match("/answer%.c$")
      or root:match("/starter%.c$") then
      return false
    end
  end
  return roots ~= ""
end

-- The blocks of a chapter, in which the suites of each answer, with the text between
-- them, have become a Div.again.
function again.gather(blocks)
  local result, suites, between = pandoc.Blocks {}, nil, pandoc.List()
  for _, block in ipairs(blocks) do
    if is_suite(block) then
      if not suites then
        suites = pandoc.Div({}, attr("", { "again", "suites" }, { { "src", block.attributes.src } }))
        result:insert(suites)
      end
      suites.content:extend(between)
      suites.content:insert(block)
      between = pandoc.List()
    elseif suites and block.t == "Para" then
      between:insert(block)
    else
      result:extend(between)
      result:insert(block)
      suites, between = nil, pandoc.List()
    end
  end
  result:extend(between)
  return result
end

-- The anchors that leave with such blocks, as a set.
function again.anchors(blocks)
  local left = {}
  local function leave(div) left[div.identifier] = true end
  local function leave_names(code)
    for _, mark in ipairs(marks.decode(code.attributes.marks)) do
      if mark.type == "def" then left[mark.target] = true end
    end
  end
  for _, block in ipairs(blocks) do
    if is(block, "again") then
      block:walk { Div = leave, Span = leave, CodeBlock = leave_names }
    end
  end
  return left
end

function again.chunks(block)
  return block.content:filter(function(child)
    return child.t == "Div" and child.classes[1] == "chunk"
  end)
end

-- The names of the chunks, each once: { name, anchor (of its first piece here),
-- pieces (how many of it are here) }.
function again.names(block)
  local names, by_name = pandoc.List(), {}
  for _, chunk in ipairs(again.chunks(block)) do
    local name = chunk.attributes.name
    if not by_name[name] then
      by_name[name] = { name = name, anchor = chunk.identifier, pieces = 0 }
      names:insert(by_name[name])
    end
    by_name[name].pieces = by_name[name].pieces + 1
  end
  return names
end

-- The names of tests are sentences. So many of them are told.
local FEW = 2

local function tests(block)
  local names = pandoc.List()
  for _, chunk in ipairs(again.chunks(block)) do
    for name in ("\n" .. chunk.content[1].text):gmatch("\nTest%([%w_]+,%s*([%w_]+)") do
      names:insert((name:gsub("_", " ")))
    end
  end
  return #names > 0 and #names <= FEW and "tests: " .. table.concat(names, "; ")
    or "tests"
end

-- What the chunks are for, each purpose once.
function again.kinds(block)
  local kinds = pandoc.List()
  for _, chunk in ipairs(again.chunks(block)) do
    local kind = chunk.attributes.kind
    if kind == "test" then kind = tests(block) end
    if not kinds:includes(kind) then kinds:insert(kind) end
  end
  return table.concat(kinds, ", ")
end

function again.pieces_of(entry)
  return entry.pieces > 1 and ", " .. entry.pieces .. " parts" or ""
end

-- What stands in the place of a block that is left to the second volume, before the name
-- of the volume: "More of the same (tests), 2 chunks".
function again.description(block)
  if block.classes:includes("suites") then return "Its tests and wrong answers" end
  local count = #again.chunks(block)
  return ("More of the same (%s), %s"):format(again.kinds(block),
    count == 1 and "one chunk" or count .. " chunks")
end

return again
