-- Pages of anchors in the PDF edition (book.tex). Those of an entry of the index:
-- definitions first and bold, then uses; a page once, neighbours as a range, each a
-- link. And whether a reference needs the page of what it refers to.

local pages = {}

-- The page that an anchor is on: as it is printed, or nil before the second run.
local function page_of(anchor)
  local label = token.get_macro("r@" .. anchor)
  return label and label:match("^{.-}{(.-)}")
end

-- The lines of a chunk that use a name have anchors of their own (latex-code.lua).
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
    if not page then tex.sprint("\\pageref*{" .. anchor .. "}") end
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

function pages.print(defined, used)
  local seen, result = {}, {}
  for _, range in ipairs(ranges(pages_of(defined, seen))) do
    table.insert(result, "{\\bfseries " .. range .. "}")
  end
  for _, range in ipairs(ranges(pages_of(lines_with(used), seen))) do table.insert(result, range) end
  tex.sprint(table.concat(result, ", "))
end

-- An even page and the odd one after it lie side by side.
local function same_spread(a, b)
  local left, right = tonumber(a), tonumber(b)
  if not (left and right) then return a == b end
  return left // 2 == right // 2
end

function pages.far(anchor, here)
  local page, from = page_of(anchor), page_of(here)
  if page and from and not same_spread(page, from) then
    tex.sprint("\\nbseepage{" .. anchor .. "}")
  end
end

return pages
