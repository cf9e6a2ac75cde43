-- modules.lua: a reader for pandoc that reads nothing, and lists the modules of our reader instead.
-- usage: pandoc --from book/making/modules.lua --to plain /dev/null      (from the top of the project)

local before = {}
for name in pairs(package.loaded) do before[name] = true end
PANDOC_SCRIPT_FILE = "book/weave/reader/noweb.lua" -- it looks for its modules beside itself
dofile(PANDOC_SCRIPT_FILE)

local names = pandoc.List()
for name in pairs(package.loaded) do
  if not before[name] then names:insert(name) end
end
names:sort()

function Reader()
  local words = pandoc.List { pandoc.Str(#names .. " modules:") }
  for _, name in ipairs(names) do
    words:extend { pandoc.Space(), pandoc.Str(name) }
  end
  return pandoc.Pandoc { pandoc.Plain(words) }
end
