// Logging, under its other name.
@_exported import os
