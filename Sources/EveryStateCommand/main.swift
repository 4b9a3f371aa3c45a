print("everystate")
