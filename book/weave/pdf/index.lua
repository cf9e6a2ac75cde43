-- pdf/index.lua: the lists of the index in the macros of book/weave/pdf/book.tex, which
-- look up the pages (\nbpages, index-pages.lua).
--
--   require "pdf.index"(escape, name_of_chunk)   what pdf/render.lua has for names

-- The anchors of places.
local function anchors(lines)
  local list = pandoc.List()
  for anchor in (lines or ""):gmatch("%S+#(%S+) [^\n]+") do list:insert(anchor) end
  return list
end

return function(escape, name_of_chunk)
  local function name_of(a)
    if a.kind == "identifier" then
      return "\\nbcode{" .. escape((a.name:gsub("_", "_\0"))):gsub("%z", "\\nbb{}") .. "}"
    elseif a.kind == "file" then
      return "\\nbcode{" .. escape(a.name:match("[^/]+$")) .. "}"
    end
    return name_of_chunk(a.name)
  end

  local function entry(block)
    local a = block.attributes
    local defined = anchors(a.defined)
    local used = anchors(a.used):map(function(anchor)
      return anchor .. "--" .. defined[1]
    end)
    return ("\\nbindexentry{%s}{%s}{%s}{%s}"):format(name_of(a), a.what or "",
      table.concat(defined, ","), table.concat(used, ","))
  end

  return function(block)
    local rows = { "\\begin{nbindex}" }
    for _, group in ipairs(block.content) do
      table.insert(rows, "\\nbindexgroup{" .. escape(group.attributes.label) .. "}")
      for _, child in ipairs(group.content) do table.insert(rows, entry(child)) end
    end
    table.insert(rows, "\\end{nbindex}")
    return { pandoc.RawBlock("latex", table.concat(rows, "\n")) }
  end
end
