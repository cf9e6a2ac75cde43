-- checks.lua: refuses what pandoc reads without complaint, but not as it was
-- meant: left-over syntax, citations of nothing, images that are not there.

local fail = require "fail"
local read_whole = require "read-whole"

local BIBLIOGRAPHY = "book/references.bib"

local LEFT_OVERS = {
  ["^:::"] = "a ::: that opens or closes nothing: give it a line of its own "
    .. "between blank lines",
  ["^```"] = "a fence that does not begin its line",
  ["^<!"] = "an HTML comment would be printed",
  ["^{[#.]"] = "attributes that belong to nothing",
  ["^%(#"] = "a link that is none: the text of a link does not end in [[..]]",
}

-- The place is found by the text up to its first typographic sign, which the
-- source may spell otherwise.
local function check_string(chapter, str)
  for pattern, message in pairs(LEFT_OVERS) do
    if str.text:find(pattern) then
      fail(chapter.text:place_of(str.text:match("^[\1-\127]*")),
        message .. " (" .. str.text .. ")")
    end
  end
end

local function cited_keys()
  local keys = {}
  for key in (read_whole(BIBLIOGRAPHY) or ""):gmatch("@%a+%s*{%s*([^,%s]+)") do
    keys[key] = true
  end
  return keys
end

local function check_cite(chapter, cite)
  chapter.keys = chapter.keys or cited_keys()
  for _, citation in ipairs(cite.citations) do
    local id = citation.id
    local at = chapter.text:place_of('source="' .. id)
    if at == chapter.text.places[1] then
      at = chapter.text:place_of("@" .. id)
    end
    if citation.mode == "AuthorInText" then
      fail(at, "@" .. id .. " reads as a citation: write `@" .. id
        .. "` in backticks, or cite [@" .. id .. "]")
    elseif not chapter.keys[id] then
      fail(at, BIBLIOGRAPHY .. " has no entry " .. id)
    end
  end
end

local function check_image(chapter, path, alt)
  if not path:match("^book/images/") then
    fail(chapter.text:place_of(path), "the image " .. path
      .. " is not in book/images/, and pages fetch nothing")
  elseif not read_whole(path) then
    fail(chapter.text:place_of(path), "there is no image " .. path)
  elseif alt == "" then
    fail(chapter.text:place_of(path), "the image " .. path
      .. " needs a text alternative: ![what it shows](...)")
  end
end

-- The walk that checks the blocks of a chapter; it changes nothing.
return function(chapter)
  return {
    Str = function(str) check_string(chapter, str) end,
    Cite = function(cite) check_cite(chapter, cite) end,
    Image = function(image)
      check_image(chapter, image.src, pandoc.utils.stringify(image.caption))
    end,
    Span = function(span)
      fail(chapter.text:place_of("]{"), "the book has no spans: "
        .. pandoc.utils.stringify(span))
    end,
    RawInline = function(raw)
      fail(chapter.text:place_of(raw.text),
        "raw " .. raw.format .. " would reach one form of the book only")
    end,
    Div = function(block)
      if block.classes[1] == "image" then
        check_image(chapter, block.attributes.path, block.attributes.alt)
      end
    end,
  }
end
