-- fail.lua: how every refusal of the weave looks. One sentence on standard
-- error, led by the place it speaks of, no traceback, exit status 1.
return function(place, message)
  io.stderr:write(place, ": ", message, "\n")
  os.exit(1)
end
