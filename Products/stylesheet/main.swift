import Suite

// Prints the client's stylesheet; the client's build writes it beside the page.
print(SuiteStylesheet.css, terminator: "")
