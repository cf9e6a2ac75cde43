-- plot.lua: what a benchmark has recorded (record.lua), drawn by gnuplot.
--
--   {.plot file="05-bit-scans" group="lsb" compilers="gcc clang" base="loop"}
--   {.plot file="04-arrays" group="unpack" kind="curve" scale="log" axis="bytes"}
--
-- bars (the kind if none is given): a row for each variant, and in it a bar for
-- each compiler and each of throughput and latency; curve: a line for each of
-- these, over the sizes at which the cases were measured. Beside the drawing there
-- are all numbers as a table, and on what they were measured.

local record = require "reader.record"
local tables = require "reader.tables"

local KINDS = { bars = require "figures.plot-bars",
  curve = require "figures.plot-curve" }

local function kind_of(attributes, refuse)
  local kind = attributes.kind or "bars"
  return KINDS[kind] or refuse('kind="' .. kind .. '" is neither bars nor curve')
end

-- A series for each compiler and kind, named as far as there are several.
local function series_of(records)
  local kinds, series = record.distinct(records, "kind"), {}
  for _, one in ipairs(records) do
    for _, kind in ipairs(kinds) do
      local words = {}
      if #records > 1 then table.insert(words, one.compiler) end
      if #kinds > 1 then table.insert(words, kind) end
      table.insert(series, { label = table.concat(words, ", "), record = one,
        kind = kind })
    end
  end
  return series
end

local function read(attributes, refuse)
  local records = record.read(attributes)
  if #record.distinct(records, "unit") > 1 then
    refuse("a plot has one unit, and ‹" .. attributes.group .. "› has "
      .. table.concat(record.distinct(records, "unit"), ", "))
  end
  return { records = records, series = series_of(records),
    unit = records[1].rows[1].unit, attributes = attributes, refuse = refuse }
end

local LETTER = 7.2 -- the width of each

-- Nothing is wider than a telephone.
local function check_width(drawing, refuse)
  for _, shape in ipairs(drawing.shapes) do
    local text = shape["text-anchor"] == "start" and shape.content
    if text and shape.x + utf8.len(text) * LETTER > drawing.width then
      refuse("there is no room in a plot for ‹" .. text .. "›")
    end
  end
end

local function draw(attributes, refuse)
  local kind = kind_of(attributes, refuse)
  local drawing = kind.draw(read(attributes, refuse))
  check_width(drawing, refuse)
  return drawing
end

-- The numbers, and on what they were measured.
local function blocks(attributes, refuse)
  local kind = kind_of(attributes, refuse)
  local plot = read(attributes, refuse)
  local head, body = kind.numbers(plot)
  local alignments = { "AlignLeft" }
  for _ = 2, #head do table.insert(alignments, "AlignRight") end
  local note = pandoc.Plain(tables.words(record.provenance(plot.records)))
  return {
    pandoc.Div({ tables.plain(head, body, alignments) }, pandoc.Attr("", { "numbers" })),
    pandoc.Div({ note }, pandoc.Attr("", { "provenance" })) }
end

return { attributes = { file = true, group = true, compilers = false, kind = false,
  base = false, scale = false, axis = false }, draw = draw, blocks = blocks }
