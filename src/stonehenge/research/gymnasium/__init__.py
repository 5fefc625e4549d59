"""Both games for Gymnasium: single-agent environments and a vector environment."""
