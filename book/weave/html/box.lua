-- html/box.lua: the frame around code and around output, with its head and foot.

local markup = require "html.markup"

local boxes = {}

-- A path may break after its slashes.
function boxes.path(path) return (markup.escape(path):gsub("/", "/<wbr>")) end

-- The files of an exercise have their folder under the heading of its answer.
local function path_with_folder(name)
  local folder, file = name:match("^(tangled/exercises/.*/)([^/]+)$")
  if not folder then return boxes.path(name) end
  return '<span class="folder">' .. boxes.path(folder) .. "</span>"
    .. markup.escape(file)
end

function boxes.name(name)
  if not name:find("/", 1, true) then
    return "‹" .. markup.escape(name) .. "›"
  end
  return '‹<span class="path">' .. path_with_folder(name) .. "</span>›"
end

-- All of them are in the face that the badges are set in, Inter.
local SYMBOLS = { library = "◆", harness = "◇", test = "✓", program = "▷",
  benchmark = "○", exercise = "□", answer = "■", wrong = "✗", output = "▶",
  asm = "▼", source = "●" }

function boxes.badge(kind, label)
  return '<span class="badge"><span aria-hidden="true">' .. SYMBOLS[kind]
    .. "</span> " .. label .. "</span>"
end

-- On paper a box of more lines may break.
local LONG = 30

local function is_long(body) return select(2, body:gsub("\n", "")) > LONG end

function boxes.box(kind, id, head, badge_html, body, foot)
  return '<div class="box ' .. kind .. (is_long(body) and " long" or "")
    .. '"' .. id .. '>\n<div class="head">'
    .. '<span class="name">' .. head .. '</span> <span class="tools">' .. badge_html
    .. "</span></div>\n"
    .. body .. "\n" .. foot .. "</div>"
end

return boxes
