#include "resources.h"

#include <stddef.h>

// `#embed` is C23, and Clang's in every C since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Later rules win.
static const char style[] = {
#embed "../EveryStateReview/Gallery/Style/Palette.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Layout.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Filter.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Card.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Strip.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Look.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Control.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Difference.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Text.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/View.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Dialog.css" suffix(, )
#embed "../EveryStateReview/Gallery/Style/Print.css" suffix(, )
    0};

static const char script[] = {
#embed "../EveryStateReview/Gallery/Script/Sheet.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Later.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Filter.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Side.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Detail.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Key.js" suffix(, )
#embed "../EveryStateReview/Gallery/Script/Switch.js" suffix(, )
    0};

static const char dialogs[] = {
#embed "../EveryStateReview/Gallery/Page/Dialogs.html" suffix(, )
    0};

static const char symbols[] = {
#embed "../EveryStateReview/Gallery/Symbols/Symbols.txt" suffix(, )
    0};

// A zero byte ends each file.
static const char reader[] = {
#embed "../EveryStateReview/Syntax/Reader/File.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/Types.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/Surroundings.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/Conditions.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/BranchFinder.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/TypeVisitor.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/EnumFinder.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/PlaceFinder.swift" suffix(, 0, )
#embed "../EveryStateReview/Syntax/Reader/main.swift" suffix(, 0, )
};

const char *everystate_style(void) { return style; }

const char *everystate_script(void) { return script; }

const char *everystate_dialogs(void) { return dialogs; }

const char *everystate_symbols(void) { return symbols; }

const char *everystate_reader(unsigned long index) {
  const char *file = reader;
  const char *end = reader + sizeof reader;
  for (; index > 0 && file < end; index--) {
    while (*file != 0) file++;
    file++;
  }
  return file < end ? file : NULL;
}
