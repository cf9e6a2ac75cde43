-- measured.lua: a table of one group of a recorded benchmark (record.lua), and a
-- line that says on what it was measured.

local record = require "reader.record"
local tables = require "reader.tables"

local number = record.number

-- Throughput and latency of one variant are told apart.
local function title(one, row)
  for _, other in ipairs(one.rows) do
    if other.label == row.label and other.kind ~= row.kind then
      return row.label .. ", " .. row.kind
    end
  end
  return row.label
end

local function times(one, attributes, row)
  return record.times(row, record.base(one, attributes, row.kind))
end

-- One compiler: how far its samples lie apart is told as well.
local function with_spread(one, attributes)
  local head = { "Variant", "Median, " .. one.rows[1].unit,
    "10th–90th percentile" }
  if attributes.base then
    table.insert(head, "Against " .. attributes.base)
  end
  local body = {}
  for i, row in ipairs(one.rows) do
    body[i] = { title(one, row), number(row.median), record.spread(row) }
    if attributes.base then
      table.insert(body[i], times(one, attributes, row))
    end
  end
  return head, body
end

-- Several: a column each for the median, and another if there is a base.
local function side_by_side(records, attributes)
  local units = table.concat(record.distinct(records, "unit"), ", ")
  local head, body = { "Variant, " .. units }, {}
  for _, one in ipairs(records) do
    table.insert(head, one.compiler)
    if attributes.base then table.insert(head, "Against " .. attributes.base) end
  end
  for at, first in ipairs(records[1].rows) do
    body[at] = { title(records[1], first) }
    for _, one in ipairs(records) do
      local row = record.row(one.rows, first.label, first.kind)
      table.insert(body[at], row and number(row.median) or "–")
      if attributes.base then
        table.insert(body[at], row and times(one, attributes, row) or "–")
      end
    end
  end
  return head, body
end

-- The blocks that fill a .measured block with these attributes.
return function(attributes)
  local records = record.read(attributes)
  local head, body
  if #records == 1 then
    head, body = with_spread(records[1], attributes)
  else
    head, body = side_by_side(records, attributes)
  end
  local note = pandoc.Plain(tables.words(record.provenance(records)))
  return { tables.plain(head, body, { "AlignLeft", "AlignRight", "AlignRight",
    "AlignRight", "AlignRight" }),
    pandoc.Div({ note }, pandoc.Attr("", { "provenance" })) }
end
