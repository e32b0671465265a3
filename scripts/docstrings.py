# SPDX-License-Identifier: Apache-2.0
"""The Python package as entries of the reference: its public classes, functions and methods, with
their docstrings. The sources are read, and nothing of them is run."""
import ast
import inspect
import re

import headers
from site_pages import Entry

MODULES = ("rays", "_results", "pictures", "programs", "inspect")


def _exported(package):
    """Names that are the package's own, whichever module they are in."""
    tree = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    return {alias.name for node in tree.body if isinstance(node, ast.ImportFrom)
            for alias in node.names}


def _blocks(docstring):
    """A docstring as blocks. Paragraphs of arguments, `name: what it is`, become lists."""
    lines = []
    for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(docstring)):
        rows = paragraph.split("\n")
        if re.match(r"\w+(, \w+)*: ", rows[0]):
            rows = ["   " + row.strip() if row.startswith(" ") else "- " + row for row in rows]
        lines += rows + [""]
    return headers.blocks_of(lines)


def _is_property(function):
    return any(isinstance(d, ast.Name) and d.id == "property" for d in function.decorator_list)


def _call(name, function):
    """The declaration of a function, or of a class by its __init__; of a method without self."""
    if _is_property(function):
        return name
    arguments = ast.unparse(function.args)
    return f"{name}({re.sub(r'^self(, |$)', '', arguments)})"


class _Module:
    def __init__(self, package, name, exported):
        self.tree = ast.parse((package / f"{name}.py").read_text(encoding="utf-8"))
        self.prefix = {node: "raywright" if node in exported else f"raywright.{name}"
                       for node in self._names()}
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def _names(self):
        for node in self.tree.body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                yield node.name
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                yield node.targets[0].id

    def public(self, class_):
        """The classes that a class's methods are called on: itself, or those made from it."""
        if class_.name[0] != "_":
            return [class_.name]
        return [name for other in self.classes
                for base in other.bases if isinstance(base, ast.Name) and base.id == class_.name
                for name in self.public(other)]

    def entry(self, names, section, line, docstring):
        full = [f"{self.prefix[name.partition('.')[0]]}.{name}" for name in names]
        return Entry(full[0], full, "", section, [line], _blocks(docstring), "")

    def of_class(self, class_):
        owners = self.public(class_)
        section = ", ".join(f"{self.prefix[name]}.{name}" for name in owners)
        functions = [node for node in class_.body if isinstance(node, ast.FunctionDef)]
        if class_.name[0] != "_":
            first = next((f for f in functions if f.name == "__init__"), None)
            line = _call(class_.name, first) if first else f"class {class_.name}"
            yield self.entry(owners, section, line, ast.get_docstring(class_))
        for function in functions:
            docstring = ast.get_docstring(function)
            if owners and docstring and (function.name[0] != "_" or function.name[:2] == "__"):
                names = [f"{owner}.{function.name}" for owner in owners]
                yield self.entry(names, section, _call(function.name, function), docstring)

    def entries(self):
        for class_ in self.classes:
            if ast.get_docstring(class_):
                yield from self.of_class(class_)
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef) and node.name[0] != "_":
                yield self.entry([node.name], f"Functions of {self.prefix[node.name]}",
                                 _call(node.name, node), ast.get_docstring(node) or "")


def read_package(root):
    """Entries of python/raywright, and the blocks of its introduction."""
    package = root / "python/raywright"
    exported = _exported(package)
    entries = [entry for name in MODULES for entry in _Module(package, name, exported).entries()]
    introduction = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))
    return _blocks(introduction), entries
