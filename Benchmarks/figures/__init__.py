"""What is measured: a module for each group of figures, with `measure(bench) -> [Figure]`."""
