/// Reporting.
enum ReportStyles {
  static let css = """
    .tee-report-mark{flex:none;align-self:center;color:var(--soft);opacity:.55}
    .tee-report-mark:hover,.tee-report-mark:focus-visible{opacity:1}
    """
}
