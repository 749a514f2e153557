"""What the generated modules share; the same in every revision."""
