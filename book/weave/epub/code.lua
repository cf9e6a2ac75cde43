-- epub/code.lua: C for a small screen. A line of code that is too long for it is
-- wrapped, and goes on further in than it began; so each line is a block. Keywords
-- are bold and comments slanted: colours are the reading system's own affair.

local html = require "html.code"
local markup = require "html.markup"
local tokens = require "reader.tokens"

local code = {}

local SHAPED = { kw = "k", cf = "k", pp = "k", im = "k", dt = "k", co = "c",
  an = "c" }

local function piece_html(piece)
  local content = markup.escape(piece.text)
  local shape = SHAPED[piece.class]
  if shape then
    content = '<span class="' .. shape .. '">' .. content .. "</span>"
  end
  return html.marked(piece.mark, content)
end

-- The classes l0 to l6 of the style sheet tell how far in a line begins.
local function line_html(text, parts)
  local steps = math.min(#text:match("^ *") // 4, 6)
  return '<span class="l' .. steps .. '">' .. table.concat(parts) .. "\n</span>"
end

function code.pre(block)
  local lines, text, parts = {}, "", {}
  tokens.each(block, function(piece)
    if piece.newline then
      table.insert(lines, line_html(text, parts))
      text, parts = "", {}
    else
      text = text .. piece.text
      table.insert(parts, piece_html(piece))
    end
  end)
  table.insert(lines, line_html(text, parts))
  return "<pre><code>" .. table.concat(lines) .. "</code></pre>"
end

return code
