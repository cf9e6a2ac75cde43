-- read-whole.lua: the text of a file, or nil if it cannot be read.
return function(path)
  local file = io.open(path)
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text
end
