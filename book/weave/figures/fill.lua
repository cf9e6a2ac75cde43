-- fill.lua: an occluded fill step by step, on boards in rows: the sliders, what
-- each step adds (hollow squares), and, for attack="yes", one step more. By
-- Kogge and Stone a second row shows over what each step may go.

local new_drawing = require "figures.drawing"
local small_board = require "figures.small-board"
local squares = require "figures.squares"

local SIDE, LEFT, GAP = small_board.SIDE, small_board.LEFT, small_board.GAP
local HEAD, FOOT = small_board.HEAD, small_board.FOOT
local ACROSS = 4 -- boards in a row

-- Places from a square to the next one, and the file that nobody lands on.
local A_FILE, H_FILE = 0x0101010101010101, 0x8080808080808080
local DIRECTIONS = {
  east = { 1, A_FILE }, north = { 8, 0 }, ["north-west"] = { 7, H_FILE },
  ["north-east"] = { 9, A_FILE }, west = { -1, H_FILE }, south = { -8, 0 },
  ["south-east"] = { -7, A_FILE }, ["south-west"] = { -9, H_FILE },
}

local function ahead(set, direction, steps)
  return set << steps * direction[1] -- to the right if that is negative
end

-- Methods: each gives the steps, { name, fill, free }, from the first on. free is
-- the propagator of the step, where a method has one for each.

local methods = {}

methods["dumb7"] = function(sliders, free, direction)
  local steps, fill, front = {}, sliders, sliders
  for i = 1, 7 do
    front = ahead(front, direction, 1) & free
    if front == 0 then break end
    fill = fill | front
    table.insert(steps, { name = "step " .. i, fill = fill })
  end
  return steps
end

methods["kogge-stone"] = function(sliders, free, direction)
  local steps, fill = {}, sliders
  for _, by in ipairs { 1, 2, 4 } do
    fill = fill | free & ahead(fill, direction, by)
    table.insert(steps, { name = "by " .. by, fill = fill, free = free })
    free = free & ahead(free, direction, by)
  end
  return steps
end

-- In words

local function words(set)
  if set == 0 then return "nothing" end
  return squares.words(function(square) return squares.is_in(set, square) end)
end

-- From the boards of fills, in order.
local function spoken(attributes, sliders, blockers, boards)
  local list = { "An occluded fill to the " .. attributes.direction .. " by "
    .. attributes.method .. ". Sliders on " .. words(sliders)
    .. ", in the way " .. words(blockers) .. "." }
  for _, board in ipairs(boards) do
    if board.free then
      table.insert(list, "Step " .. board.name .. " goes over all squares but "
        .. words(~board.free) .. ".")
    end
    table.insert(list, board.is_attack and "Attacked: " .. words(board.set) .. "."
      or "Step " .. board.name:gsub("^step ", "") .. " adds "
        .. words(board.set & ~board.before) .. ".")
  end
  return table.concat(list, " ")
end

-- From attributes

local function set_of(name, text, refuse)
  local set = 0
  for square in pairs(squares.named(name, text, refuse)) do set = set | 1 << square end
  return set
end

local function known(name, value, all, refuse)
  if all[value] then return all[value] end
  local names = {}
  for key in pairs(all) do table.insert(names, key) end
  table.sort(names)
  refuse(name .. '="' .. value .. '" is none of ' .. table.concat(names, ", "))
end

-- The pieces by square, as they are drawn: the sliders are white.
local function pieces_on(sliders, blockers, direction)
  local pieces = {}
  for square = 0, 63 do
    if squares.is_in(sliders, square) then
      pieces[square] = (direction[1] % 8 == 0 or direction[1]^2 == 1) and "R" or "B"
    elseif squares.is_in(blockers, square) then
      pieces[square] = "p"
    end
  end
  return pieces
end

-- The boards of a fill: each with the set, the set before, and the pieces.
local function boards_of(attributes, sliders, blockers, refuse)
  local direction = known("direction", attributes.direction, DIRECTIONS, refuse)
  local method = known("method", attributes.method, methods, refuse)
  local pieces = pieces_on(sliders, blockers, direction)
  local boards, before = {}, sliders
  for _, step in ipairs(method(sliders, ~(sliders | blockers | direction[2]), direction)) do
    table.insert(boards, { name = step.name, set = step.fill, before = before,
      pieces = pieces, free = step.free })
    before = step.fill
  end
  if attributes.attack == "yes" then
    local set = ahead(before, direction, 1) & ~direction[2]
    table.insert(boards, { name = "attacks", set = set, before = set, pieces = pieces,
      is_attack = true })
  end
  return boards, { name = "start", set = sliders, before = sliders, pieces = pieces }
end

-- Every board finds its place; a row of propagators lies under the fills.
local function places(boards, start)
  local all, has_free = { start }, boards[1] and boards[1].free
  for _, board in ipairs(boards) do table.insert(all, board) end
  local row = HEAD + 8 * SIDE + FOOT
  for i, board in ipairs(all) do
    board.left = LEFT + (i - 1) % ACROSS * (8 * SIDE + GAP)
    board.top = HEAD + (i - 1) // ACROSS * row
  end
  for i = 1, has_free and #boards or 0 do
    if boards[i].free then
      table.insert(all, { name = "free " .. boards[i].name, set = boards[i].free,
        before = boards[i].free, pieces = {}, left = boards[i].left,
        top = boards[i].top + math.max(1, #all // (ACROSS + 1)) * row })
    end
  end
  return all
end

local function draw(attributes, refuse)
  local sliders = set_of("sliders", attributes.sliders, refuse)
  local blockers = set_of("blockers", attributes.blockers, refuse)
  if sliders & blockers ~= 0 then
    refuse("a slider stands on " .. words(sliders & blockers)
      .. ", and blockers= has it as well")
  elseif attributes.attack and attributes.attack ~= "yes" then
    refuse('attack= is "yes" or left out')
  end
  local boards, start = boards_of(attributes, sliders, blockers, refuse)
  local all, bottom, right = places(boards, start), 0, 0
  for _, board in ipairs(all) do
    bottom = math.max(bottom, board.top + 8 * SIDE + FOOT)
    right = math.max(right, board.left + 8 * SIDE + 1)
  end
  local drawing = new_drawing(right, bottom - 4)
  for _, board in ipairs(all) do small_board.draw(drawing, board) end
  drawing.alt = spoken(attributes, sliders, blockers, boards)
  return drawing
end

return { attributes = { direction = true, sliders = true, method = true,
  blockers = false, attack = false }, draw = draw }
