import Foundation
import TidyRules

// Checks every Swift source, every stylesheet and every script of the page below the current folder
// against the house rules.
// Exit status 1 when a rule is broken or an exception is stale.

let folders = ["Benchmarks", "Kit", "Apps", "Products", "Tests", "Tools"]
let listPath = "Tools/Tidy/allowed.txt"

// What is built is no source.
func files(_ ending: String, below folder: String) -> [String] {
  guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
  return walk.compactMap { entry in entry as? String }
    .filter { path in path.hasSuffix(ending) && !path.contains(".build") }
    .filter { path in !path.hasPrefix("dist/") && !path.hasPrefix("generated/") }
    .map { path in folder + "/" + path }
}

let swift = folders.flatMap { folder in files(".swift", below: folder) }
let page = files(".css", below: "Web") + files(".js", below: "Web")
let sources = (swift + page).sorted().compactMap { path -> Source? in
  guard let data = FileManager.default.contents(atPath: path) else { return nil }
  return Source(path: path, text: String(decoding: data, as: UTF8.self))
}
let list = FileManager.default.contents(atPath: listPath).map { data in
  String(decoding: data, as: UTF8.self)
}
let allowed = AllowList(list ?? "")
let findings = tidy(sources, allowed: allowed)
for finding in findings { print(finding) }
let stale = allowed.stale(sources)
for entry in stale { print("\(listPath): \(entry.path) is gone, remove its line") }
print("\(sources.count) files, \(findings.count) findings, \(allowed.entries.count) exceptions")
exit(findings.isEmpty && stale.isEmpty && !sources.isEmpty ? 0 : 1)
