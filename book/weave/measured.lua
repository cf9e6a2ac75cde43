-- measured.lua: a table of one group of a recorded benchmark, and a line that
-- says on what it was measured. Reads book/measurements/FILE.json, which the
-- benchmark harness writes.

local fail = require "fail"
local json = require "json"
local read_whole = require "read-whole"
local tables = require "tables"

local FOLDER = "book/measurements/"

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

local function rows_of_group(data, group, path, src)
  local rows = {}
  if type(data.results) ~= "table" then
    fail(src, path .. " lacks \"results\"")
  end
  for _, row in ipairs(data.results) do
    if type(row) == "table" and row.group == group then
      check_row(row, path, src)
      table.insert(rows, row)
    end
  end
  if #rows == 0 then fail(src, path .. " has no group ‹" .. group .. "›") end
  return rows
end

local function row_called(rows, name, path, src)
  for _, row in ipairs(rows) do
    if row.name == name then return row end
  end
  fail(src, path .. " has no result ‹" .. name .. "› in this group")
end

-- Three digits that count, never an exponent.
local function number(value)
  local decimals = value >= 99.95 and 0 or value >= 9.995 and 1
    or value >= 0.0995 and 2 or 4
  return (string.format("%." .. decimals .. "f", value))
end

local function cells(row, base)
  local result = { row.name, number(row.median),
    number(row.low) .. "–" .. number(row.high) }
  if base then
    local ratio = base.median / row.median
    table.insert(result, row == base and "1" or number(ratio))
  end
  return result
end

local function table_of(rows, base)
  local head = { "Variant", "Median, " .. rows[1].unit, "10th–90th percentile" }
  if base then
    table.insert(head, "Times as fast as " .. base.name)
  end
  local body = {}
  for i, row in ipairs(rows) do body[i] = cells(row, base) end
  return tables.plain(head, body, { "AlignLeft", "AlignRight", "AlignRight",
    "AlignRight" })
end

local function provenance(data, row)
  local how = row.kind:gsub("^%l", string.upper)
  if row.samples then how = how .. ", " .. #row.samples .. " samples" end
  return string.format("%s, %s items each. %s, %s with %s, %s.", how, row.items,
    data.processor, data.compiler, data.flags, data.date)
end

-- The blocks that fill a .measured block with these attributes.
return function(attributes)
  local src, path = attributes.src, FOLDER .. attributes.file .. ".json"
  local data = load(path, src)
  for _, key in ipairs { "processor", "compiler", "flags", "date" } do
    if type(data[key]) ~= "string" or not data[key]:find("%S") then
      fail(src, path .. " lacks \"" .. key .. "\"")
    end
  end
  local rows = rows_of_group(data, attributes.group, path, src)
  local base = attributes.base
    and row_called(rows, attributes.base, path, src)
  local note = pandoc.Plain(tables.words(provenance(data, rows[1])))
  return { table_of(rows, base),
    pandoc.Div({ note }, pandoc.Attr("", { "provenance" })) }
end
