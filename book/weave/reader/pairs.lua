-- pairs.lua: two boards that follow each other stand side by side: they become a
-- Div.pair, which holds both.

local function is_board(block)
  return block and block.t == "Div" and block.classes[1] == "board"
end

return { Blocks = function(blocks)
  local result, i = pandoc.List(), 1
  while i <= #blocks do
    if is_board(blocks[i]) and is_board(blocks[i + 1]) then
      result:insert(pandoc.Div({ blocks[i], blocks[i + 1] },
        pandoc.Attr("", { "pair" })))
      i = i + 2
    else
      result:insert(blocks[i])
      i = i + 1
    end
  end
  return result
end }
