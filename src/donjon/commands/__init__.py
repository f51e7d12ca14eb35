"""The commands of `donjon`: a module for each, imported when it is run."""
