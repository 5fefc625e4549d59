"""What the page's sources need from Python: wire types and fixture games."""
