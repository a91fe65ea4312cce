import Core
import Foundation
import View

/// A feature that asks for one thing, chosen by the size of the text.
enum Asking: RootFeature {
  typealias State = Int
  typealias Action = Void

  static let launched: Void = ()
  static func launch(_ launch: Launch) -> Int { launch.textPercent }
  static func action(for signal: HostSignal) {}
  static func address(_ state: Int) -> String { "/a?x=1" }
  static func look(_ state: Int) -> DocumentLook? { nil }
  static func view(_ state: Int) -> Node<Void> { .empty }
  static func reduce(_ state: inout Int, _: Void, _ moment: Moment) -> [Effect<Void, Never>] {
    [.tell(requests[state].0)]
  }

  /// Every request, and how the host reads it.
  static let requests = plain + bytes

  private static let plain: [(HostRequest, String)] = [
    (
      .http(HTTPExchange(method: "POST", path: "/api/push", body: "{\"a\":1}", timeout: 9)),
      #""http","POST","/api/push",9,"{\"a\":1}""#
    ),
    (.http(HTTPExchange(method: "GET", path: "/api/me")), #""http","GET","/api/me",15000"#),
    (
      .store(
        StoreWrite(
          database: "d",
          operations: [
            .put(table: "t", key: "k", value: "v"), .delete(table: "t", key: "k"),
            .clear(table: "t"),
          ])),
      #""store","d",[["t","k","v"],["t","k"],["t"]]"#
    ),
    (.load(database: "d", .all), #""load","d""#),
    (.load(database: "d", .from(volume: "b.2")), #""load","d","b.2""#),
    (.load(database: "d", .volumes(first: "b.1", last: "b.2")), #""load","d","b.1","b.2""#),
    (.erase(database: "d"), #""erase","d""#),
    (.timer(key: "k", milliseconds: 1_500), #""timer","k",1500"#),
    (.listen(path: "/api/changes"), #""listen","/api/changes""#),
    (.unlisten, #""unlisten""#),
    (.elect(lock: "l"), #""elect","l""#),
    (.broadcast("m"), #""broadcast","m""#),
    (.open(url: "tel:1"), #""open","tel:1""#),
    (.focus(elementID: "e"), #""focus","e""#),
    (.scroll(elementID: "e", top: -4), #""scroll","e",-4"#),
    (.pickFile(accept: ".vcf"), #""pickFile",".vcf""#),
    (.pickFiles(accept: ".fit", most: 50, limit: 9), #""pickFiles",".fit",50,9"#),
    (.shared(forgetting: [], limit: 9), #""shared",[],9"#),
    (.shared(forgetting: ["0a", "ff"], limit: 9), #""shared",["0a","ff"],9"#),
    (.float(path: "/day", width: 8, height: 9), #""float","/day",8,9"#),
    (.keepPhoto(accept: "image/png", longestSide: 9), #""keepPhoto","image/png",9"#),
    (
      .http(.sending(KeptFile(address: "blob:x", size: 3), to: "/api/photo", timeout: 9)),
      #""http","POST","/api/photo",9,"blob:x""#
    ),
    (
      .save(name: "n", mediaType: "text/plain", text: "t"), #""save","n","text/plain","t""#
    ),
    (
      .decode([EncodedText("euc-kr", [0xB1, 0xE8]), EncodedText("big5", [])]),
      #""decode",["euc-kr","big5"],["seg=",""]"#
    ),
    (.copy("c"), #""copy","c""#),
    (.locate, #""locate""#),
    (.watchPosition, #""watchPosition""#),
    (.unwatch, #""unwatch""#),
    (.connect(service: .heartRate), #""connect",6157,10807"#),
    (.connect(service: .runningSpeedAndCadence), #""connect",6164,10835"#),
    (.disconnect(service: .heartRate), #""disconnect",6157"#),
    (.watchMotion, #""watchMotion""#),
    (.unwatchMotion, #""unwatchMotion""#),
    (.watchHeading, #""watchHeading""#),
    (.unwatchHeading, #""unwatchHeading""#),
    (.speak(text: "1 \"km\"", language: "en"), #""speak","1 \"km\"","en""#),
    (.guard(true), #""guard",1"#),
    (.guard(false), #""guard",0"#),
    (.subscribe(key: "k"), #""subscribe","k""#),
    (.pushAddress(ends: false), #""pushAddress",0"#),
    (.pushAddress(ends: true), #""pushAddress",1"#),
    (.print, #""print""#),
    (.vibrate([10, 20]), #""vibrate",[10,20]"#),
    (.cue([5, 6], vibrates: true, flashes: false, beeps: true), #""cue",[5,6],1,0,1"#),
    (.stayAwake(true), #""stayAwake",1"#),
    (.badge(3), #""badge",3"#),
    (.persistStorage, #""persistStorage""#),
    (.remember(key: "k", value: "v"), #""remember","k","v""#),
    (
      .document(DocumentLook(language: "ko", theme: "dark", title: "t", app: "friends")),
      #""document","ko","dark","t","friends""#
    ),
    (.createPasskey(options: "{}"), #""createPasskey","{}""#),
    (.usePasskey(options: "{}", waits: true), #""usePasskey","{}",1"#),
    (.usePasskey(options: "o", waits: false), #""usePasskey","o",0"#),
    (.cancelPasskey, #""cancelPasskey""#),
    (.activateUpdate, #""activateUpdate""#),
    (.reload, #""reload""#),
  ]

  /// The bytes of files: RFC 4648 §10, and every byte as Foundation writes it.
  private static let bytes: [(HostRequest, String)] =
    [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ].map { text, base64 in saving(Array(text.utf8), base64) }
    + (254...257).map { length in
      let bytes = (0..<length).map { index in UInt8(truncatingIfNeeded: index &* 7) }
      return saving(bytes, Data(bytes).base64EncodedString())
    }

  private static func saving(_ bytes: [UInt8], _ base64: String) -> (HostRequest, String) {
    (
      .saveBytes(name: "n", mediaType: "a/b", bytes: bytes),
      #""saveBytes","n","a/b","\#(base64)""#
    )
  }
}
