-- numbers.lua: numbers of drawings, so that several on a page, or one twice, have ids of
-- their own.

local drawn = 0

return function()
  drawn = drawn + 1
  return drawn
end
