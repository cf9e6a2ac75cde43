-- prose.lua: makes one Markdown text of a chapter's docs, for one pandoc.read.
--
-- Each chunk becomes an empty raw block `{=chunkK}`, each quotation [[..]] a
-- private character. Fences, divs and headings are checked here, where their
-- lines are known, and get an attribute src="FILE:LINE". Pandoc reports none of
-- these faults; it would make paragraphs of them.

local fail = require "reader.fail"
local did_you_mean = require "reader.nearest"
local figures = require "figures"

local prose = {}

-- Quotations are numbered from the first private character of plane 15.
local FIRST_QUOTE = 0xF0000

-- What a fenced block filled by the build may say: true = it must. (What the graph
-- cannot do without, check.awk has asked for.)
prose.BLOCKS = {
  run = { program = false, args = false, as = false, expect = false },
  asm = { program = false, ["function"] = false, cc = false, options = false,
    holds = false, lacks = false, count = false, tally = false },
  contracts = { header = false, names = false },
  measured = { file = false, group = true, rows = false, compilers = false,
    base = false },
  shell = { command = true, as = false, needs = false, expect = false },
  source = { file = true, from = false, to = false },
}
for _, kind in ipairs(figures.KINDS) do
  prose.BLOCKS[kind] = figures.attributes(kind)
end

-- Divs, likewise.
local DIVS = {
  margin = {},
  again = {},
  correction = { source = true, test = false },
  corrected = { test = false },
  exercise = { stars = false, teaches = false },
  hint = {},
}

-- Languages of plain listings.
local LANGUAGES = { c = true, sh = true, make = true, makefile = true,
  awk = true, lua = true, text = true, markdown = true, json = true,
  html = true, bibtex = true, noweb = true }

local Text = {}
Text.__index = Text

local function new_text()
  return setmetatable({ lines = {}, places = {}, chunk_at = {}, quotes = {},
    chunks = {}, noted = {} }, Text)
end

function Text:add(line, file, number)
  table.insert(self.lines, line)
  table.insert(self.places, file .. ":" .. number)
end

function Text:quote_character(quote)
  table.insert(self.quotes, quote)
  return utf8.char(FIRST_QUOTE + #self.quotes - 1)
end

-- The quotation that a private character stands for, or nil.
function Text:quote_of(codepoint)
  return self.quotes[codepoint - FIRST_QUOTE + 1]
end

-- One private character of plane 15, in UTF-8.
prose.PRIVATE_PATTERN = "\xF3[\xB0-\xBF][\x80-\xBF][\x80-\xBF]"

-- Where a piece of text first stands in the prose.
function Text:place_of(needle)
  for i, line in ipairs(self.lines) do
    if line:find(needle, 1, true) then return self.places[i] end
  end
  return self.places[1]
end

-- Characters that nobody sees, and the private ones, in UTF-8.
local UNSEEN = { "\xE2\x80[\x8B-\x8F\xAA-\xAE]", "\xE2\x81[\xA0-\xAF]",
  "\xEF\xBB\xBF", "\xEE[\x80-\xBF][\x80-\xBF]",
  "\xEF[\x80-\xA3][\x80-\xBF]",
  "\xF3[\xB0-\xBF][\x80-\xBF][\x80-\xBF]",
  "\xF4[\x80-\x8F][\x80-\xBF][\x80-\xBF]" }

local function check_characters(piece, at)
  for _, pattern in ipairs(UNSEEN) do
    local found = piece:match(pattern)
    if found then
      fail(at, string.format("U+%04X is a character that no reader sees",
        utf8.codepoint(found)))
    end
  end
end

local function add_docs(text, part)
  for i, pieces in ipairs(part.lines) do
    local line = {}
    for k, piece in ipairs(pieces) do
      if type(piece) == "string" then
        check_characters(piece, part.file .. ":" .. part.line + i - 1)
      end
      line[k] = type(piece) == "string" and piece
        or text:quote_character(piece)
    end
    local last = i == #part.lines and #pieces == 0
    if not last then text:add(table.concat(line), part.file, part.line + i - 1) end
  end
end

-- The empty lines end any list or paragraph before the chunk.
local function add_chunk(text, chunk)
  table.insert(text.chunks, chunk)
  text.chunk_at[#text.lines + 1] = chunk
  for _, line in ipairs { "", "```{=chunk" .. #text.chunks .. "}", "```", "" } do
    text:add(line, chunk.file, chunk.line)
  end
end

local function assemble(parts)
  local text = new_text()
  for _, part in ipairs(parts) do
    if part.chunk then add_chunk(text, part.chunk) else add_docs(text, part) end
  end
  return text
end

-- The scan: line by line, outside chunks. `scan` holds the text, the number of
-- the line, the open fence, the stack of open divs, and the ids seen.

local function place(scan) return scan.text.places[scan.at] end

local function previous_line(scan) return scan.text.lines[scan.at - 1] or "" end

local function after_blank(scan)
  local line = previous_line(scan)
  return not line:find("%S") or line:match("^%s*:::")
end

-- What stands in quotation marks is neither a class nor an id nor a key.
local function bare(attributes) return (attributes:gsub('"[^"]*"', '""')) end

local function class_of(attributes) return bare(attributes):match("%.([%w_-]+)") end

local function sorted_keys(set)
  local keys = {}
  for key in pairs(set) do keys[#keys + 1] = key end
  table.sort(keys)
  return table.concat(keys, ", ")
end

-- What there is to say of an attribute that nothing knows.
function prose.unknown_attribute(owner, key, known)
  local keys = sorted_keys(known)
  return owner .. " has no attribute " .. key .. "=: " .. did_you_mean(key, known)
    .. (keys == "" and "It has none" or "It has " .. keys)
end

-- Refuse attributes that the class does not know, and a lack of needed ones.
-- (That each is well written and stands there once, check-blocks.awk saw to.)
local function check_attributes(scan, class, attributes, known)
  local given = {}
  for key in bare(attributes):gmatch("([%w_-]+)=") do
    if known[key] == nil then
      fail(place(scan), prose.unknown_attribute("." .. class, key, known))
    end
    given[key] = true
  end
  for key, needed in pairs(known) do
    if needed and not given[key] then
      fail(place(scan), "." .. class .. " needs " .. key .. "=\"...\"")
    end
  end
end

-- The attributes with the place, which is noted: see markdown.chapter.
local function with_place(scan, attributes)
  table.insert(scan.text.noted, place(scan))
  return attributes .. ' src="' .. place(scan) .. '"'
end

local function open_fence(scan, ticks, info)
  scan.fence = { ticks = #ticks, mark = ticks:sub(1, 1) }
  local attributes = info:match("^{(.*)}$")
  local class = attributes and class_of(attributes) or info
  if attributes and prose.BLOCKS[class] then
    check_attributes(scan, class, attributes, prose.BLOCKS[class])
  elseif info ~= "" and not LANGUAGES[class] then
    fail(place(scan), "unknown fenced block ‹" .. info .. "›: "
      .. did_you_mean(class or "", prose.BLOCKS, LANGUAGES) .. "The book knows "
      .. sorted_keys(prose.BLOCKS) .. ", and the languages "
      .. sorted_keys(LANGUAGES))
  end
  attributes = with_place(scan, attributes or info:gsub("^.", ".%0"))
  return ticks .. "{" .. attributes .. "}"
end

local function close_fence(scan, line)
  local ticks = line:match("^%s*(```+)%s*$") or line:match("^%s*(~~~+)%s*$")
  if ticks and #ticks >= scan.fence.ticks
    and ticks:sub(1, 1) == scan.fence.mark then
    scan.fence = nil
  end
end

local function parent_class(scan)
  local parent = scan.divs[#scan.divs]
  return parent and parent.class
end

local function open_div(scan, colons, info)
  local attributes = info:match("^{(.*)}$") or "." .. info
  local class, parent = class_of(attributes), parent_class(scan)
  table.insert(scan.divs, { class = class, at = place(scan) })
  if not DIVS[class] then
    fail(place(scan), "unknown block ::: " .. info .. ": "
      .. did_you_mean(class or "", DIVS) .. "The book knows "
      .. sorted_keys(DIVS))
  elseif not after_blank(scan) then
    fail(place(scan), "leave a blank line before ::: " .. class)
  elseif class == "hint" and parent ~= "exercise" then
    fail(place(scan), "::: hint stands inside an exercise")
  elseif class == "again" and parent then
    fail(place(scan), "::: again stands by itself, not inside ::: " .. parent)
  elseif parent == "again" and class ~= "margin" then
    fail(place(scan), "::: again holds code and text, and no ::: " .. class)
  end
  check_attributes(scan, class, attributes, DIVS[class])
  return colons .. " {" .. with_place(scan, attributes) .. "}"
end

local function heading(scan, line)
  local attributes = line:match("{([^{}]*)}%s*$")
  if line:match("^#+%s*{[^{}]*}%s*$") then
    fail(place(scan), "a heading needs a text")
  end
  if #scan.divs > 0 then
    fail(place(scan), "a heading inside ::: " .. parent_class(scan)
      .. ", which was opened at " .. scan.divs[#scan.divs].at)
  elseif not after_blank(scan) then
    fail(place(scan), "leave a blank line before a heading")
  end
  return line:match("^(.*{)") .. with_place(scan, attributes) .. "}"
end

local function note_footnotes(scan, line)
  local defined = line:match("^%[%^([^%]]+)%]:")
  if defined and scan.notes[defined] then
    fail(place(scan), "the footnote [^" .. defined .. "] stands already at "
      .. scan.notes[defined])
  elseif defined then
    scan.notes[defined] = place(scan)
  end
  for name, colon in line:gmatch("%[%^([^%]]+)%](:?)") do
    if not (defined == name and colon == ":") then
      scan.note_uses[name] = place(scan)
    end
  end
end

-- What a line goes on with: nothing after a blank line, else "list" or
-- "paragraph". A formula between $$ may have lines like items.
local function check_list(scan, line)
  local is_item = line:match("^%s*[-*+] ") or line:match("^%s*%d+[.)] ")
  if scan.within == "paragraph" and is_item and not scan.formula then
    fail(place(scan), "leave a blank line before a list, and let no other line "
      .. "begin like an item")
  end
  if not line:find("%S") then
    scan.within, scan.formula = nil, false
  else
    scan.within = scan.within
      or (is_item or line:match("^%s")) and "list" or "paragraph"
  end
  if select(2, line:gsub("%$%$", "")) % 2 == 1 then
    scan.formula = not scan.formula
  end
end

-- How many cells a row of a pipe table has; 0 if the line is none.
local function cells(line)
  local row = line:gsub("(`+).-%1", ""):gsub("%$%S[^$]*%S%$", "")
    :gsub("\\.", ""):match("^%s*(.-)%s*$")
  if not row:find("|", 1, true) then return 0 end
  local _, bars = row:gsub("^|", ""):gsub("|$", ""):gsub("|", "")
  return bars + 1
end

-- Pandoc drops the cells that a rule line has no column for.
local function check_row(scan, line)
  local count = cells(line)
  if count > 0 and line:match("^[%s|:-]*%-[%s|:-]*$") then
    scan.columns = count
    count = cells(previous_line(scan))
  elseif count == 0 then
    scan.columns = nil
  end
  if scan.columns and count ~= scan.columns then
    fail(place(scan), "this table has a row of " .. count
      .. " cells over or under a rule line of " .. scan.columns)
  end
end

local function plain_line(scan, line)
  local within = scan.within
  scan.within = nil
  local ticks, info = line:match("^(```+)%s*([^`]-)%s*$")
  if not ticks then ticks, info = line:match("^(~~~+)%s*(.-)%s*$") end
  if ticks then return open_fence(scan, ticks, info) end
  local colons
  colons, info = line:match("^(:::+)%s*(.-)%s*:*$")
  if colons and info ~= "" then return open_div(scan, colons, info) end
  if colons then
    table.remove(scan.divs)
    return line
  end
  if line:match("^#+%s") then return heading(scan, line) end
  scan.within = within
  check_list(scan, line)
  check_row(scan, line)
  note_footnotes(scan, line)
  return line
end

local function scan_line(scan)
  if scan.text.chunk_at[scan.at] then
    scan.within, scan.columns = nil, nil
    return 4
  end
  local line = scan.text.lines[scan.at]
  if scan.fence then
    close_fence(scan, line)
  else
    scan.text.lines[scan.at] = plain_line(scan, line)
  end
  return 1
end

local function check_notes(scan)
  for name, at in pairs(scan.note_uses) do
    if not scan.notes[name] then
      fail(at, "no footnote is called [^" .. name .. "]")
    end
  end
  for name, at in pairs(scan.notes) do
    if not scan.note_uses[name] then
      fail(at, "nothing refers to the footnote [^" .. name .. "]")
    end
  end
end

-- The Markdown of a chapter's parts: a table with .source (the string),
-- .chunks, :quote_of(codepoint) and :place_of(text).
function prose.of(parts)
  local text = assemble(parts)
  local scan = { text = text, at = 1, divs = {}, notes = {}, note_uses = {} }
  while scan.at <= #text.lines do scan.at = scan.at + (fail.try(scan_line, scan) or 1) end
  fail.try(check_notes, scan)
  text.source = table.concat(text.lines, "\n") .. "\n"
  return text
end

return prose
