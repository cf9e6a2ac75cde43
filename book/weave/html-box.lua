-- html-box.lua: the frame around code and around output, with its head and foot.

local boxes = {}

-- All of them are in the face that the badges are set in, Inter.
local SYMBOLS = { library = "◆", harness = "◇", test = "✓", program = "▷",
  benchmark = "○", exercise = "□", answer = "■", output = "▶",
  asm = "▼" }

function boxes.badge(kind, label)
  return '<span class="badge"><span aria-hidden="true">' .. SYMBOLS[kind]
    .. "</span> " .. label .. "</span>"
end

function boxes.box(kind, id, head, badge_html, body, foot)
  return '<div class="box ' .. kind .. '"' .. id .. '>\n<div class="head">'
    .. '<span class="name">' .. head .. "</span>" .. badge_html .. "</div>\n"
    .. body .. "\n" .. foot .. "</div>"
end

return boxes
