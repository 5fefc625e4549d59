"""Figures of people and players: what their finished games come to, with intervals."""

from stonehenge.figures.games import GameLine, RoundLine, lines_of
from stonehenge.figures.sums import Calibration, Figures, Share, figures

__all__ = ["Calibration", "Figures", "GameLine", "RoundLine", "Share", "figures", "lines_of"]
