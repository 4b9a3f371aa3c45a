// Pictures from the net: see the design system.
