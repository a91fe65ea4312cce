import Coding
import Core
import Wire

/// One field of a post and its new value.
public enum PostEdit: Hashable, Sendable {
  case title(String)
  case text(String)
  case photos([MediaDigest])
  case visibility(PostVisibility)
  case round(RoundID?)
  case tags([String])
  /// What a field was when the person began to change it.
  indirect case was(PostEdit)
}

extension GolfPost {
  public mutating func apply(_ edit: PostEdit) {
    switch edit {
    case .title(let value): title = value
    case .text(let value): text = value
    case .photos(let value): photos = value
    case .visibility(let value): visibility = value
    case .round(let value): round = value
    case .tags(let value): tags = value
    case .was: break
    }
  }
}

extension PostEdit: EntityEdit {
  public var former: PostEdit? { if case .was(let old) = self { old } else { nil } }

  /// The edits that make one post out of the other.
  public static func between(_ old: GolfPost, _ new: GolfPost) -> [PostEdit] {
    var edits: [PostEdit] = []
    if !sameBytes(old.title, new.title) { edits.append(.title(new.title)) }
    if !sameBytes(old.text, new.text) { edits.append(.text(new.text)) }
    if old.photos != new.photos { edits.append(.photos(new.photos)) }
    if old.visibility != new.visibility { edits.append(.visibility(new.visibility)) }
    if old.round != new.round { edits.append(.round(new.round)) }
    if old.tags != new.tags { edits.append(.tags(new.tags)) }
    return edits
  }

  /// What the same field is in a post.
  public func value(in post: GolfPost) -> PostEdit? {
    switch self {
    case .title: .title(post.title)
    case .text: .text(post.text)
    case .photos: .photos(post.photos)
    case .visibility: .visibility(post.visibility)
    case .round: .round(post.round)
    case .tags: .tags(post.tags)
    case .was: nil
    }
  }

  public static func applied(_ edits: [PostEdit], to post: GolfPost) -> GolfPost {
    var post = post
    for edit in edits { post.apply(edit) }
    PostLimits.settle(&post)
    return post
  }

  /// What the field is called where it is refused.
  public var refusedField: TeePalsRejection.Field {
    switch self {
    case .title: .title
    case .text: .text
    case .photos: .photo
    case .visibility: .visibility
    case .round: .round
    case .tags: .tags
    case .was(let old): old.refusedField
    }
  }
}
