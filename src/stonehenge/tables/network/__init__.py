"""The network side of the server: WebSockets, HTTP, limits, and the process that serves."""
