-- html/answers.lua: the page that lists all answers, made of its headings: those of
-- the chapters lead to the pages of their answers, and under each are links to the
-- answers. All answers once stood on this page, so the links have their ids, and
-- lead-on.js takes whoever comes by an old link on to the place where it is now.

local places = require "html.places"

local INTRODUCTION = "The answers to each chapter’s exercises have a page of their own."

local function page_with_slug(slug)
  for _, page in ipairs(places.answers) do
    if page.slug == slug then return page end
  end
end

local function heading(header, page)
  return pandoc.Header(2, { pandoc.Link(places.title(page), page.slug .. ".html") },
    pandoc.Attr(header.identifier, { "leading" }))
end

local function item(header, page)
  local link = pandoc.Link(header.content, page.slug .. ".html#" .. header.identifier,
    "", pandoc.Attr(header.identifier))
  return { pandoc.Plain { link } }
end

local function is_header(block) return block.t == "Header" end

return function(blocks)
  local result = pandoc.Blocks { blocks[1], pandoc.Para(pandoc.Str(INTRODUCTION)) }
  local page
  for _, header in ipairs(blocks:filter(is_header)) do
    if header.level == 2 then
      page = page_with_slug(header.identifier)
      result:insert(heading(header, page))
      result:insert(pandoc.BulletList {})
    elseif header.level == 3 then
      result[#result].content:insert(item(header, page))
    end
  end
  return result
end
