"""How much the tests try: the sizes and seeds of the conformance suite hold for all of them."""

from donjon.conformance.size import COMPILED, IS_PROOF, lucky, size

__all__ = ["COMPILED", "IS_PROOF", "lucky", "size"]
