"""What goes over the wire: requests, responses, commands and messages, all as JSON.

The client's types are generated from these structs (tools/wire.py).

`v` is the version of a match: the number of acts (choices, undos, takebacks) so far. It only grows.
A `message` is a key and arguments that the client translates; `sentence` is the same, translated
by the server for clients without texts.
"""
