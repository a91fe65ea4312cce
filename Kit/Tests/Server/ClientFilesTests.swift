import Foundation
import HTTPTypes
import Server
import TestKit
import Testing

@Suite struct ClientFilesTests {
  private let folder: TemporaryDirectory
  private let site: TestSite

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["assets", "golf"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    let files = [
      "index.html": "<!doctype html>", "golf/index.html": "golf's page",
      "index.html.br": "page in brotli", "sw.js": "worker",
      "assets/client.0123abcd.wasm": "module", "assets/client.0123abcd.wasm.br": "brotli",
      "assets/client.0123abcd.wasm.gz": "gzip", "app.webmanifest": "{}", "notes.abcd.txt": "x",
    ]
    for (name, text) in files {
      try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    let client = try ClientFiles(folder: folder.path, screens: ["", "friends", "golf"])
    #expect(client.isComplete)
    #expect(client.count == 6)
    site = try TestSite(client: client)
  }

  @Test func servesScreens() async throws {
    try await site.test { browser in
      for path in ["/", "/friends", "/friends/", "/friends/list/1?x=1", "/index.html"] {
        let answer = try await browser.get(path)
        #expect(answer.status == 200)
        #expect(answer.text == "<!doctype html>")
        #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
        #expect(answer.header("Cache-Control") == "no-cache")
      }
      let unknown = try await browser.get("/elsewhere", headers: ["Accept": "text/html,*/*"])
      #expect(unknown.status == 404)
      #expect(unknown.text == "<!doctype html>")
      #expect(try await browser.get("/elsewhere").code == "notFound")
      #expect(try await browser.get("/friends", method: .post).status == 405)
      #expect(try await browser.get("/api/friends").code == "notFound")
    }
  }

  @Test func aClientMayHaveAPageOfItsOwn() async throws {
    try await site.test { browser in
      for path in ["/golf", "/golf/rounds/1"] {
        let answer = try await browser.get(path)
        #expect(answer.status == 200 && answer.text == "golf's page")
      }
    }
  }

  @Test func theLongestFolderThatAnAddressBeginsWithHasItsPage() async throws {
    let folder = try TemporaryDirectory()
    for (name, text) in [
      "": "home", "entrance": "entrance", "account": "account", "account/sign-in": "entrance",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
      try text.write(
        toFile: folder.file(name + "/index.html"), atomically: true, encoding: .utf8)
    }
    let site = try TestSite(
      client: ClientFiles(folder: folder.path, screens: ["", "account", "friends"]))
    let token = String(repeating: "a", count: 2 * SessionToken.length)
    let pages = [
      ("/account/sign-in", "entrance"), ("/account/sign-in/step", "entrance"),
      ("/account", "account"), ("/account/security", "account"), ("/friends", "home"),
    ]
    try await site.test { browser in
      for (path, page) in pages { #expect(try await browser.get(path).text == page, "\(path)") }
      // The first page is the entrance's for whoever has no session.
      let first = try await browser.get("/")
      #expect(first.text == "entrance" && first.header("Vary") == "Accept-Encoding, Cookie")
      #expect(try await browser.get("/", headers: ["Cookie": "fieldday-dev=x"]).text == "entrance")
      let known = try await browser.get("/", headers: ["Cookie": "fieldday-dev=\(token)"])
      #expect(known.text == "home")
    }
  }

  @Test func servesFilesWithTypesAndCaching() async throws {
    try await site.test { browser in
      let module = try await browser.get("/assets/client.0123abcd.wasm")
      #expect(module.text == "module")
      #expect(module.header("Content-Type") == "application/wasm")
      #expect(module.header("Cache-Control") == "public, max-age=31536000, immutable")
      #expect(module.header("Vary") == "Accept-Encoding")
      let worker = try await browser.get("/sw.js")
      #expect(worker.header("Content-Type") == "text/javascript; charset=utf-8")
      #expect(worker.header("Cache-Control") == "no-cache")
      let manifest = try await browser.get("/app.webmanifest")
      #expect(manifest.header("Content-Type") == "application/manifest+json")
      #expect(try await browser.get("/notes.abcd.txt").header("Cache-Control") == "no-cache")
    }
  }

  @Test(arguments: [
    ("br, gzip", "brotli", "br"), ("gzip", "gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip", "gzip"),
    ("deflate", "module", nil), ("identity", "module", nil), ("GZIP", "gzip", "gzip"),
  ])
  func servesWhatIsAccepted(accepted: String, text: String, coding: String?) async throws {
    try await site.test { browser in
      let answer = try await browser.get(
        "/assets/client.0123abcd.wasm", headers: ["Accept-Encoding": accepted])
      #expect(answer.text == text)
      #expect(answer.header("Content-Encoding") == coding)
      #expect(answer.header("Content-Type") == "application/wasm")
    }
  }

  @Test func answersConditionalAndHeadRequests() async throws {
    try await site.test { browser in
      let first = try await browser.get("/sw.js")
      let etag = try #require(first.header("ETag"))
      for value in [etag, "W/" + etag, "\"other\", " + etag, "*"] {
        let again = try await browser.get("/sw.js", headers: ["If-None-Match": value])
        #expect(again.status == 304)
        #expect(again.text.isEmpty)
        #expect(again.header("ETag") == etag)
      }
      let changed = try await browser.get("/sw.js", headers: ["If-None-Match": "\"other\""])
      #expect(changed.status == 200)
      let coded = try await browser.get("/", headers: ["Accept-Encoding": "br"])
      #expect(coded.header("ETag") != (try await browser.get("/")).header("ETag"))
      let head = try await browser.get("/sw.js", method: .head)
      #expect(head.status == 200)
      #expect(head.text.isEmpty)
      #expect(head.header("Content-Length") == "6")
    }
  }

  @Test(arguments: [
    "/../secret", "/..%2fsecret", "/%2e%2e/secret", "/assets/../../secret", "//etc/passwd",
    "/assets", "/index.html/", "/sw.js.br", "/assets/client.0123abcd.wasm.gz", "/.//sw.js",
    "/sw.js%00", "/\\..\\secret",
  ])
  func servesNothingElse(path: String) async throws {
    try await site.test { browser in
      let answer = try await browser.get(path)
      #expect(answer.status == 404)
    }
  }

  @Test func anotherSpellingOfTheInterfaceIsNoScreen() async throws {
    try await site.test { browser in
      let answer = try await browser.get("//api/nothing", method: .post)
      #expect(answer.status == 404)
    }
  }
}
