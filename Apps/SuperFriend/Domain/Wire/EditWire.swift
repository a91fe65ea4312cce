import Coding
import Wire

extension ContactEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let word = try field.string(limit: 32)
    if let text = TextField(rawValue: word) {
      self = .text(text, try cursor.text("value"))
      return
    }
    if let texts = TextsField(rawValue: word) {
      self = .texts(texts, try cursor.list("value"))
      return
    }
    if let list = ListField(rawValue: word) {
      self = .list(list, try cursor.list("value"))
      return
    }
    switch word {
    case "birthday": self = .birthday(try cursor.optional("value")?.decode())
    case "anniversary": self = .anniversary(try cursor.optional("value")?.decode())
    case "addresses": self = .addresses(try cursor.list("value"))
    case "categories": self = .categories(try cursor.list("value"))
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    switch self {
    case .text(let field, let value):
      .object(["field": .string(field.rawValue), "value": .string(value)])
    case .texts(let field, let values):
      .object([
        "field": .string(field.rawValue), "value": .array(values.map { text in .string(text) }),
      ])
    case .list(let field, let values):
      .object(["field": .string(field.rawValue), "value": .array(of: values)])
    case .birthday(let date):
      .object(["field": "birthday", "value": date.map { date in date.json }])
    case .anniversary(let date):
      .object(["field": "anniversary", "value": date.map { date in date.json }])
    case .addresses(let values): .object(["field": "addresses", "value": .array(of: values)])
    case .categories(let values):
      .object(["field": "categories", "value": .array(values.map { text in .string(text) })])
    }
  }
}
