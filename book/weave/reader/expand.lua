-- expand.lua: a file as the chapters that were read make it, each use of a chunk
-- replaced by what it stands for, indented as notangle does.
--
--   local lines_of = expand(chunks)     of the chapters, see chunks.lua
--   lines_of(path)   list of { text, marks, chunk }, a line each; the marks
--                    are references and definitions, counted from the line's start;
--                    .missing are the names of chunks that were not read

-- All definitions of each name, in the order of the book.
local function definitions(chunks)
  local known = {}
  for _, chunk in ipairs(chunks) do
    known[chunk.name] = known[chunk.name] or {}
    table.insert(known[chunk.name], chunk)
  end
  return known
end

-- The lines of a chunk, those at its end included.
local function whole(chunk)
  if chunk.text == "" and not chunk.blank then return "" end
  return chunk.text .. ("\n"):rep((chunk.blank or 0) + 1)
end

-- Calls visit(text, marks) for each line of a chunk.
local function each_line(chunk, visit)
  local from, next_mark = 1, 1
  for line in whole(chunk):gmatch("([^\n]*)\n") do
    local marks = {}
    while chunk.marks[next_mark] and chunk.marks[next_mark].from <= from + #line do
      local mark = chunk.marks[next_mark]
      table.insert(marks, { type = mark.type, target = mark.target,
        from = mark.from - from + 1, to = mark.to - from + 1 })
      next_mark = next_mark + 1
    end
    visit(line, marks)
    from = from + #line + 1
  end
end

local function indented(line, marks, indent)
  if line == "" then return "", marks end
  for _, mark in ipairs(marks) do
    mark.from, mark.to = mark.from + #indent, mark.to + #indent
  end
  return indent .. line, marks
end

return function(chunks)
  local known = definitions(chunks)

  local function expand(name, indent, lines)
    for _, chunk in ipairs(known[name] or {}) do
      each_line(chunk, function(line, marks)
        if marks[1] and marks[1].type == "use" then
          local space, used = line:match("^(%s*)‹(.*)›$")
          if not known[used] then lines.missing:insert(used) end
          expand(used, indent .. space, lines)
        else
          local text, moved = indented(line, marks, indent)
          table.insert(lines, { text = text, marks = moved, chunk = chunk })
        end
      end)
    end
    return lines
  end

  -- Empty lines at the end of a file are left out, as split.awk does.
  return function(path)
    local lines = expand(path, "", { missing = pandoc.List() })
    while #lines > 0 and lines[#lines].text == "" do table.remove(lines) end
    return lines
  end
end
