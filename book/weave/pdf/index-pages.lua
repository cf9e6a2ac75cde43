-- Pages of anchors in the PDF edition (volume.tex). Those of an entry of the index:
-- definitions first and bold, then uses; a page once, neighbours as a range, each a
-- link. Of the other volume it has the definitions alone. And whether a reference
-- needs the page of what it refers to.

local pages = {}

-- The pages of the other volume, by anchor.
local other = {}

-- Reads what LaTeX wrote for the other volume; TeX gets the pages as \nb@other@ANCHOR.
function pages.read_other(name)
  local path = kpse.find_file(name, "tex")
  for line in path and io.lines(path) or function() end do
    local anchor, page = line:match("^\\newlabel{(.-)}{{}{(.-)}")
    if anchor then
      other[anchor] = page
      if not anchor:find(":%d+$") then
        token.set_macro("nb@other@" .. anchor, page, "global")
      end
    end
  end
end

-- The page of this volume that an anchor is on, as it is printed. Before the second
-- run there is none.
local function page_of(anchor)
  local label = token.get_macro("r@" .. anchor)
  return label and label:match("^{.-}{(.-)}")
end

-- The lines of a chunk that use a name have anchors of their own (pdf/code.lua).
local function lines_with(anchors)
  local list = {}
  for anchor in anchors:gmatch("[^,]+") do
    local n = 1
    repeat
      table.insert(list, anchor .. ":" .. n)
      n = n + 1
    until not page_of(anchor .. ":" .. n)
  end
  return table.concat(list, ",")
end

-- The pages of the anchors, in order, each once and none of those seen: a list of
-- { anchor, page, number }; preface pages have Roman numbers, and come first.
local function pages_of(anchors, seen)
  local list = {}
  for anchor in anchors:gmatch("[^,]+") do
    local page = page_of(anchor)
    if not page and not other[anchor] then texio.write_nl("log", "nb:lost " .. anchor) end
    if page and not seen[page] then
      table.insert(list, { anchor = anchor, page = page, number = tonumber(page) })
      seen[page] = true
    end
  end
  table.sort(list, function(a, b) return (a.number or 0) < (b.number or 0) end)
  return list
end

local function link(place)
  return "\\hyperlink{" .. place.anchor .. "}{" .. place.page .. "}"
end

-- Neighbours become ranges, "12–14".
local function ranges(list)
  local result, from = {}, 1
  for i, place in ipairs(list) do
    local following = list[i + 1]
    if not (following and place.number and following.number == place.number + 1) then
      local range = link(list[from])
      if i > from then range = range .. "–" .. link(place) end
      table.insert(result, range)
      from = i + 1
    end
  end
  return result
end

local function page_of_any(anchors)
  for anchor in anchors:gmatch("[^,]+") do
    if page_of(anchor) then return true end
  end
  return false
end

function pages.has(defined, used)
  local found = page_of_any(defined) or page_of_any(lines_with(used))
  tex.sprint(found and "1" or "0")
end

function pages.has_any(anchors)
  tex.sprint(page_of_any(anchors) and "1" or "0")
end

local function pages_of_other(anchors)
  local list, seen = {}, {}
  for anchor in anchors:gmatch("[^,]+") do
    local page = other[anchor]
    if page and not page_of(anchor) and not seen[page] then
      table.insert(list, "\\nbshortpage{" .. anchor .. "}")
      seen[page] = true
    end
  end
  return list
end

-- Definitions first, in bold; of_other: those of the other places that are told of the
-- other volume as well.
local function print_all(defined, used, of_other)
  local seen, result = {}, {}
  local function add(list, style)
    for _, page in ipairs(list) do table.insert(result, "{" .. style .. page .. "}") end
  end
  add(ranges(pages_of(defined, seen)), "\\bfseries ")
  add(pages_of_other(defined), "\\bfseries ")
  add(ranges(pages_of(used, seen)), "")
  add(pages_of_other(of_other), "")
  tex.sprint(table.concat(result, ", "))
end

function pages.print(defined, used) print_all(defined, lines_with(used), "") end

-- A subject's places are no lines.
function pages.print_places(defined, used) print_all(defined, used, used) end

-- An even page and the odd one after it lie side by side.
local function same_spread(a, b)
  local left, right = tonumber(a), tonumber(b)
  if not (left and right) then return a == b end
  return left // 2 == right // 2
end

function pages.far(anchor, here)
  local page, from = page_of(anchor), page_of(here)
  if other[anchor] and not page or page and from and not same_spread(page, from) then
    tex.sprint("\\nbseepage{" .. anchor .. "}")
  end
end

return pages
