"""Imports have no cycles. Imports for type checkers count too."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_imports_have_no_cycles() -> None:
    graph = grimp.build_graph("engine", "bot", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))
