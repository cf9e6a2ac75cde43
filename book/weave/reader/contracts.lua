-- contracts.lua: the public names of a header and the first sentence of each
-- contract, read from the tangled header itself. Of two names that differ in the
-- width of the word alone, both are in one row.

local fail = require "reader.fail"
local marks = require "reader.marks"
local read_whole = require "reader.read-whole"
local tables = require "reader.tables"

local INCLUDE = "tangled/include/"

-- What the contract of the second one says: whose twin it is.
local TWIN = "^([nN][bB]_[%w_]+) in the eight lanes of 32 bits%.$"

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
    or declaration:match("^extern[^;]-(nb_[%w_]+)%s*;")
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

-- The entries that names= asks for, in the order of the header; else all.
local function chosen(list, names, refuse)
  if not names then return list end
  local wanted, kept = {}, {}
  for name in names:gmatch("%S+") do wanted[name] = true end
  if not next(wanted) then refuse("names= names no contract") end
  for _, entry in ipairs(list) do
    if wanted[entry.name] then table.insert(kept, entry) end
    wanted[entry.name] = nil
  end
  local missing = next(wanted)
  if missing then refuse("there is no contract of " .. missing) end
  return kept
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

-- Entries as rows: { names = {...}, sentence }.
local function in_rows(list, refuse)
  local rows, row_of = {}, {}
  for _, entry in ipairs(list) do
    local other = entry.sentence:match(TWIN)
    if other and not row_of[other] then
      refuse("the contract of " .. entry.name .. " tells of " .. other
        .. ", which has none above it")
    elseif other then
      table.insert(row_of[other].names, entry.name)
    else
      row_of[entry.name] = { names = { entry.name }, sentence = entry.sentence }
      table.insert(rows, row_of[entry.name])
    end
  end
  return rows
end

local function name_inlines(names, targets)
  local inlines = pandoc.List()
  for i, name in ipairs(names) do
    if i > 1 then inlines:extend { pandoc.Str(","), pandoc.Space() } end
    inlines:extend(name_code(name, targets[name]))
  end
  return inlines
end

-- The table that fills a .contracts block of this chapter.
return function(chapter, attributes)
  local header = INCLUDE .. attributes.header
  local list = entries(read_header(attributes.header, attributes.src))
  if #list == 0 then fail(attributes.src, header .. " has no contract") end
  local function refuse(why) fail(attributes.src, header .. ": " .. why) end
  local rows = in_rows(chosen(list, attributes.names, refuse), refuse)
  local targets, body = definitions(chapter), {}
  for i, row in ipairs(rows) do
    body[i] = { name_inlines(row.names, targets), sentence_inlines(row.sentence) }
  end
  return tables.plain({ "Name", "What it does" }, body,
    { "AlignLeft", "AlignLeft" })
end
