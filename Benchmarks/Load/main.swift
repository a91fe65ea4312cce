import Glibc

// A load generator that knows neither server: clients that send one request, wait for its answer,
// and send the next.
//
//   load --port 8080 --clients 64 --seconds 4 --path /p --each people
//     --header 'Cookie: {1}' --body '{"id":"{id}"}'
//
// `--each` names a file with a line for each client; its fields, apart by tabs, are `{1}`, `{2}`, …
// in headers and body. In a body `{n}` is the client's count from 1, `{client}` an id of the
// client, `{id}` an id of the request, `{last}` the id of the request before in quotes or null,
// `{fresh}` a new id each time, `{at}` the time in milliseconds. `--requests` is the most requests
// of one client, `--method` another one than POST. `--items` names a file with a line for each
// request, which whoever is next takes; its fields are `{i1}`, `{i2}`, … in headers and body, and
// the end of the file is the end. Prints one line of JSON, latencies in microseconds.

let options = Options(Array(CommandLine.arguments.dropFirst()))
guard options.int("port", 0) > 0, !options.text("path").isEmpty else {
  complain("usage: load --port N --path /p [--clients N] [--seconds N] [--header H] [--body B] …")
  exit(2)
}
do throws(LoadFailure) {
  var run = try Run(options)
  run.go()
  print(run.report)
} catch {
  complain(error.words)
  exit(1)
}
