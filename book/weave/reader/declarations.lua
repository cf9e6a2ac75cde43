-- declarations.lua: what the code of a chunk says of a name that it defines.
--
--   declarations.at(text, position)   the declaration around that byte, and the
--                                     text of the comment right above it (of
--                                     several objects in a row, above the first),
--                                     or nil:
--     of a function its head, of a macro all its lines (of one that
--     takes arguments its name and these), of a constant its own
--     line, of a type the whole of it

local declarations = {}

local LONGEST = 14

local function split(text)
  local lines = {}
  for line in (text .. "\n"):gmatch("([^\n]*)\n") do table.insert(lines, line) end
  return lines
end

local function line_at(text, position)
  return select(2, text:sub(1, position - 1):gsub("\n", "")) + 1
end

local function ends_something(line)
  return not line or line == "" or line:match("^#") or line:match("^%s*‹")
    or line:match("[;}\\]%s*$") or line:match("%*/%s*$")
end

-- `} name;` closes what began at the last line that stands at the left margin.
local function first_line(lines, at)
  if lines[at]:match("^}") then
    repeat at = at - 1 until at == 1 or lines[at]:match("^%a")
  end
  while lines[at]:match("^%S") and not lines[at]:match("^#")
    and not ends_something(lines[at - 1]) do at = at - 1 end
  return at
end

local function macro(lines, from)
  local head = lines[from]:match("^%s*#%s*define%s+[%w_]+%b()")
  if head then return head end
  local to = from
  while lines[to]:match("\\$") and lines[to + 1] do to = to + 1 end
  return table.concat(lines, "\n", from, to)
end

-- The head of a function, or a declaration up to the semicolon that ends it.
local function up_to_its_end(lines, from)
  local text = table.concat(lines, "\n", from)
  local head, mark = text:match("^([^{;]*)([{;])")
  if not head then return lines[from] end
  if mark == ";" then return head .. mark end
  if head:find("%(") then return (head:gsub("%s+$", "")) end
  return text:match("^[^{]*%b{}[^;]*;") or head
end

local function shortened(code)
  local lines = split(code)
  if #lines <= LONGEST then return code end
  return table.concat(lines, "\n", 1, LONGEST - 1) .. "\n..."
end

-- A comment above, without its stars; paragraphs of it are kept apart.
local function comment_above(lines, from)
  local text = table.concat(lines, "\n", 1, from - 1)
  local before, comment = text:match("^(.*)/%*(.-)%*/%s*$")
  if not before or comment:find("*/", 1, true) then return nil end
  comment = ("\n" .. comment):gsub("\n%s*%*+ ?", "\n"):gsub("^%s*%**%s*", "")
  return (comment:gsub("%s+", " "):gsub(" $", ""))
end

-- One comment stands for all objects that are declared line after line.
local function first_of_its_row(lines, from)
  while lines[from]:match("^extern .*;$") and lines[from - 1]
    and lines[from - 1]:match("^extern .*;$") do from = from - 1 end
  return from
end

function declarations.at(text, position)
  local lines = split(text)
  local at = line_at(text, position)
  local from = first_line(lines, at)
  local code
  if lines[from]:match("^%s*#%s*define") then
    code = macro(lines, from)
  elseif lines[from]:match("^%s") then
    code = lines[from]:match("^%s*(.-)%s*$")
  else
    code = up_to_its_end(lines, from)
  end
  return shortened(code), comment_above(lines, first_of_its_row(lines, from))
end

return declarations
