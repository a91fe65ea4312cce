import Core
import Wire

extension Labelled: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(try cursor.required("value").string(), label: try cursor.text("label"))
  }

  public var json: JSON { .object(["value": .string(value), "label": .text(label)]) }
}

extension PostalAddress: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init()
    label = try cursor.text("label")
    postOfficeBox = try cursor.text("postOfficeBox")
    extended = try cursor.text("extended")
    street = try cursor.text("street")
    locality = try cursor.text("locality")
    region = try cursor.text("region")
    postalCode = try cursor.text("postalCode")
    country = try cursor.text("country")
  }

  public var json: JSON {
    .object([
      "label": .text(label), "postOfficeBox": .text(postOfficeBox), "extended": .text(extended),
      "street": .text(street), "locality": .text(locality), "region": .text(region),
      "postalCode": .text(postalCode), "country": .text(country),
    ])
  }
}

extension PartialDate: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let date = PartialDate(try cursor.string(limit: 16)) else {
      throw cursor.error(.expected("a date or part of one"))
    }
    self = date
  }

  public var json: JSON { .string(description) }
}

extension OriginalCard: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      text: try cursor.required("text").string(), photoRemoved: try cursor.flag("photoRemoved"))
  }

  public var json: JSON {
    .object(["text": .string(text), "photoRemoved": .flag(photoRemoved)])
  }
}

extension Card: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init()
    fn = try cursor.text("fn")
    given = try cursor.text("given")
    family = try cursor.text("family")
    middle = try cursor.text("middle")
    prefix = try cursor.text("prefix")
    suffix = try cursor.text("suffix")
    nickname = try cursor.text("nickname")
    org = try cursor.text("org")
    title = try cursor.text("title")
    note = try cursor.text("note")
    birthday = try cursor.optional("birthday")?.decode()
    anniversary = try cursor.optional("anniversary")?.decode()
    phones = try cursor.list("phones")
    emails = try cursor.list("emails")
    urls = try cursor.list("urls")
    impps = try cursor.list("impps")
    addresses = try cursor.list("addresses")
    for element in try cursor.optional("categories")?.elements() ?? [] {
      categories.append(try element.string())
    }
  }

  public var json: JSON {
    .object([
      "fn": .text(fn), "given": .text(given), "family": .text(family), "middle": .text(middle),
      "prefix": .text(prefix), "suffix": .text(suffix), "nickname": .text(nickname),
      "org": .text(org), "title": .text(title), "note": .text(note),
      "birthday": birthday.map { date in date.json },
      "anniversary": anniversary.map { date in date.json }, "phones": .list(phones),
      "emails": .list(emails), "urls": .list(urls), "impps": .list(impps),
      "addresses": .list(addresses),
      "categories": categories.isEmpty
        ? nil : .array(categories.map { text in .string(text) }),
    ])
  }
}

extension Contact {
  var body: JSON {
    .object([
      "uid": .string(uid), "card": card.json, "source": .string(source.rawValue),
      "original": original.map { original in original.json },
    ])
  }

  init(id: ContactID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, uid: try body.required("uid").string(), card: try body.required("card").decode(),
      source: try body.required("source").word(),
      original: try body.optional("original")?.decode())
  }
}
