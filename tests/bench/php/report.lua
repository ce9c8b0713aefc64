-- One line of JSON about a run of wrk; times in microseconds.
done = function(summary, latency)
	local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
	io.write(string.format('{"requests":%d,"bad":%d,"seconds":%.4f,"median":%d,"p95":%d}\n',
		summary.requests, bad, summary.duration / 1e6, latency:percentile(50), latency:percentile(95)))
end
