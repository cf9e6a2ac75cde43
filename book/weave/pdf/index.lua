-- pdf/index.lua: the lists of the index in the macros of book/weave/pdf/book.tex, which
-- look up the pages (nbpages, index-pages.lua).
--
--   require "pdf.index"(escape, name_of_chunk)   what pdf/render.lua has for names

local latex_code = require "pdf.code"

-- The anchors of places.
local function anchors(lines)
  local list = pandoc.List()
  for anchor in (lines or ""):gmatch("%S+#(%S+) [^\n]+") do list:insert(anchor) end
  return list
end

return function(escape, name_of_chunk)
  -- Text, with `code` in it.
  local function subject_name(name)
    local pieces = {}
    for text, code in name:gsub("'", "’"):gmatch("([^`]*)`?([^`]*)`?") do
      table.insert(pieces, latex_code.text(text))
      if code ~= "" then table.insert(pieces, "\\nbcode{" .. escape(code) .. "}") end
    end
    return table.concat(pieces)
  end

  local function name_of(a)
    if a.kind == "subject" then
      return subject_name(a.name)
    elseif a.kind == "identifier" then
      return "\\nbcode{" .. escape((a.name:gsub("_", "_\0"))):gsub("%z", "\\nbb{}") .. "}"
    elseif a.kind == "file" then
      return "\\nbcode{" .. escape(a.name:match("[^/]+$")) .. "}"
    end
    return name_of_chunk(a.name)
  end

  local function to_see(a)
    if not a.see then return "" end
    return "{\\itshape see" .. ((a.defined or a.used) and " also} " or "} ") .. subject_name(a.see)
  end

  -- A subject, and under it its inner ones.
  local function subject(block, all, level)
    local a = block.attributes
    local rows = pandoc.List { ("\\nbindexsubject{%d}{%s}{%s}{%s}{%s}{%s}"):format(level, name_of(a),
      table.concat(all, ","), table.concat(anchors(a.defined), ","), table.concat(anchors(a.used), ","),
      to_see(a)) }
    for _, inner in ipairs(block.content) do
      rows:insert(subject(inner, anchors(inner.attributes.defined) .. anchors(inner.attributes.used), level + 1))
    end
    return table.concat(rows, "\n")
  end

  local function entry(block)
    local a = block.attributes
    if a.kind == "subject" then return subject(block, anchors(a.all), 1) end
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
