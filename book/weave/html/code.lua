-- html/code.lua: C as HTML, in colours and with its links.

local markup = require "html.markup"
local marks = require "reader.marks"
local places = require "html.places"
local tokens = require "reader.tokens"

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
local function add(stretches, text, class, mark)
  local colour, last = COLOURED[class], stretches[#stretches]
  if last and last.colour == colour and last.mark == mark then
    last.text = last.text .. text
  else
    table.insert(stretches, { colour = colour, mark = mark, text = text })
  end
end

local function joined(stretches)
  local parts = {}
  for i, stretch in ipairs(stretches) do parts[i] = stretch_html(stretch) end
  return table.concat(parts)
end

function code.html(block)
  local stretches = {}
  tokens.each(block, function(piece)
    add(stretches, piece.newline and "\n" or piece.text, piece.class, piece.mark)
  end)
  return "<code>" .. joined(stretches) .. "</code>"
end

-- The same line by line, for a list of which the style sheet counts the lines.
function code.lines(block)
  local lines, stretches = {}, {}
  local function finish()
    table.insert(lines, '<span class="line">' .. joined(stretches) .. "</span>")
    stretches = {}
  end
  tokens.each(block, function(piece)
    if piece.newline then
      finish()
    else
      add(stretches, piece.text, piece.class, piece.mark)
    end
  end)
  finish()
  return lines
end

function code.pre(block, label)
  return "<pre " .. markup.scrolling(label) .. ">" .. code.html(block) .. "</pre>"
end

-- So much code does not break at the end of a line.
local SHORT = 24

-- Code in the prose.
function code.inline(node)
  local list = marks.decode(node.attributes.marks)
  local class = utf8.len(node.text) <= SHORT and "short" or nil
  if #list == 0 then return pandoc.Code(node.text, pandoc.Attr("", { class })) end
  local parts = {}
  marks.stretches(#node.text, list, function(from, to, mark)
    table.insert(parts, code.marked(mark, markup.escape(node.text:sub(from, to))))
  end)
  return pandoc.RawInline("html", (class and '<code class="short">' or "<code>")
    .. table.concat(parts) .. "</code>")
end

return code
