// A target of C needs a source; there is nothing in it.
