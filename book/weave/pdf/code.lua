-- pdf/code.lua: code as LaTeX: escaping, tokens in colour, links, and the rows of
-- a listing (\nbchunk and friends, see book/weave/pdf/book.tex).

local marks = require "reader.marks"
local tokens = require "reader.tokens"

local code = {}

-- Text as it is: each space has the width of one, and no line breaks in it.
local SPECIAL = { ["\\"] = "\\textbackslash{}", ["{"] = "\\{", ["}"] = "\\}",
  ["$"] = "\\$", ["&"] = "\\&", ["#"] = "\\#", ["^"] = "\\textasciicircum{}",
  ["_"] = "\\_", ["~"] = "\\textasciitilde{}", ["%"] = "\\%",
  ["'"] = "\\textquotesingle{}", ["`"] = "\\textasciigrave{}",
  [" "] = "\\nbsp{}" }

function code.escape(text)
  return (text:gsub("[\\{}$&#^_~%%'` ]", SPECIAL))
end

-- Text of a running line: spaces and quotes are those of prose.
function code.text(text)
  return (text:gsub("[\\{}$&#^_~%%]", SPECIAL))
end

-- Calls visit(text, mark or nil) for each stretch of a Code's or CodeBlock's text.
function code.each_mark(node, visit)
  local list = marks.decode(node.attributes.marks)
  marks.stretches(#node.text, list, function(from, to, mark)
    visit(node.text:sub(from, to), mark)
  end)
end

local function id_of(target) return target:match("#(.+)$") or target end

-- The macro of a token's class; other classes are set as they are.
local MACROS = { kw = "nbk", cf = "nbk", pp = "nbk", im = "nbk", dt = "nbt",
  bu = "nbt", dv = "nbn", bn = "nbn", fl = "nbn", ch = "nbn", st = "nbn",
  sc = "nbn", ss = "nbn", vs = "nbn", co = "nbc", an = "nbc" }

local function coloured(class, text)
  local macro = MACROS[class]
  local escaped = code.escape(text)
  if not macro or not text:find("%S") then return escaped end
  return ("\\%s{%s}"):format(macro, escaped)
end

local function marked(mark, text, content)
  if mark.type == "use" then
    return ("\\nbuse{%s}{%s}"):format(id_of(mark.target),
      code.text(text:gsub("^‹", ""):gsub("›$", "")))
  elseif mark.type == "def" then
    return ("\\nbdef{%s}{%s}"):format(mark.target, content)
  end
  return ("\\nbref{%s}{%s}"):format(id_of(mark.target), content)
end

-- Anchors for the index, ANCHOR--NAME:N at the N-th line of a chunk that uses the
-- name: a chunk may break, and its own anchor stands at its head.
local function new_uses(anchor)
  local counts, lines = {}, {}
  return function(mark, line)
    if not mark or mark.type == "def" then return "" end
    local name = id_of(mark.target)
    if lines[name] == line then return "" end
    counts[name], lines[name] = (counts[name] or 0) + 1, line
    return ("\\nbtarget{%s--%s:%d}"):format(anchor, name, counts[name])
  end
end

-- The lines of a listing in LaTeX, without blank ones at the end.
local function lines_of(block, anchor)
  local lines, line = {}, {}
  local use = anchor and new_uses(anchor) or function() return "" end
  local function add(piece)
    if piece.newline then
      lines[#lines + 1] = table.concat(line)
      line = {}
    else
      local content = coloured(piece.class, piece.text)
      line[#line + 1] = use(piece.mark, #lines) .. (piece.mark
        and marked(piece.mark, piece.text, content) or content)
    end
  end
  tokens.each(block, add)
  lines[#lines + 1] = table.concat(line)
  return lines
end

-- parts: look (a kind of chunk, output or plain), block (its CodeBlock), header,
-- label and footer in LaTeX, captioned (whether a caption follows), anchor (of a
-- chunk). Returns the listing in LaTeX.
function code.listing(parts)
  local lines = lines_of(parts.block, parts.anchor)
  local rows = { ("\\nbchunk{%s}{%d}{%s}{%s}"):format(parts.look, #lines,
    parts.header, parts.label) }
  for _, line in ipairs(lines) do rows[#rows + 1] = "\\nbl{" .. line .. "}" end
  rows[#rows + 1] = ("\\nbchunkend%s{%s}"):format(
    parts.captioned and "caption" or "", parts.footer)
  return table.concat(rows, "\n")
end

return code
