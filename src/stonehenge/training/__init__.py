"""How the learned players learn: self-play in compiled loops, small nets fitted with numpy."""
