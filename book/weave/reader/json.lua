-- json.lua: a small JSON reader (pandoc 2.17 has none). Objects and arrays
-- become tables, null becomes nil. Returns the value, or nil and the byte at
-- which the text stops being JSON.

local value -- forward: value(text, at) -> value, next byte

local ESCAPES = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t" }

local function skip(text, at) return text:find("[^ \t\r\n]", at) or #text + 1 end

local function stop(at) error({ at = at }, 0) end

local function expect(text, at, pattern)
  local _, last, found = text:find("^(" .. pattern .. ")", at)
  if not last then stop(at) end
  return found, last + 1
end

local function unescape(code)
  local hex = code:match("^u(%x%x%x%x)$")
  return hex and utf8.char(tonumber(hex, 16)) or ESCAPES[code] or code
end

local function string_at(text, at)
  local parts = {}
  at = at + 1
  while true do
    local plain, escape
    plain, at = expect(text, at, '[^"\\%c]*')
    table.insert(parts, plain)
    if text:sub(at, at) == '"' then return table.concat(parts), at + 1 end
    escape, at = expect(text, at, text:match("^\\u", at)
      and "\\u%x%x%x%x" or '\\["\\/bfnrt]')
    table.insert(parts, unescape(escape:sub(2)))
  end
end

-- Members between brackets, separated by commas; `member` reads one.
local function members(text, at, closing, member)
  at = skip(text, at + 1)
  if text:sub(at, at) == closing then return at + 1 end
  while true do
    at = skip(text, member(skip(text, at)))
    local sign = text:sub(at, at)
    if sign ~= "," and sign ~= closing then stop(at) end
    at = at + 1
    if sign == closing then return at end
  end
end

local function array_at(text, at)
  local result, n = {}, 0
  local after = members(text, at, "]", function(from)
    n = n + 1
    result[n], from = value(text, from)
    return from
  end)
  return result, after
end

local function object_at(text, at)
  local result = {}
  local after = members(text, at, "}", function(from)
    local key, _
    if text:sub(from, from) ~= '"' then stop(from) end
    key, from = string_at(text, from)
    _, from = expect(text, skip(text, from), ":")
    result[key], from = value(text, skip(text, from))
    return from
  end)
  return result, after
end

local WORDS = { ["true"] = true, ["false"] = false }

function value(text, at)
  local sign = text:sub(at, at)
  if sign == "{" then return object_at(text, at) end
  if sign == "[" then return array_at(text, at) end
  if sign == '"' then return string_at(text, at) end
  local word, after = expect(text, at, "[%w.+-]+")
  local number = word:match("^-?%d[%d.eE+-]*$") and tonumber(word)
  if not number and WORDS[word] == nil and word ~= "null" then stop(at) end
  return number or WORDS[word], after
end

return function(text)
  local ok, result, after = pcall(value, text, skip(text, 1))
  if ok and skip(text, after) <= #text then return nil, after end
  if not ok then return nil, result.at end
  return result
end
