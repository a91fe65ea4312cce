import Styles

// Prints the client's stylesheet; the client's build writes it beside the page.
print(ClientStylesheet.css, terminator: "")
