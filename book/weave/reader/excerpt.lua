-- excerpt.lua: lines of a file of the project, read when the page is made, so that
-- a page that shows a filter or a rule of make shows the one that is used.
--
--   excerpt { file, from, to, src } -> { text, language, first, last }
--
-- from= is text that one line of the file holds, to= text of the last line; with
-- from= alone the excerpt ends before the next empty line, with neither it is the
-- whole file.

local fail = require "reader.fail"
local read_whole = require "reader.read-whole"

local MOST_LINES, COLUMNS = 30, 72

local LANGUAGE_OF = { awk = "awk", lua = "lua", sh = "bash", js = "javascript",
  css = "css", html = "html", tex = "latex", c = "c", h = "c",
  cpp = "cpp" }

local function language_of(path, lines)
  if path:match("Makefile$") then return "makefile" end
  if (lines[1] or ""):match("^#!.*sh$") then return "bash" end
  return LANGUAGE_OF[path:match("%.(%w+)$")] or "text"
end

local function lines_of(a)
  local text = read_whole(a.file) or fail(a.src, a.file .. " is no file")
  local lines = {}
  for line in text:gmatch("([^\n]*)\n") do table.insert(lines, line) end
  return lines
end

local function find_line(a, lines, words, from)
  for i = from, #lines do
    if lines[i]:find(words, 1, true) then return i end
  end
  fail(a.src, "no line of " .. a.file .. " holds " .. words .. " any more")
end

local function first_line(a, lines)
  if not a.from then return 1 end
  local first = find_line(a, lines, a.from, 1)
  for i = first + 1, #lines do
    if lines[i]:find(a.from, 1, true) then
      fail(a.src, ("lines %d and %d of %s both hold %s"):format(first, i, a.file,
        a.from))
    end
  end
  return first
end

local function last_line(a, lines, first)
  if a.to then return find_line(a, lines, a.to, first) end
  if not a.from then return #lines end
  local last = first
  while lines[last + 1] and lines[last + 1]:find("%S") do last = last + 1 end
  return last
end

local function width(line) return utf8.len(line) or #line end

-- A line that is wider than the page goes on, further in, behind an arrow.
local function folded(line)
  if width(line) <= COLUMNS then return line end
  local indent = line:match("^ *")
  local cut
  for at in line:gmatch("%S() ") do
    if width(line:sub(1, at - 1)) <= COLUMNS then cut = at end
  end
  if not cut or cut <= #indent then return line end
  return line:sub(1, cut - 1) .. "\n"
    .. folded(indent .. "    → " .. line:sub(cut + 1))
end

local function check_size(a, text)
  local count = 0
  for line in (text .. "\n"):gmatch("([^\n]*)\n") do
    count = count + 1
    if width(line) > COLUMNS then
      fail(a.src, "a line of " .. a.file .. " does not fold into "
        .. COLUMNS .. " columns: " .. line)
    end
  end
  if count > MOST_LINES then
    fail(a.src, ("%d lines of %s: a page shows %d at once"):format(count, a.file,
      MOST_LINES))
  end
end

local function without_indent(lines, first, last)
  local indent = 99
  for i = first, last do
    if lines[i]:find("%S") then indent = math.min(indent, #lines[i]:match("^ *")) end
  end
  local result = {}
  for i = first, last do
    table.insert(result, folded((lines[i]:gsub("\t", "    "):sub(indent + 1))))
  end
  return table.concat(result, "\n")
end

return function(a)
  local lines = lines_of(a)
  local first = first_line(a, lines)
  local last = last_line(a, lines, first)
  local text = without_indent(lines, first, last)
  check_size(a, text)
  return { text = text, language = language_of(a.file, lines), first = first,
    last = last }
end
