-- nested.lua: the subjects of the index, put under each other: of "main, sub" and
-- "main, other", an entry "main" has both as its .inner, with their own names, sorted.
-- An entry that only leads to a single other one is one with it: "main, sub".
-- Each main entry has in .all the places of what it leads to: its own, those of its
-- inner entries, and where it only says "see", those of the entry to be seen.

local function with_inner(entries)
  local mains, by_name = pandoc.List(), {}
  for _, entry in ipairs(entries) do
    local name, inner = entry.name:match("^(.-), *(.+)$")
    name = name or entry.name
    local main = by_name[name]
    if not main then
      main = { kind = "subject", name = name, defined = {}, used = {}, inner = {} }
      by_name[name] = main
      mains:insert(main)
    end
    if inner then
      entry.name = inner
      table.insert(main.inner, entry)
    else
      main.defined, main.used, main.see = entry.defined, entry.used, entry.see
    end
  end
  return mains, by_name
end

local function places_of(entry)
  local places = pandoc.List(entry.defined) .. entry.used
  for _, inner in ipairs(entry.inner or {}) do places = places .. places_of(inner) end
  return places
end

local function join_only_one(main)
  local inner = main.inner[1]
  if main.see or #main.inner ~= 1 or #main.defined + #main.used > 0 then return end
  main.name = main.name .. ", " .. inner.name
  main.defined, main.used, main.see, main.inner = inner.defined, inner.used, inner.see, {}
end

return function(entries, before)
  local mains, by_name = with_inner(entries)
  for _, main in ipairs(mains) do
    local seen = main.see and by_name[main.see:match("^[^,]*")]
    main.all = places_of(main) .. (seen and places_of(seen) or {})
    table.sort(main.inner, before)
  end
  for _, main in ipairs(mains) do join_only_one(main) end
  return mains
end
