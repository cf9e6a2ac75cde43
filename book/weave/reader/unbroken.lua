-- unbroken.lua: whether a word of the prose may not be broken at its hyphen: x86-64,
-- an option, a date.
return function(text)
  return text:find("x86-64", 1, true) ~= nil or text:match("^%-%w") ~= nil
    or text:match("^%d+%-%d%d%-%d%d") ~= nil
end
