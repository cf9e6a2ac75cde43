-- measured.lua: a table of one group of a recorded benchmark (record.lua), and a
-- line that says on what it was measured.

local record = require "record"
local tables = require "tables"

local number = record.number

local function times(row, base)
  return row == base and "1" or number(base.median / row.median)
end

-- One compiler: how far its samples lie apart is told as well.
local function with_spread(one, base)
  local head = { "Variant", "Median, " .. one.rows[1].unit,
    "10th–90th percentile" }
  if base then
    table.insert(head, "Times as fast as " .. base.label)
  end
  local body = {}
  for i, row in ipairs(one.rows) do
    body[i] = { row.label, number(row.median), record.spread(row) }
    if base then table.insert(body[i], times(row, base)) end
  end
  return head, body
end

-- Several: a column each for the median, and another if there is a base.
local function side_by_side(records, bases)
  local head, body = { "Variant" }, {}
  for i, one in ipairs(records) do
    table.insert(head, one.compiler .. ", " .. one.rows[1].unit)
    if bases[i] then table.insert(head, "× " .. bases[i].label) end
  end
  for at, first in ipairs(records[1].rows) do
    body[at] = { first.label }
    for i, one in ipairs(records) do
      local row = record.row(one.rows, first.label, first.kind)
      table.insert(body[at], row and number(row.median) or "–")
      if bases[i] then
        table.insert(body[at], row and times(row, bases[i]) or "–")
      end
    end
  end
  return head, body
end

-- The blocks that fill a .measured block with these attributes.
return function(attributes)
  local records, bases = record.read(attributes), {}
  for i, one in ipairs(records) do
    bases[i] = attributes.base and record.base(one, attributes) or nil
  end
  local head, body
  if #records == 1 then
    head, body = with_spread(records[1], bases[1])
  else
    head, body = side_by_side(records, bases)
  end
  local note = pandoc.Plain(tables.words(record.provenance(records)))
  return { tables.plain(head, body, { "AlignLeft", "AlignRight", "AlignRight",
    "AlignRight", "AlignRight" }),
    pandoc.Div({ note }, pandoc.Attr("", { "provenance" })) }
end
