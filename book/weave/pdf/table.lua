-- pdf/table.lua: columns of tables for the PDF edition. Pandoc sets the cells of a
-- table of Markdown on one line each, however long; a table that is too wide for
-- the page gets columns that wrap.
--
--   local fitted = require("pdf.table").fit(block)
--   require("pdf.table").lines(fitted)   how many lines its body takes, about

local stringify = pandoc.utils.stringify

-- How many letters fit on a line of a table.
local TABLE_LINE = 74

local function cell_width(cell)
  local blocks = cell.contents or cell.content
  return utf8.len(stringify(pandoc.Div(blocks))) or 0
end

local function widest_cells(block)
  local widths = {}
  local function measure(rows)
    for _, row in ipairs(rows) do
      for i, cell in ipairs(row.cells) do
        widths[i] = math.max(widths[i] or 1, cell_width(cell) + 2)
      end
    end
  end
  measure(block.head.rows)
  for _, body in ipairs(block.bodies) do measure(body.body) end
  return widths
end

local function sum(list, from_width)
  local total, columns = 0, 0
  for _, width in ipairs(list) do
    if width > from_width then total, columns = total + width, columns + 1 end
  end
  return total, columns
end

-- The width up to which a column keeps its own, so that the others share what those leave.
local function fair_share(widths)
  local share, before = TABLE_LINE / #widths, 0
  while share > before do
    local wide, columns = sum(widths, share)
    before, share = share, (TABLE_LINE - (sum(widths, 0) - wide)) / columns
  end
  return before
end

local fitted = {}

-- The table, with widths for its columns if it is too wide for the page.
function fitted.fit(block)
  local widths = widest_cells(block)
  local total = sum(widths, 0)
  if total <= TABLE_LINE then return block end
  local share = fair_share(widths)
  local wide = sum(widths, share)
  local room = TABLE_LINE - (total - wide)
  local columns = block.colspecs
  for i, width in ipairs(widths) do
    if width > share then width = width * room / wide end
    columns[i] = { columns[i][1], width / TABLE_LINE }
  end
  block.colspecs = columns
  return block
end

local function lines_of_row(row, columns)
  local most = 1
  for i, cell in ipairs(row.cells) do
    local share = columns[i][2]
    if type(share) == "number" and share > 0 then
      most = math.max(most, math.ceil(cell_width(cell) / (share * TABLE_LINE)))
    end
  end
  return most
end

function fitted.lines(block)
  local total = 0
  for _, row in ipairs(block.bodies[1].body) do
    total = total + lines_of_row(row, block.colspecs)
  end
  return total
end

return fitted
