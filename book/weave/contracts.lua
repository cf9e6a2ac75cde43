-- contracts.lua: the public names of a header and the first sentence of each
-- contract, read from the tangled header itself.

local fail = require "fail"
local marks = require "marks"
local read_whole = require "read-whole"
local tables = require "tables"

local INCLUDE = "tangled/include/"

-- The text of a comment, without its stars, on one line.
local function comment_text(comment)
  local text = comment:gsub("^%s*%*+/?", ""):gsub("\n%s*%*+ ?", "\n")
  return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

-- Up to the first full stop that ends a word and is followed by a space.
local function first_sentence(text)
  return text:match("^(.-[%a%d%)%]'\"]%.)%s") or text
end

-- The public name that a declaration makes: a function, a macro, or a type.
local function declared_name(declaration)
  local head = declaration:match("^[^{;]*") or declaration
  return head:match("#%s*define%s+(NB_[%w_]+)")
    or head:match("(nb_[%w_]+)%s*%(")
    or declaration:match("^typedef.-}%s*(nb_[%w_]+)%s*;")
    or declaration:match("^typedef[^{}]-(nb_[%w_]+)%s*;")
    or head:match("([nN][bB]_[%w_]+)")
end

local function entries(text)
  local list = {}
  for comment, declaration in text:gmatch("/%*%*(.-)%*/%s*([^\n][^/]*)") do
    local name = declared_name(declaration)
    if name then
      table.insert(list, { name = name,
        sentence = first_sentence(comment_text(comment)) })
    end
  end
  return list
end

local function read_header(header, src)
  local text = read_whole(INCLUDE .. header)
  if not text then fail(src, "there is no header " .. INCLUDE .. header) end
  return text
end

-- Where the chapter's stream says that a name is defined: name -> STEM#NAME.
local function definitions(chapter)
  local targets = {}
  local function note(code)
    for _, mark in ipairs(code.marks) do
      if mark.type == "ref" then
        targets[mark.target:match("#(.*)$")] = mark.target
      end
    end
  end
  for _, part in ipairs(chapter.parts) do
    if part.chunk then
      note(part.chunk)
      for _, name in ipairs(part.chunk.defines) do
        targets[name] = chapter.stem .. "#" .. name
      end
    end
  end
  return targets
end

local function name_code(name, target)
  local list = target and { { type = "ref", from = 1, to = #name,
    target = target } } or {}
  return { pandoc.Code(name, pandoc.Attr("", { "quote" },
    { { "marks", marks.encode(list) } })) }
end

-- Contracts quote C as `code` or leave it bare; only backticks are set as code.
local function sentence_inlines(sentence)
  local inlines = pandoc.List()
  local function add_words(text)
    if text:match("^ ") and #inlines > 0 then inlines:insert(pandoc.Space()) end
    inlines:extend(tables.words((text:gsub("(%a)'(%a)", "%1’%2"))))
    if text:match("%S.* $") then inlines:insert(pandoc.Space()) end
  end
  local from = 1
  for before, code, after in sentence:gmatch("([^`]*)`([^`]+)`()") do
    add_words(before)
    inlines:insert(pandoc.Code(code))
    from = after
  end
  add_words(sentence:sub(from))
  return inlines
end

-- The table that fills a .contracts block of this chapter.
return function(chapter, attributes)
  local list = entries(read_header(attributes.header, attributes.src))
  if #list == 0 then
    fail(attributes.src, INCLUDE .. attributes.header .. " has no contract")
  end
  local targets, body = definitions(chapter), {}
  for i, entry in ipairs(list) do
    body[i] = { name_code(entry.name, targets[entry.name]),
      sentence_inlines(entry.sentence) }
  end
  return tables.plain({ "Name", "What it is" }, body,
    { "AlignLeft", "AlignLeft" })
end
