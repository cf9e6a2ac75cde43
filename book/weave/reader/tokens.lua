-- tokens.lua: highlighted code as tokens. Pandoc's own highlighting (skylighting,
-- through pandoc.write) is read back, compared with the source, and cut at the
-- marks of the code. A block has its place in the attribute src.
--
--   tokens.keep(blocks)         the blocks, each CodeBlock with its tokens in an
--                               attribute of this name: the reader highlights what
--                               it writes once, for all forms of the book
--   tokens.prepare(blocks)      highlights every CodeBlock that has no such
--                               attribute in one pandoc.write; optional, but one
--                               call is faster than many
--   tokens.each(block, visit)   calls visit for each piece of a CodeBlock:
--       { class, text, mark }   class: skylighting's short name (kw, dt, co, ...)
--                               or nil; mark: see marks.lua, or nil; a mark may
--                               be cut into several pieces, which share it
--       { newline = true }      between lines

local fail = require "reader.fail"
local marks = require "reader.marks"

local tokens = {}

-- What each highlighted code was found to be: list of { class, text }.
local known = {}

-- The code with each chunk use replaced by a word of as many bytes, for a quote
-- in a chunk's name would be read as C.
local function masked(block)
  local text = block.text
  for _, mark in ipairs(marks.decode(block.attributes.marks)) do
    if mark.type == "use" then
      text = text:sub(1, mark.from - 1) .. ("u"):rep(mark.to - mark.from + 1)
        .. text:sub(mark.to + 1)
    end
  end
  return text
end

local function language_of(block) return block.classes[1] or "" end

local function key_of(block) return language_of(block) .. "\n" .. masked(block) end

local ENTITIES = { lt = "<", gt = ">", amp = "&", quot = '"', ["#39"] = "'" }

local function unescape(html)
  return (html:gsub("&(#?%w+);", ENTITIES))
end

-- What pandoc writes inside <code>: spans with a class around tokens, spans with
-- an id around lines, and an empty link at the start of each line.
local function parse(html)
  local list, class = {}, nil
  for text, tag in (html .. "<>"):gmatch("([^<]*)<([^>]*)>") do
    if text ~= "" then
      table.insert(list, { class = class, text = unescape(text) })
    end
    if tag == "/span" then
      class = nil
    else
      class = tag:match('^span class="(%w+)"') or class
    end
  end
  return list
end

local function whole(list)
  local texts = {}
  for i, token in ipairs(list) do texts[i] = token.text end
  return table.concat(texts)
end

local function remember(block, html)
  local list, text = parse(html), masked(block)
  if whole(list) ~= text then
    fail(block.attributes.src, "pandoc's highlighting changes this code: "
      .. text:match("^%s*([^\n]*)"))
  end
  known[key_of(block)] = list
end

local function highlight(blocks)
  local plain = pandoc.List()
  for i, block in ipairs(blocks) do
    plain[i] = pandoc.CodeBlock(masked(block),
      pandoc.Attr("", { language_of(block) }))
  end
  local html = pandoc.write(pandoc.Pandoc(plain), "html")
  local count = 0
  for inside in html:gmatch("<pre[^>]*><code[^>]*>(.-)</code></pre>") do
    count = count + 1
    remember(blocks[count], inside)
  end
  if count ~= #blocks then
    fail(blocks[count + 1].attributes.src, "pandoc does not highlight this code")
  end
end

function tokens.prepare(blocks)
  local found = {}
  blocks:walk { CodeBlock = function(block)
    if language_of(block) ~= "" and not block.attributes.tokens then
      table.insert(found, block)
    end
  end }
  highlight(found)
end

-- As an attribute: "kw3 1 dt4", the class and the length of each.
function tokens.keep(blocks)
  tokens.prepare(blocks)
  return blocks:walk { CodeBlock = function(block)
    if language_of(block) == "" then return nil end
    local kept = {}
    for i, token in ipairs(known[key_of(block)]) do
      kept[i] = (token.class or "") .. #token.text
    end
    block.attributes.tokens = table.concat(kept, " ")
    return block
  end }
end

local function kept(block)
  local list, text, at = {}, masked(block), 1
  for class, length in block.attributes.tokens:gmatch("(%a*)(%d+)") do
    table.insert(list, { class = class ~= "" and class or nil,
      text = text:sub(at, at + length - 1) })
    at = at + length
  end
  return list
end

local function tokens_of(block)
  if language_of(block) == "" then return { { text = block.text } } end
  if block.attributes.tokens then return kept(block) end
  if not known[key_of(block)] then highlight { block } end
  return known[key_of(block)]
end

-- Pieces of a text, cut at its line ends.
local function visit_lines(visit, class, text, mark)
  local from = 1
  for at in text:gmatch("()\n") do
    if at > from then
      visit { class = class, text = text:sub(from, at - 1), mark = mark }
    end
    visit { newline = true }
    from = at + 1
  end
  if from <= #text then
    visit { class = class, text = text:sub(from), mark = mark }
  end
end

-- A cursor over tokens: take(n) calls add(class, text) for the next n bytes.
local function cursor(list)
  local at, offset = 1, 0
  return function(n, add)
    while n > 0 do
      local token = list[at]
      local part = token.text:sub(offset + 1, offset + n)
      add(token.class, part)
      offset, n = offset + #part, n - #part
      if offset == #token.text then at, offset = at + 1, 0 end
    end
  end
end

function tokens.each(block, visit)
  local take = cursor(tokens_of(block))
  marks.stretches(#block.text, marks.decode(block.attributes.marks),
    function(from, to, mark)
      local is_use = mark and mark.type == "use"
      take(to - from + 1, function(class, text)
        if not is_use then visit_lines(visit, class, text, mark) end
      end)
      if is_use then visit { text = block.text:sub(from, to), mark = mark } end
    end)
end

return tokens
