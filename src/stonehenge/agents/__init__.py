"""Both games for language models: as text to answer, and as tools of an MCP server."""
