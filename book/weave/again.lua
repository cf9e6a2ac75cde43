-- again.lua: what there is in a block of code that repeats what the reader has seen
-- (Div.again, see noweb.lua).

local again = {}

-- The slug of the appendix that print moves these blocks to.
again.APPENDIX = "rest"

function again.chunks(block)
  return block.content:filter(function(child)
    return child.t == "Div" and child.classes[1] == "chunk"
  end)
end

-- The names of the chunks, each once: { name, anchor (of its first piece here),
-- pieces (how many of it are here) }.
function again.names(block)
  local names, by_name = pandoc.List(), {}
  for _, chunk in ipairs(again.chunks(block)) do
    local name = chunk.attributes.name
    if not by_name[name] then
      by_name[name] = { name = name, anchor = chunk.identifier, pieces = 0 }
      names:insert(by_name[name])
    end
    by_name[name].pieces = by_name[name].pieces + 1
  end
  return names
end

-- The names of tests are sentences. So many of them are told.
local FEW = 2

local function tests(block)
  local names = pandoc.List()
  for _, chunk in ipairs(again.chunks(block)) do
    for name in ("\n" .. chunk.content[1].text):gmatch("\nTest%([%w_]+,%s*([%w_]+)") do
      names:insert((name:gsub("_", " ")))
    end
  end
  return #names > 0 and #names <= FEW and "tests: " .. table.concat(names, "; ")
    or "tests"
end

-- What the chunks are for, each purpose once.
function again.kinds(block)
  local kinds = pandoc.List()
  for _, chunk in ipairs(again.chunks(block)) do
    local kind = chunk.attributes.kind
    if kind == "test" then kind = tests(block) end
    if not kinds:includes(kind) then kinds:insert(kind) end
  end
  return table.concat(kinds, ", ")
end

function again.pieces_of(entry)
  return entry.pieces > 1 and ", " .. entry.pieces .. " parts" or ""
end

return again
