-- change.lua: a move as a change of the four planes: each plane as a small board in the
-- position before, in the exclusive or of both, and in the position after.

local fen = require "figures.fen"
local new_drawing = require "figures.drawing"
local squares = require "figures.squares"

local SIDE, LEFT, HEAD, BETWEEN, GAP = 13, 60, 24, 30, 14 -- of a square; rooms
local BOARD = 8 * SIDE

local function draw_board(drawing, left, top, plane, set)
  local grid = {}
  for i = 0, 8 do
    table.insert(grid, ("M%d %dh%dM%d %dv%d"):format(left, top + i * SIDE, BOARD,
      left + i * SIDE, top, BOARD))
  end
  for square = 0, 63 do
    if squares.is_in(set, square) then
      drawing:plane(left + square % 8 * SIDE, top + (7 - square // 8) * SIDE, SIDE, SIDE, plane)
    end
  end
  drawing:path(table.concat(grid), "grid")
end

local function members(set)
  if set == 0 then return "no square" end
  return squares.words(function(square) return squares.is_in(set, square) end)
end

local function draw(attributes, refuse)
  local before = fen.planes(fen.men(attributes.fen, refuse))
  local after = fen.planes(fen.men(attributes.to, refuse))
  local drawing = new_drawing(LEFT + 3 * BOARD + 2 * BETWEEN + 1,
    HEAD + 4 * BOARD + 3 * GAP + 1)
  local spoken = {}
  for column, head in ipairs { "before", "change", "after" } do
    drawing:text(LEFT + (column - 0.5) * BOARD + (column - 1) * BETWEEN, 14, 13, head)
  end
  for plane = 0, 3 do
    local top = HEAD + plane * (BOARD + GAP)
    local middle = top + BOARD / 2 + 5
    drawing:text(0, middle, 13, "plane " .. plane, "ink", "start")
    for column, set in ipairs { before[plane], before[plane] ~ after[plane], after[plane] } do
      local left = LEFT + (column - 1) * (BOARD + BETWEEN)
      draw_board(drawing, left, top, plane, set)
      if column < 3 then
        drawing:text(left + BOARD + BETWEEN / 2, middle, 15, column == 1 and "^" or "=", "faint")
      end
    end
    table.insert(spoken, "in plane " .. plane .. ", " .. members(before[plane] ~ after[plane]))
  end
  drawing.alt = "The four planes of a board before and after a move. The bits that change: "
    .. table.concat(spoken, "; ") .. "."
  return drawing
end

return { attributes = { fen = true, to = true }, draw = draw }
