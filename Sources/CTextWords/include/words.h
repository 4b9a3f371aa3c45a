#pragma once

// The functions in words.c take the place of Foundation's.

/// The texts that the drive around the calling code has looked up: TextUI's LocalizedTexts, unretained; null outside a drive.
void *_Nullable textui_texts_of_this_drive(void);
