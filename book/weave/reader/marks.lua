-- marks.lua: links and definitions inside code, as byte ranges.
--
-- A mark is { type, from, to, target }: bytes from..to (1-based, both
-- included) of a code text mean something.
--   use   a chunk use, shown as ‹name›   target STEM#ANCHOR
--   ref   an identifier                  target STEM#NAME
--   def   the definition of a public name, an anchor; target NAME
-- They travel in the attribute "marks" of a CodeBlock or Code, one a line:
--   TYPE FROM TO TARGET
-- They are sorted and never overlap.

local marks = {}

function marks.encode(list)
  local lines = {}
  for i, m in ipairs(list) do
    lines[i] = table.concat({ m.type, m.from, m.to, m.target }, " ")
  end
  return table.concat(lines, "\n")
end

function marks.decode(text)
  local list = {}
  for kind, from, to, target in
    (text or ""):gmatch("(%l+) (%d+) (%d+) ([^\n]+)") do
    list[#list + 1] = { type = kind, from = tonumber(from),
      to = tonumber(to), target = target }
  end
  return list
end

-- Call visit(from, to, mark or nil) for each stretch of a text of that length
-- that is wholly inside one mark or wholly outside all.
function marks.stretches(length, list, visit)
  local next_byte = 1
  for _, m in ipairs(list) do
    if m.from > next_byte then visit(next_byte, m.from - 1, nil) end
    visit(m.from, m.to, m)
    next_byte = m.to + 1
  end
  if next_byte <= length then visit(next_byte, length, nil) end
end

return marks
