/// What is printed: the page alone, black on white, without what only a screen needs.
enum PrintRules {
  static let css = """
    @media print{@page{margin:16mm 14mm}
    html,body,.shell,.shell>main,.screen,.page{display:block;overflow:visible;block-size:auto;\
    min-block-size:0;background:white;color:black}
    .tabs,.top-bar,.notices,.skip,.snackbars,.banners,.chart-table>summary,.no-print{\
    display:none!important}
    .page>.column{display:block;max-inline-size:none;padding:0}}
    """
}
