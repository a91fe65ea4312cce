import Core
import RefWatchDomain

/// What the library's screens remember.
struct LibraryState: Hashable {
  var search = ""
  var isSearching = false
  /// What is out of use instead.
  var showsRemoved = false
  /// What is being made or changed, each until it is saved or dropped.
  var forms: [LibraryForm] = []
  /// The one of them on the screen.
  var editing: LibraryID?
  /// What was removed just now, while that can be taken back here.
  var removed: LibraryID?
  /// What is asked before it is dropped for good.
  var dropping: LibraryID?
  var pack: PackReview?
  var shelf = PackShelf()
  /// A file could not be opened.
  var isFileFailed = false

  /// Somebody comes to a page.
  mutating func begin() {
    dropping = nil
    isFileFailed = false
    pack = nil
    shelf = PackShelf()
  }

  /// The form on the screen.
  var form: LibraryForm? {
    get { forms.first { form in form.id == editing } }
    set {
      guard let index = forms.firstIndex(where: { form in form.id == editing }) else { return }
      if let newValue { forms[index] = newValue } else { forms.remove(at: index) }
    }
  }
}

/// A library that is looked at before it is taken in.
struct PackReview: Hashable {
  let plan: PackPlan
  let problems: [LibraryPack.Problem]
  /// How many are written, once the person agreed.
  var written: Int?

  var total: Int { plan.imported.count + plan.updated.count }
}
