-- element.lua: attributes and divs of pandoc, from lists of { key, value }.

local element = {}

-- A value that is a list becomes one item a line; nil and an empty list leave
-- the attribute out. (pandoc orders attributes only if they come as a list.)
function element.attr(id, classes, pairs_of_values)
  local list = {}
  for _, pair in ipairs(pairs_of_values) do
    local value = pair[2]
    if type(value) == "table" then
      value = #value > 0 and table.concat(value, "\n") or nil
    end
    if value then table.insert(list, { pair[1], tostring(value) }) end
  end
  return pandoc.Attr(id, classes, list)
end

function element.div(class, blocks, pairs_of_values)
  return pandoc.Div(blocks, element.attr("", { class }, pairs_of_values or {}))
end

return element
