-- figures/cover-picture.lua: pandoc reader. Makes the picture on the cover, in colours of its own,
-- from a FEN:
--
--   pandoc --from book/weave/figures/cover-picture.lua --to html --wrap=none
--     book/cover.fen -o build/book/cover.svg
--
-- On a page, where it is to follow light and dark, the picture is
--   figures.cover(fen, refuse):svg(painters.page)

local here = PANDOC_SCRIPT_FILE:match("^(.*[/\\])") or ""
package.path = here .. "../?.lua;" .. here .. "../?/init.lua;" .. package.path

local fail = require "reader.fail"
local figures = require "figures"
local painters = require "figures.painters"

function Reader(input)
  local drawing = figures.cover(tostring(input), function(message)
    fail(PANDOC_STATE.input_files[1] .. ":1", message)
  end)
  return pandoc.Pandoc { pandoc.RawBlock("html", drawing:svg(painters.print)) }
end
