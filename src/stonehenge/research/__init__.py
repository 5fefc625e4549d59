"""Both games where researchers are: adapters to PettingZoo and Gymnasium. No rule is in here."""
