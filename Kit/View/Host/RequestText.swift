import Core

extension HostRequest {
  /// The request's name and operands, as the host's table of effects takes them.
  func write(to text: inout ArrayText) {
    switch self {
    case .http(let exchange):
      text.write("http")
      text.write(exchange.method)
      text.write(exchange.path)
      text.write(exchange.timeout)
      if let body = exchange.body { text.write(body) }
    case .store(let write):
      text.write("store")
      text.write(write.database)
      text.open()
      for operation in write.operations { operation.write(to: &text) }
      text.close()
    case .load(let database, let part):
      call("load", database, &text)
      switch part {
      case .all: break
      case .from(let volume): text.write(volume)
      case .volumes(let first, let last):
        text.write(first)
        text.write(last)
      case .content(let table):
        text.write(table)
        text.write(table)
      }
    case .erase(let database): call("erase", database, &text)
    case .timer(let key, let milliseconds):
      call("timer", key, &text)
      text.write(milliseconds)
    case .listen(let path): call("listen", path, &text)
    case .unlisten: text.write("unlisten")
    case .elect(let lock): call("elect", lock, &text)
    case .broadcast(let message): call("broadcast", message, &text)
    default: writePage(to: &text)
    }
  }

  private func writePage(to text: inout ArrayText) {
    switch self {
    case .open(let url): call("open", url, &text)
    case .focus(let element): call("focus", element, &text)
    case .scroll(let element, let top):
      call("scroll", element, &text)
      text.write(top)
    case .float(let path, let width, let height):
      call("float", path, &text)
      text.write(width)
      text.write(height)
    case .copy(let content): call("copy", content, &text)
    case .share(let title, let words, let url):
      call("share", title, &text)
      text.write(words)
      text.write(url)
    case .subscribe(let key): call("subscribe", key, &text)
    case .pushAddress(let ends):
      text.write("pushAddress")
      text.write(ends ? 1 : 0)
    case .print: text.write("print")
    case .badge(let number):
      text.write("badge")
      text.write(number)
    case .persistStorage: text.write("persistStorage")
    case .remember(let key, let value):
      call("remember", key, &text)
      text.write(value)
    case .document(let look):
      call("document", look.language, &text)
      text.write(look.theme)
      text.write(look.title)
      text.write(look.app)
    case .createPasskey(let options): call("createPasskey", options, &text)
    case .usePasskey(let options, let waits):
      call("usePasskey", options, &text)
      text.write(waits ? 1 : 0)
    case .cancelPasskey: text.write("cancelPasskey")
    case .activateUpdate: text.write("activateUpdate")
    case .reload: text.write("reload")
    default: writeDevice(to: &text)
    }
  }

  private func writeDevice(to text: inout ArrayText) {
    switch self {
    case .locate: text.write("locate")
    case .watchPosition: text.write("watchPosition")
    case .unwatch: text.write("unwatch")
    case .connect(let service):
      text.write("connect")
      text.write(service.rawValue)
      text.write(service.measurement)
    case .disconnect(let service):
      text.write("disconnect")
      text.write(service.rawValue)
    case .watchMotion: text.write("watchMotion")
    case .unwatchMotion: text.write("unwatchMotion")
    case .watchHeading: text.write("watchHeading")
    case .unwatchHeading: text.write("unwatchHeading")
    case .speak(let words, let language):
      call("speak", words, &text)
      text.write(language)
    case .guard(let isWanted):
      text.write("guard")
      text.write(isWanted ? 1 : 0)
    case .vibrate(let pattern):
      text.write("vibrate")
      write(pattern, &text)
    case .cue(let pattern, let vibrates, let flashes, let beeps):
      text.write("cue")
      write(pattern, &text)
      for isWanted in [vibrates, flashes, beeps] { text.write(isWanted ? 1 : 0) }
    case .stayAwake(let isWanted):
      text.write("stayAwake")
      text.write(isWanted ? 1 : 0)
    default: writeFile(to: &text)
    }
  }

  private func writeFile(to text: inout ArrayText) {
    switch self {
    case .pickFile(let accept): call("pickFile", accept, &text)
    case .pickFiles(let accept, let most, let limit):
      call("pickFiles", accept, &text)
      text.write(most)
      text.write(limit)
    case .shared(let digests, let limit):
      text.write("shared")
      text.write(digests)
      text.write(limit)
    case .keepPhoto(let accept, let longestSide):
      call("keepPhoto", accept, &text)
      text.write(longestSide)
    case .save(let name, let mediaType, let content):
      call("save", name, &text)
      text.write(mediaType)
      text.write(content)
    case .saveBytes(let name, let mediaType, let bytes):
      call("saveBytes", name, &text)
      text.write(mediaType)
      text.write(plain: ByteLetters.letters(bytes[...]))
    case .decode(let encoded):
      text.write("decode")
      text.write(encoded.map { encoded in encoded.encoding })
      text.open()
      for encoded in encoded { text.write(plain: ByteLetters.letters(encoded.bytes[...])) }
      text.close()
    default: break
    }
  }

  private func write(_ pattern: [Int], _ text: inout ArrayText) {
    text.open()
    for part in pattern { text.write(part) }
    text.close()
  }

  private func call(_ name: String, _ operand: String, _ text: inout ArrayText) {
    text.write(name)
    text.write(operand)
  }
}

extension StoreWrite.Operation {
  fileprivate func write(to text: inout ArrayText) {
    switch self {
    case .put(let table, let key, let value): text.write([table, key, value])
    case .delete(let table, let key): text.write([table, key])
    case .clear(let table): text.write([table])
    }
  }
}
