-- One connection that sends several requests in random order, half of them the first one: each is measured beside
-- the bare one, on the same processes, within hundredths of a second. Prints one line of JSON; times in microseconds.
--
-- Arguments: a number for the order, then one for each request: its path, and after line breaks its headers ("Name: value").
-- Its compiler has crashed in one run of ten. What it saves is the client's time, which is not measured.
jit.off()
local ffi = require("ffi")
ffi.cdef [[
	typedef struct { long seconds; long nanoseconds; } moment;
	int clock_gettime(int clock, moment *now);
]]

local MONOTONIC = 1
local moment = ffi.new("moment")

local function now()
	ffi.C.clock_gettime(MONOTONIC, moment)
	return tonumber(moment.seconds) * 1e6 + tonumber(moment.nanoseconds) / 1e3
end

local threads = {}

setup = function(thread)
	table.insert(threads, thread)
end

init = function(args)
	requests, bad = {}, 0
	math.randomseed(tonumber(args[1]))
	for number = 2, #args do
		local path, lines = args[number]:match("^([^\n]*)\n?(.*)$")
		local headers = {}
		for name, value in lines:gmatch("([^:\n]+): ([^\n]*)") do
			headers[name] = value
		end
		table.insert(requests, wrk.format("GET", path, headers))
		_G["times" .. #requests] = {}
	end
	current = 0
end

request = function()
	-- Never by turns: of two processes each would always get the same kind.
	current = math.random() < 0.5 and 1 or math.random(2, #requests)
	began = now()
	return requests[current]
end

response = function(status)
	table.insert(_G["times" .. current], now() - began)
	if status ~= 200 and status ~= 204 then
		bad = bad + 1
	end
end

local function quantile(sorted, part)
	return sorted[math.max(1, math.ceil(part * #sorted))] or 0
end

-- The mean of the middle half. Two processes may run at two speeds: a median would be now the one's, now the other's.
local function middle(sorted)
	local first, last = math.floor(#sorted / 4) + 1, math.ceil(#sorted * 3 / 4)
	local sum = 0
	for place = first, last do
		sum = sum + sorted[place]
	end
	return sum / math.max(1, last - first + 1)
end

done = function(summary)
	local thread = threads[1]
	local parts = {}
	-- wrk hands over a list, but no list of lists.
	local own = thread:get("times1")
	while own do
		table.sort(own)
		table.insert(parts, string.format('{"requests":%d,"middle":%d,"p95":%d}', #own, middle(own), quantile(own, 0.95)))
		own = thread:get("times" .. #parts + 1)
	end
	local lost = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
	io.write(string.format('{"bad":%d,"found":[%s]}\n', thread:get("bad") + lost, table.concat(parts, ",")))
end
