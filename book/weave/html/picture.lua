-- html/picture.lua: a drawing as SVG within a page, in the page's colours, with what
-- it shows in words.

local markup = require "html.markup"
local painters = require "figures.painters"

return function(drawn)
  return (drawn:svg(painters.page):gsub("^<svg", '<svg role="img" aria-label="'
    .. markup.escape(drawn.alt):gsub("%%", "%%%%") .. '"'))
end
