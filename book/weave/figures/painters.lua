-- painters.lua: the looks of a drawing's parts. A painter takes the name of a
-- part and gives the attributes of its element.

local fail = require "reader.fail"

local painters = {}

-- On a page, book.css has a class for each part, and knows light from dark.
function painters.page(part) return 'class="' .. part .. '"' end

local MONO = ' font-family="JetBrains Mono"'
local MAN = ' font-family="DejaVu Sans" stroke-width="1.6" '
  .. 'stroke-linejoin="round" style="paint-order: stroke"'
local THIN = ' stroke="#5c564d" stroke-width="1.2"'

-- On paper, and in a picture that stands alone: the colours themselves.
local PRINT = {
  ["box-lane"] = 'fill="#d4e0ec"' .. THIN,
  ["box-lane2"] = 'fill="#ece5d6"' .. THIN,
  ["box-sign"] = 'fill="#eed3e4" stroke="#933a72" stroke-width="2.4"',
  ["box-empty"] = 'fill="none"' .. THIN,
  grid = 'fill="none" stroke="#5c564d" stroke-width="0.6"',
  mark = 'fill="none" stroke="#a0246f" stroke-width="3"',
  ["mark-under"] = 'fill="none" stroke="#ffffff" stroke-width="6"',
  ["square-light"] = 'fill="#f3ecdc"',
  ["square-dark"] = 'fill="#cdbb98"',
  ["square-member"] = 'fill="#4b2e83"',
  ["plane-0"] = 'fill="#0072b2"',
  ["plane-1"] = 'fill="#cf7a00"',
  ["plane-2"] = 'fill="#009e73"',
  ["plane-3"] = 'fill="#c0589b"',
  ["cover-light"] = 'fill="#ffffff"',
  ["cover-dark"] = 'fill="#efe9dc"',
  ["cover-zero"] = 'fill="#8f877a"',
  pattern = 'fill="#ffffff"',
  plate = 'fill="#ffffff"',
  ["text-ink"] = 'fill="#1d1b18"' .. MONO,
  ["text-faint"] = 'fill="#5c564d"' .. MONO,
  ["text-sign"] = 'fill="#933a72" font-weight="bold"' .. MONO,
  ["text-white"] = 'fill="#ffffff" stroke="#1d1b18"' .. MAN,
  ["text-black"] = 'fill="#1d1b18" stroke="#ffffff"' .. MAN,
  line = 'stroke="#5c564d" stroke-width="1.2"',
  ["line-sign"] = 'stroke="#933a72" stroke-width="2"',
  arrow = 'fill="none" stroke="#933a72" stroke-width="2"',
  ["arrow-head"] = 'fill="#933a72"',
  axis = 'fill="none" stroke="#5c564d" stroke-width="1.2"',
  whisker = 'fill="none" stroke="#1d1b18" stroke-width="1.2"',
}

for i, colour in ipairs { "#0072b2", "#cf7a00", "#009e73", "#c0589b" } do
  local stroke = ' stroke="' .. colour .. '" stroke-width="1.8"'
  PRINT["series-" .. i] = 'fill="' .. colour .. '"'
  PRINT["curve-" .. i] = 'fill="none"' .. stroke
  PRINT["marker-" .. i] = 'fill="' .. colour .. '"'
  PRINT["hollow-" .. i] = 'fill="#ffffff"' .. stroke
end

function painters.print(part)
  return PRINT[part] or fail("book/weave/figures/painters.lua",
    "no colour is known for the part " .. part)
end

return painters
