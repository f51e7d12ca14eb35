"""The commands of `donjon`, one module each, imported when the command is run."""
