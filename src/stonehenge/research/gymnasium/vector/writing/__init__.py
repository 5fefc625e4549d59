"""What the seats in turn see in many games at once, written by compiled loops."""
