-- fail.lua: how every refusal of the weave looks: one sentence on standard error, led
-- by the place it speaks of, no traceback, exit status 1.
--
--   fail(place, message)   ends the run; inside of what is tried, only that
--   fail.try(f, ...)       what f returns; nil, if something in it was refused
--   fail.tried(filter)     the filter with each of its functions tried
--   fail.finish()          ends the run if anything was refused

local fail = {}
local trying, leaving, refused = false, false, false

local function refuse(_, place, message)
  io.stderr:write(place .. ": " .. message .. "\n") -- at once: others write there as well
  refused = true
  if not trying then os.exit(1) end
  leaving = true
  error("refused", 0)
end

-- (On its way through pandoc an error becomes another value.)
local function result(ok, ...)
  trying = false
  if ok then return ... end
  if not leaving then error(..., 0) end
  leaving = false
end

function fail.try(f, ...)
  trying = true
  return result(pcall(f, ...))
end

function fail.tried(filter)
  for name, f in pairs(filter) do
    if type(f) == "function" then
      filter[name] = function(node) return fail.try(f, node) end
    end
  end
  return filter
end

function fail.finish()
  if refused then os.exit(1) end
end

return setmetatable(fail, { __call = refuse })
