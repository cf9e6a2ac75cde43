-- numbers.lua: numbers of sections, exercises and figures, and labels ("section
-- 1.2") for the links that leave their text to us.

local fail = require "reader.fail"

local numbers = {}

local function number_with(chapter, n)
  return chapter.page.number == "" and tostring(n)
    or chapter.page.number .. "." .. n
end

local function check_heading(header, last_level)
  if header.level == 1 and last_level > 0 then
    fail(header.attributes.src, "a chapter has one heading with one #")
  elseif header.level > last_level + 1 then
    fail(header.attributes.src, "this heading skips a level")
  end
end

local function section_number(chapter, header, counts)
  for level = header.level + 1, #counts do counts[level] = 0 end
  counts[header.level] = (counts[header.level] or 0) + 1
  if header.level == 1 then return chapter.page.number end
  local number = chapter.page.number
  for level = 2, header.level do number = number .. "." .. counts[level] end
  return number
end

-- The headings of the answers' page hold the numbers of the exercises.
local function is_answers(chapter, header)
  return chapter.page.slug == "answers" and header.level > 1
end

-- Headings get an attribute number, and the chapter a label for each.
function numbers.headings(chapter, blocks)
  local counts, last_level = { 0 }, 0
  for _, block in ipairs(blocks) do
    if block.t == "Header" then
      check_heading(block, last_level)
      last_level = block.level
      if chapter.page.number ~= "" and not is_answers(chapter, block) then
        block.attributes.number = section_number(chapter, block, counts)
        chapter.labels[block.identifier] = (block.level == 1 and "chapter "
          or "section ") .. block.attributes.number
      end
    end
  end
end

-- The walk that counts exercises, and figures with an id, through the chapter.
function numbers.divs(chapter)
  local exercises, drawings = 0, 0
  return { Div = function(block)
    if block.classes[1] == "exercise" then
      exercises = exercises + 1
      block.attributes.number = number_with(chapter, exercises)
      chapter.labels[block.identifier] =
        "exercise " .. block.attributes.number
    elseif block.identifier:match("^fig%-") then
      drawings = drawings + 1
      block.attributes.number = number_with(chapter, drawings)
      chapter.labels[block.identifier] = "figure " .. block.attributes.number
    end
    return block
  end }
end

return numbers
