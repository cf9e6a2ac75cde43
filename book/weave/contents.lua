-- contents.lua: pandoc reader. Reads the streams of all chapters for their
-- headings only, and yields the neutral document of noweb.lua without the rest:
-- enough for the landing page, at a tenth of the time.
--
--   pandoc --from book/weave/contents.lua --lua-filter book/weave/html.lua
--     --metadata landing=true --to html5 --template book/theme/page.html
--     --wrap=none build/weave/*.stream -o build/book/html/index.html

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "?.lua;" .. package.path

local attr = require("element").attr
local links = require "links"
local markdown = require "markdown"
local numbers = require "numbers"
local prose = require "prose"
local stream = require "stream"

-- The headings are the lines that prose.lua gave their place.
local function headings(text)
  local lines = {}
  for _, line in ipairs(text.lines) do
    if line:match('^#+%s.* src="[^"]*"}$') then table.insert(lines, line) end
  end
  return table.concat(lines, "\n\n")
end

local function chapter_block(chapter)
  chapter.page, chapter.text = stream.page(chapter), prose.of(chapter.parts)
  local blocks = markdown.read(chapter.text, headings(chapter.text))
  numbers.headings(chapter, blocks)
  return pandoc.Div(blocks:walk(links(chapter)),
    attr("", { "chapter" }, { { "stem", chapter.stem } }))
end

function Reader(input)
  local chapters = stream.read(tostring(input))
  local blocks = pandoc.List()
  for i, chapter in ipairs(chapters) do blocks[i] = chapter_block(chapter) end
  return pandoc.Pandoc(blocks, stream.meta(chapters[1]))
end
