-- nearest.lua: what a misspelt word may have been meant to be: of some words the
-- nearest, if at most two letters differ, and no more than a third.

local function distance(one, other)
  local row = {}
  for j = 0, #other do row[j] = j end
  for i = 1, #one do
    local corner = row[0]
    row[0] = i
    for j = 1, #other do
      local above = row[j]
      local same = one:sub(i, i) == other:sub(j, j)
      row[j] = math.min(above + 1, row[j - 1] + 1, corner + (same and 0 or 1))
      corner = above
    end
  end
  return row[#other]
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
