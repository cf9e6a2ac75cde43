-- Margin notes of the PDF edition, placed when a page is shipped (book.tex).
--
-- A note is typeset in the text as a box without size that carries an attribute.
-- Here the boxes are taken out of the finished page, sorted by height, pushed
-- apart where they would overlap, kept above the page's lower edge, and put into
-- the outer margin. All lengths are in scaled points, from the page box's origin.

local notes = {}

local HLIST, VLIST = node.id("hlist"), node.id("vlist")
local RULE, GLUE, KERN = node.id("rule"), node.id("glue"), node.id("kern")
local GAP = tex.sp("7pt")

local attribute = luatexbase.registernumber("nbnoteattr")

local function advance(item, parent)
  if item.id == RULE then return item.height + item.depth end
  if item.id == GLUE then return math.floor(node.effective_glue(item, parent) + 0.5) end
  if item.id == KERN then return item.kern end
  return 0
end

local function is_box(item) return item.id == HLIST or item.id == VLIST end

-- Collects the notes of a box whose baseline is at y (downwards is positive).
local function collect(box, y, found)
  local vertical = box.id == VLIST
  local at = vertical and y - box.height or y
  local item = box.head
  while item do
    local following = item.next
    if is_box(item) then
      local baseline = vertical and at + item.height or at + item.shift
      if vertical then at = at + item.height + item.depth end
      if node.has_attribute(item, attribute) == 1 then
        box.head = node.remove(box.head, item)
        found[#found + 1] = { box = item, y = baseline }
      else
        collect(item, baseline, found)
      end
    elseif vertical then
      at = at + advance(item, box)
    end
    item = following
  end
end

local function first_line(box)
  for line in node.traverse_id(HLIST, box.head) do return line.height end
  return 0
end

-- Takes the note's own box out of the sizeless one. Its first line stands on the
-- line that it belongs to.
local function open(note)
  note.inner = note.box.head
  note.box.head = nil
  node.free(note.box)
  note.top = note.y - first_line(note.inner)
  note.size = note.inner.height + note.inner.depth
end

local function push_down(list)
  local free = -math.huge
  for _, note in ipairs(list) do
    note.top = math.max(note.top, free)
    free = note.top + note.size + GAP
  end
end

local function push_up(list, bottom)
  for i = #list, 1, -1 do
    local note = list[i]
    note.top = math.min(note.top, bottom - note.size)
    bottom = note.top - GAP
  end
end

local function kern(amount)
  local item = node.new("kern")
  item.kern = amount
  return item
end

-- Puts the notes at the head of the page's list, and goes back up after them.
local function put(page, list, left)
  local head, tail, at = nil, nil, 0
  local function add(item) head, tail = node.insert_after(head, tail, item) end
  for _, note in ipairs(list) do
    add(kern(note.top - at))
    note.inner.shift = left
    add(note.inner)
    at = note.top + note.size
  end
  add(kern(-at))
  tail.next = page.head
  if page.head then page.head.prev = tail end
  page.head = head
end

-- page: what LaTeX ships; left: the column's edge; top, bottom: the text's.
function notes.place(page, left, top, bottom)
  local list = {}
  collect(page, page.height, list)
  if #list == 0 then return end
  for _, note in ipairs(list) do open(note) end
  table.sort(list, function(a, b) return a.top < b.top end)
  push_down(list)
  push_up(list, bottom)
  if list[1].top < top - tex.sp("3pt") then
    texio.write_nl("log", "nb:crowded " .. tex.count[0])
    texio.write_nl("log", "")
  end
  put(page, list, left)
end

-- The number of a chapter as four cells, bit 3 first; G, which is 16, needs a fifth.
function notes.cells(number)
  local value = tonumber(number) or tonumber(number, 36)
  for bit = value < 16 and 3 or 4, 0, -1 do
    tex.print(("\\nbcell{%d}{nbp%d}"):format((value >> bit) & 1, bit % 4))
  end
end

-- The eight nibbles of a word, first one at the left, a row for each plane.
function notes.planes(word)
  for bit = 0, 3 do
    for lane = 0, 7 do
      tex.print(("\\nbcell{%d}{nbp%d}"):format((word >> (4 * lane + bit)) & 1, bit))
    end
    tex.print("\\par\\vskip1.2mm")
  end
end

return notes
