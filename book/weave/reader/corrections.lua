-- corrections.lua: what a correction says of itself, in its chapter and again in
-- appendix C (corrections.awk gathers them there): the source, or the place, as its
-- title, and the tests that show it as its last paragraph.

local attr = require("reader.element").attr
local div = require("reader.element").div

local corrections = {}

local function inlines(text) return pandoc.read(text, "markdown-smart").blocks[1].content end

-- The name of a test is a sentence.
local function link_to(chapter, test)
  local words = test:match("[^/]*$"):gsub("_", " ")
  return pandoc.Link({ pandoc.Quoted("DoubleQuote", inlines(words)) },
    "#" .. chapter.tests[test])
end

local function shown_by(chapter, tests)
  local links = pandoc.List()
  for test in tests:gmatch("%S+") do
    if #links > 0 then links:extend { pandoc.Str ",", pandoc.Space() } end
    links:insert(link_to(chapter, test))
  end
  local words = #links > 1 and "Shown by the tests" or "Shown by the test"
  local content = pandoc.List(inlines(words))
  content:insert(pandoc.Space())
  content:extend(links)
  content:insert(pandoc.Str ".")
  return pandoc.Para(content)
end

local function finished(chapter, block, id, title)
  local tests = block.attributes.test
  local content = pandoc.List { div("title", { pandoc.Plain(title) }) }
  content:extend(block.content)
  content:insert(shown_by(chapter, tests))
  return pandoc.Div(content, attr(id, { "correction" },
    { { "src", block.attributes.src } }))
end

local function id_of(block)
  if block.identifier ~= "" then return block.identifier end
  local name = block.attributes.test:match("^%S*/(%S*)"):lower()
  return "corrected-" .. name:gsub("_", "-")
end

-- In its chapter.
function corrections.correction(chapter, block)
  local key = block.attributes.source
  local title = inlines("In the sources"):__concat { pandoc.Space(),
    pandoc.Cite({ pandoc.Str("[@" .. key .. "]") },
      { pandoc.Citation(key, "NormalCitation") }) }
  return finished(chapter, block, id_of(block), title)
end

-- In appendix C, where its first paragraph is the way to its place.
function corrections.corrected(chapter, block)
  local way = block.content:remove(1)
  return finished(chapter, block, "", way.content)
end

return corrections
