-- Readable labels in the PDF edition (book.tex).
--
-- Inter has 2816 units to its em. LuaTeX writes such a font with widths that are
-- too small, and moves each letter into place by hand: the page looks right, but
-- searching and copying find a space between any two letters. So every run of
-- letters in such a font says in the PDF what it reads (ActualText).

local labels = {}

local GLYPH, GLUE, KERN = node.id("glyph"), node.id("glue"), node.id("kern")
local DISC = node.id("disc")
local HLIST, VLIST = node.id("hlist"), node.id("vlist")
local PAGE_MODE = 1

local odd_fonts = {}

local function is_odd(id)
  if odd_fonts[id] == nil then
    local font_data = font.getfont(id)
    local units = font_data and font_data.units_per_em or 1000
    odd_fonts[id] = font_data.format == "opentype" and units ~= 1000
  end
  return odd_fonts[id]
end

-- The UTF-16 of a glyph, in hexadecimal.
local function reading(glyph)
  local character = font.getfont(glyph.font).characters[glyph.char]
  local code = character and character.tounicode
  return type(code) == "string" and code or ("%04X"):format(glyph.char)
end

local function literal(text)
  local item = node.new("whatsit", "pdf_literal")
  item.mode, item.data = PAGE_MODE, text
  return item
end

-- What stands at a place to hyphenate, where the line did not end.
local function unbroken(disc)
  local text = ""
  for glyph in node.traverse_id(GLYPH, disc.replace) do
    text = text .. reading(glyph)
  end
  return text
end

-- Letters of one odd font from first on: the last of them, and what they read.
local function run_from(first)
  local last, text, space = first, { reading(first) }, ""
  local item = first.next
  while item do
    if item.id == GLYPH and item.font == first.font then
      text[#text + 1] = space .. reading(item)
      last, space = item, ""
    elseif item.id == GLUE and item.width > 0 then
      space = "0020"
    elseif item.id == DISC then
      text[#text + 1] = unbroken(item)
    elseif item.id ~= KERN then
      break
    end
    item = item.next
  end
  return last, table.concat(text)
end

local function mark_run(box, first)
  local last, text = run_from(first)
  box.head = node.insert_before(box.head, first,
    literal("/Span<</ActualText<FEFF" .. text .. ">>>BDC"))
  node.insert_after(box.head, last, literal("EMC"))
  return last
end

-- Marks every run of letters in the box and in the boxes inside it.
function labels.mark(box)
  local item = box.head
  while item do
    if item.id == GLYPH and is_odd(item.font) then
      item = mark_run(box, item)
    elseif item.id == HLIST or item.id == VLIST then
      labels.mark(item)
    end
    item = item.next
  end
end

return labels
