-- links.lua: links inside the book learn on which page their id is, and get a
-- text if they have none. What a link sets must be what its figure can show. A
-- quotation in a link or a heading loses its own links.

local fail = require "reader.fail"
local figures = require "figures"
local prose = require "reader.prose"
local stream = require "reader.stream"

local function label_of_page(chapter, id)
  local page = stream.page_with_slug(chapter, id)
  if page and page.number ~= "" then
    return (page.number:match("%d") and "chapter " or "appendix ")
      .. page.number
  end
end

-- The attributes of a figure once a link has set some; one that is empty goes (live.js).
local function state_after(figure, set, refuse)
  local kind, state = figure.classes[1], {}
  local known = figures.attributes(kind)
  for name in pairs(known) do state[name] = figure.attributes[name] end
  for pair in set:gmatch("[^&]+") do
    local name, value = pair:match("^([^=]*)=(.*)$")
    if not name then
      refuse("expected NAME=VALUE, several with & between, and found " .. pair)
    elseif known[name] == nil then
      refuse(prose.unknown_attribute("." .. kind, name, known))
    end
    state[name] = value ~= "" and value or nil
  end
  return state
end

local function check_set(chapter, target, set)
  local figure = chapter.figures[target:sub(2)]
  local function refuse(why)
    local words = 'set="' .. set .. '"'
    fail(chapter.text:place_of("(" .. target .. "){" .. words), words .. ": " .. why)
  end
  if not figure then
    refuse("expected a figure of this page, and " .. target .. " is none")
  elseif not figure.attributes.live then
    refuse(target .. " is no live figure: give it live=yes")
  end
  figures.try_live(figure.classes[1], state_after(figure, set, refuse), refuse)
end

local SET = { set = false }

local function check_attributes(chapter, node)
  for name, value in pairs(node.attributes) do
    if SET[name] == nil then
      fail(chapter.text:place_of("(" .. node.target), prose.unknown_attribute("a link", name, SET))
    end
    check_set(chapter, node.target, value)
  end
end

local function link(chapter, node)
  check_attributes(chapter, node)
  local id = node.target:match("^#(.+)$")
  local at = chapter.text:place_of("(" .. node.target)
  if not id and not node.target:match("^%a+:") then
    fail(at, "a link goes to #id inside the book, or to https://, not to "
      .. node.target)
  elseif not id then
    return node
  elseif not chapter.links[id] then
    fail(at, "nothing in the book has the id #" .. id)
  end
  node.attributes.stem = chapter.links[id]
  if #node.content == 0 then
    local label = label_of_page(chapter, id) or chapter.labels[id]
    if not label then fail(at, "this link needs a text: [text](#" .. id .. ")") end
    node.content = { pandoc.Str((label:gsub(" ", "\u{A0}"))) }
  end
  return node
end

local without_marks = { Code = function(code)
  code.attributes.marks = nil
  return code
end }

local function strip_marks(node) return node:walk(without_marks) end

-- The walk that resolves the links of a chapter.
return function(chapter)
  return {
    Link = function(node) return link(chapter, strip_marks(node)) end,
    Header = strip_marks,
  }
end
