-- nearest.lua: what a misspelt word may have been meant to be: of some words the
-- nearest, if at most two letters differ, and no more than a third.

-- Letters to insert, leave out, change, or swap with the next one.
local function distance(one, other)
  local d = {}
  for i = 0, #one do d[i] = { [0] = i } end
  for j = 0, #other do d[0][j] = j end
  for i = 1, #one do
    for j = 1, #other do
      local same = one:sub(i, i) == other:sub(j, j)
      local swapped = i > 1 and one:sub(i - 1, i):reverse() == other:sub(j - 1, j)
      d[i][j] = math.min(d[i - 1][j] + 1, d[i][j - 1] + 1,
        d[i - 1][j - 1] + (same and 0 or 1), swapped and d[i - 2][j - 2] + 1 or math.huge)
    end
  end
  return d[#one][#other]
end

-- "did you mean this? ", or nothing. The words are the keys of the sets.
return function(word, ...)
  local least, nearest = math.min(2, #word // 3) + 1, nil
  for _, set in ipairs { ... } do
    for other in pairs(set) do
      local d = distance(word, other)
      if d < least or d == least and nearest and other < nearest then
        least, nearest = d, other
      end
    end
  end
  return nearest and "did you mean " .. nearest .. "? " or ""
end
