"""Pictures of results, to be shared: PNG files of 1200 by 630, always at dusk."""
