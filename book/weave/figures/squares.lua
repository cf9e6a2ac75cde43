-- squares.lua: squares by number (a1 = 0, h8 = 63) and by name, and how several
-- of them are said.

local squares = {}

function squares.name(square)
  return string.char(97 + square % 8) .. square // 8 + 1
end

-- The squares that an attribute names, as a set.
function squares.named(name, text, refuse)
  local set = {}
  for word in (text or ""):gmatch("%S+") do
    local file, rank = word:match("^([a-h])([1-8])$")
    if not file then
      refuse(name .. "= holds squares, a1 to h8, and " .. word .. " is none")
    end
    set[8 * (rank - 1) + file:byte() - 97] = true
  end
  return set
end

-- Whether a square is a member of a set of 64 bits.
function squares.is_in(set, square) return set >> square & 1 == 1 end

-- Calls each(first, last, what) for neighbours on rank (0 to 7) for which
-- what_of(square) is the same, and not false.
function squares.each_run(rank, what_of, each)
  local first = 8 * rank
  for square = 8 * rank, 8 * rank + 7 do
    local what = what_of(square)
    if square == 8 * rank + 7 or what_of(square + 1) ~= what then
      if what then each(first, square, what) end
      first = square + 1
    end
  end
end

-- "a2 to h2", or "e4".
function squares.run_words(first, last)
  if first == last then return squares.name(first) end
  return squares.name(first) .. (last == first + 1 and " and " or " to ")
    .. squares.name(last)
end

-- The members for which is_member(square), from rank 8 down: "a8, c8 to e8, b2".
function squares.words(is_member)
  local list = {}
  for rank = 7, 0, -1 do
    squares.each_run(rank, function(square) return is_member(square) or false end,
      function(first, last)
        table.insert(list, squares.run_words(first, last))
      end)
  end
  return table.concat(list, ", ")
end

return squares
