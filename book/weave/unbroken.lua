-- unbroken.lua: whether a word of the prose may not be broken at its hyphen.
return function(text) return text:find("x86-64", 1, true) ~= nil end
