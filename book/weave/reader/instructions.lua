-- instructions.lua: what a compiler made of a function, at build time:
-- scripts/instructions keeps the listing, and the compiler's name beside it.

local fail = require "reader.fail"
local read_whole = require "reader.read-whole"

local function given(value) return value ~= "" and value or nil end

-- The file's name, as graph.awk makes it.
local function path_of(stem, a)
  local key = table.concat({ a.program, a["function"], given(a.cc) or "gcc",
    given(a.options) or "-O2", given(a.tally) and "tally" }, ".")
  return "build/instructions/" .. stem .. "/" .. key:gsub("[^A-Za-z0-9_.]+", "-")
end

local function read(path, src)
  return (read_whole(path) or fail(src, "the listing " .. path .. " is missing"))
    :gsub("\n+$", "")
end

local function block(class, text)
  return pandoc.CodeBlock(text, pandoc.Attr("", { class }))
end

-- The blocks of a figure (the command and the listing), and the compiler.
return function(stem, a)
  local path = path_of(stem, a)
  local listing = read(path .. ".txt", a.src)
  local compiler = read(path .. ".compiler", a.src)
  local command = ("%s %s -DNDEBUG -S -masm=intel %s.c"):format(given(a.cc) or "gcc",
    given(a.options) or "-O2", a.program)
  return { block("command", command), block("output", listing) }, compiler
end
