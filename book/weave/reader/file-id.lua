-- file-id.lua: the id of a file on the page of whole files.
return function(path) return (path:lower():gsub("[^%l%d]+", "-")) end
