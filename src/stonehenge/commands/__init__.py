"""The commands: each module declares its arguments (`add`), checks them and calls (`run`)."""
