#pragma once

/// Files of EveryStateReview that the command carries in itself. As `.embedInCode` resources each byte would be an element of an array
/// literal, which costs the Swift compiler seconds.

/// The gallery's style sheets, one after the other in the order in which a browser reads them.
const char *_Nonnull everystate_style(void);

/// The gallery's scripts in the order in which they run.
const char *_Nonnull everystate_script(void);

/// The gallery's dialog, as HTML: the view of one frame.
const char *_Nonnull everystate_dialogs(void);

/// The gallery's symbols.
const char *_Nonnull everystate_symbols(void);

/// A source file of the program that reads an app's sources: `everystate_reader(0)` is the first one.
///
/// - returns: null where `index` is not below the number of files.
const char *_Nullable everystate_reader(unsigned long index);
