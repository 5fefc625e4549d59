"""Deals that many play alike: the daily deal, and matches among friends."""
