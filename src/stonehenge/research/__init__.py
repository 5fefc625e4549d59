"""Both games where researchers are: adapters to PettingZoo, Gymnasium and OpenSpiel."""
