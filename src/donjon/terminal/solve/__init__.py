"""The command `donjon solve`: the Map Masters solver at the terminal."""
