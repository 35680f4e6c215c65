"""Resolution of the master drawing, and what a millimetre and a point are on it."""

DPI = 600
MM = DPI / 25.4
PT = DPI / 72.0
