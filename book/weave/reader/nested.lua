-- nested.lua: the subjects of the index, put under each other: of "main, sub" and
-- "main, other", an entry "main" has both as its .inner, with their own names, sorted.
-- Each main entry has in .all the places of what it leads to: its own, those of its
-- inner entries, and where it only says "see", those of the entry to be seen.

local function find(mains, name)
  if not mains[name] then
    mains[name] = { kind = "subject", name = name, defined = {}, used = {}, inner = {} }
    table.insert(mains, mains[name])
  end
  return mains[name]
end

local function with_inner(entries)
  local mains = pandoc.List()
  for _, entry in ipairs(entries) do
    local name, inner = entry.name:match("^(.-), *(.+)$")
    local main = find(mains, name or entry.name)
    if inner then
      entry.name = inner
      table.insert(main.inner, entry)
    else
      main.defined, main.used, main.see = entry.defined, entry.used, entry.see
    end
  end
  return mains
end

local function places_of(entry)
  local places = pandoc.List(entry.defined) .. entry.used
  for _, inner in ipairs(entry.inner or {}) do places = places .. places_of(inner) end
  return places
end

return function(entries, before)
  local mains = with_inner(entries)
  for _, main in ipairs(mains) do
    local seen = main.see and mains[main.see:match("^[^,]*")]
    main.all = places_of(main) .. (seen and places_of(seen) or {})
    table.sort(main.inner, before)
  end
  return mains
end
