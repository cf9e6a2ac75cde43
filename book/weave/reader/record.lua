-- record.lua: recorded benchmarks, book/measurements/FILE.json, which the harness
-- writes; by clang they are in FILE.clang.json.
--
--   record.read(attributes)   the group of a block's file, for each of its compilers
--       { compiler = "gcc 12.2.0", data, rows }; a row is a result as the harness
--       wrote it, with its label. A chapter gets the rows of its own cases and of
--       those of chapters before it.

local fail = require "reader.fail"
local json = require "reader.json"
local read_whole = require "reader.read-whole"

local FOLDER = "book/measurements/"
local ENDINGS = { gcc = ".json", clang = ".clang.json" }

local record = {}

local function load(path, src)
  local text = read_whole(path)
  if not text then
    fail(src, "there is no measurement " .. path .. ": run `make bench`")
  end
  local data, at = json(text)
  if at then fail(src, path .. " is not JSON at its byte " .. at) end
  if type(data) ~= "table" then
    fail(src, path .. " holds no JSON object")
  end
  for _, key in ipairs { "processor", "compiler", "flags", "date" } do
    if type(data[key]) ~= "string" or not data[key]:find("%S") then
      fail(src, path .. " lacks \"" .. key .. "\"")
    end
  end
  if type(data.results) ~= "table" then
    fail(src, path .. " lacks \"results\"")
  end
  return data
end

local ROW = { "name", "kind", "unit", "items", "median", "low", "high" }

local function check_row(row, path, src)
  for _, key in ipairs(ROW) do
    if not row[key] then
      fail(src, "a result in " .. path .. " lacks \"" .. key .. "\"")
    end
  end
  for _, key in ipairs { "median", "low", "high" } do
    local time = row[key]
    if type(time) ~= "number" or not (time >= 0 and time < 1e12) then
      fail(src, "a " .. key .. " in " .. path .. " is not a time: "
        .. tostring(time))
    end
  end
  if row.median == 0 then
    fail(src, "a median in " .. path .. " is not a time: 0")
  end
end

-- The number of the chapter that a block stands in; an appendix shows everything.
local function chapter_of(src)
  local number = tonumber((src:match("(%d+)%-[^/]*$")))
  return number and number > 0 and number or math.huge
end

local function label_of(row)
  return (row.at or 0) > 0 and row.name .. ", " .. record.size(row.at) or row.name
end

local function rows_of_group(data, group, path, src)
  local rows, there = {}, false
  for _, row in ipairs(data.results) do
    if type(row) == "table" and row.group == group then
      check_row(row, path, src)
      there = true
      row.label = label_of(row)
      if (row.chapter or 0) <= chapter_of(src) then table.insert(rows, row) end
    end
  end
  if not there then fail(src, path .. " has no group ‹" .. group .. "›") end
  if #rows == 0 then
    fail(src, "all of the group ‹" .. group .. "› in " .. path
      .. " belongs to later chapters")
  end
  return rows
end

-- gcc calls itself so, and clang has the name of who packed it before its own.
local function short_name(compiler)
  local version = compiler:match("[Cc]lang%D*([%d.]+)")
  return version and "clang " .. version or compiler
end

local function compilers_of(attributes)
  local names, met = {}, {}
  for name in (attributes.compilers or "gcc"):gmatch("%S+") do
    if not ENDINGS[name] or met[name] then
      fail(attributes.src, "compilers= names gcc, clang or both, not "
        .. attributes.compilers)
    end
    met[name] = true
    table.insert(names, name)
  end
  if #names == 0 then fail(attributes.src, "compilers= names no compiler") end
  return names
end

-- Of the rows of a group those that rows= names, in its order.
local function named(rows, names, path, src)
  if not names then return rows end
  local chosen = {}
  for name in names:gmatch("[^;]+") do
    name = name:match("^%s*(.-)%s*$")
    table.insert(chosen, record.row(rows, name) or fail(src,
      path .. " has no result ‹" .. name .. "› in this group"))
  end
  return chosen
end

function record.read(attributes)
  local src, records = attributes.src, {}
  for _, name in ipairs(compilers_of(attributes)) do
    local path = FOLDER .. attributes.file .. ENDINGS[name]
    local data = load(path, src)
    local rows = rows_of_group(data, attributes.group, path, src)
    table.insert(records, { compiler = short_name(data.compiler), data = data,
      path = path, rows = named(rows, attributes.rows, path, src) })
  end
  return records
end

-- The row with this label, and of this kind if one is given.
function record.row(rows, label, kind)
  for _, row in ipairs(rows) do
    if row.label == label and (not kind or row.kind == kind) then return row end
  end
end

-- What a block asks to compare rows of a kind with; nil if it does not. Of the same
-- kind, if the base was measured so.
function record.base(one, attributes, kind)
  if not attributes.base then return nil end
  return record.row(one.rows, attributes.base, kind)
    or record.row(one.rows, attributes.base) or fail(attributes.src,
    one.path .. " has no result ‹" .. attributes.base .. "› in this group")
end

-- How a row stands to its base, in words: "1.3× as fast", "41× as slow".
function record.times(row, base)
  if row == base then return "base" end
  local ratio = base.median / row.median
  local word = ratio > 1 and "fast" or "slow"
  if ratio < 1 then ratio = 1 / ratio end
  if ratio < 1.05 then return "as fast" end
  return string.format(ratio < 9.95 and "%.1f× as %s" or "%.0f× as %s", ratio, word)
end

-- What the rows of all records have for a key, each once, in their order.
function record.distinct(records, key)
  local values, met = {}, {}
  for _, one in ipairs(records) do
    for _, row in ipairs(one.rows) do
      if not met[row[key]] then
        met[row[key]] = true
        table.insert(values, row[key])
      end
    end
  end
  return values
end

-- Three digits that count, never an exponent.
function record.number(value)
  local decimals = value >= 99.95 and 0 or value >= 9.995 and 1
    or value >= 0.0995 and 2 or 4
  return (string.format("%." .. decimals .. "f", value))
end

function record.spread(row)
  return record.number(row.low) .. "–" .. record.number(row.high)
end

-- 4096 is 4K, and 5000 is 5000.
function record.size(value)
  for _, unit in ipairs { { "G", 1 << 30 }, { "M", 1 << 20 }, { "K", 1 << 10 } } do
    if value >= unit[2] and value % unit[2] == 0 then
      return string.format("%d%s", value // unit[2], unit[1])
    end
  end
  return string.format("%d", value)
end

-- On what and how it was measured.
function record.provenance(records)
  local how = table.concat(record.distinct(records, "kind"), " and ")
  how = how:gsub("^%l", string.upper)
  local row = records[1].rows[1]
  if row.samples then how = how .. ", " .. #row.samples .. (#row.samples == 1 and " sample" or " samples") end
  if #record.distinct(records, "items") == 1 and row.items > 1 then
    how = string.format("%s, %d items each", how, row.items)
  end
  local sentences = { how }
  for _, one in ipairs(records) do
    local data = one.data
    table.insert(sentences, string.format("%s, %s with %s, %s", data.processor,
      data.compiler, data.flags, data.date))
  end
  local rival = records[1].data.rival
  if rival then table.insert(sentences, "Beside " .. rival) end
  return table.concat(sentences, ". ") .. "."
end

return record
