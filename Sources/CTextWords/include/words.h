#pragma once

// It declares nothing: the functions take the place of Foundation's. See words.c.
