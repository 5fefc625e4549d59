"""The network side of the server: sockets, HTTP, limits, and the process that serves."""
