-- html-code.lua: C as HTML, in colours and with its links.

local markup = require "html-markup"
local marks = require "marks"
local places = require "html-places"
local tokens = require "tokens"

local code = {}

function code.marked(mark, content)
  if not mark then return content end
  if mark.type == "def" then
    return '<dfn id="' .. markup.escape(mark.target) .. '">' .. content
      .. "</dfn>"
  end
  return places.anchor(mark.target, content, mark.type)
end

-- Classes that the style sheet colours; the rest of skylighting's are plain.
local COLOURED = { kw = "k", cf = "k", pp = "k", im = "k", dt = "t", dv = "n",
  bn = "n", fl = "n", bu = "n", ch = "s", st = "s", sc = "s", co = "c", an = "c" }

local function stretch_html(stretch)
  local content = markup.escape(stretch.text)
  if stretch.colour then
    content = '<span class="' .. stretch.colour .. '">' .. content .. "</span>"
  end
  return code.marked(stretch.mark, content)
end

-- Neighbours of one colour become one stretch.
local function code_html(block)
  local stretches, last = {}, nil
  tokens.each(block, function(piece)
    local colour = COLOURED[piece.class]
    local text = piece.newline and "\n" or piece.text
    if last and last.colour == colour and last.mark == piece.mark then
      last.text = last.text .. text
    else
      last = { colour = colour, mark = piece.mark, text = text }
      table.insert(stretches, last)
    end
  end)
  for i, stretch in ipairs(stretches) do stretches[i] = stretch_html(stretch) end
  return "<code>" .. table.concat(stretches) .. "</code>"
end

function code.pre(block, label)
  return "<pre " .. markup.scrolling(label) .. ">" .. code_html(block) .. "</pre>"
end

-- Code in the prose.
function code.inline(node)
  local list = marks.decode(node.attributes.marks)
  if #list == 0 then return pandoc.Code(node.text) end
  local parts = {}
  marks.stretches(#node.text, list, function(from, to, mark)
    table.insert(parts, code.marked(mark, markup.escape(node.text:sub(from, to))))
  end)
  return pandoc.RawInline("html", "<code>" .. table.concat(parts) .. "</code>")
end

return code
