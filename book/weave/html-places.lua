-- html-places.lua: places of the book, STEM#ID, and their addresses.
--
--   places.book   the pages, in order: { stem, number, title, slug }
--   places.page   the one being made; nil for the landing page

local markup = require "html-markup"

local places = { book = {} }

function places.page_of(stem)
  for _, entry in ipairs(places.book) do
    if entry.stem == stem then return entry end
  end
  error("no page is called " .. stem)
end

function places.address(stem, id)
  if stem == places.page.stem then return "#" .. id end
  return places.page_of(stem).slug .. ".html#" .. id
end

function places.address_of(target)
  return places.address(target:match("^(.-)#(.*)$"))
end

function places.chapter_name(entry)
  if entry.number == "" then return entry.title end
  return (entry.number:match("%d") and "Chapter " or "Appendix ") .. entry.number
end

-- Where a place is, if it is on another page.
function places.elsewhere(target)
  local stem = target:match("^(.-)#")
  if stem == places.page.stem then return "" end
  return ", "
    .. places.chapter_name(places.page_of(stem)):gsub("^%u", string.lower)
end

function places.anchor(target, content, class)
  return '<a' .. (class and ' class="' .. class .. '"' or "") .. ' href="'
    .. markup.escape(places.address_of(target)) .. '">' .. content .. "</a>"
end

return places
