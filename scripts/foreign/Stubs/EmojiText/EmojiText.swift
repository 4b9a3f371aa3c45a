// Custom emoji in text: see the design system.
