"""Lower a schema document to the IR: the only place that interprets keywords.

The shapes that are understood are few and named in the documentation; every other shape stops the
generator with a pointer, so that a novelty of upstream is a build failure and never silent loss.
"""
