// Intents are offered to the system, not drawn.
