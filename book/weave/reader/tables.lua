-- tables.lua: pandoc tables from rows of cells.

local tables = {}

-- A text as inlines, with the spaces at which it may break.
function tables.words(text)
  local inlines = pandoc.List()
  for word in text:gmatch("[^ ]+") do
    if #inlines > 0 then inlines:insert(pandoc.Space()) end
    inlines:insert(pandoc.Str(word))
  end
  return inlines
end

local function cell(content)
  if type(content) == "string" then content = tables.words(content) end
  return { pandoc.Plain(content) }
end

local function row(contents)
  local result = {}
  for i, content in ipairs(contents) do result[i] = cell(content) end
  return result
end

-- head: cells; body: rows of cells; a cell is a string or a list of inlines.
function tables.plain(head, body, alignments)
  local rows, used, widths = {}, {}, {}
  for i, contents in ipairs(body) do rows[i] = row(contents) end
  for i = 1, #head do used[i], widths[i] = alignments[i], 0 end
  return pandoc.utils.from_simple_table(
    pandoc.SimpleTable({}, used, widths, row(head), rows))
end

return tables
