# SPDX-License-Identifier: Apache-2.0
"""Functions in headers of C++ and CUDA C, for the reference site: a compiler's preprocessor expands
what is made by macros and keeps comments; what is left is read here by its brackets. A function has
the comment before it, or that of the function before it where no empty line is between."""
import collections
import pathlib
import re
import subprocess

# `scope` is the namespace or class, "" at the outside.
Entry = collections.namedtuple("Entry", "name scope signature comment file")

TOKEN = re.compile(r"""
    (?P<line>^\#\ (\d+)\ "([^"]*)"[^\n]*)
  | (?P<directive>^[ \t]*\#[^\n]*)
  | (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
  | (?P<bracket>[{};])
  | (?P<text>[^{};/"'\n\#]+|.|\n)""", re.M | re.S | re.X)
FUNCTION = re.compile(r"(operator\s*(?:\(\)|\[\]|[^\s\w(]+|\w+(?:\s*[*&])?)|~?\b[A-Za-z_]\w*)\s*\(")
NOT_FUNCTIONS = re.compile(r"^(typedef|using|static_assert|asm|enum|extern\s+\"C\"$|friend\s+class)\b")
ATTRIBUTES = re.compile(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)|__inline__|\b(?:static|inline|extern|"
                        r"virtual|explicit|__device__|__host__|__forceinline__)\b")


def preprocess(command):
    """The output of a preprocessor."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def name_of(head):
    """The name of the function that a declaration is of; None: it is of something else."""
    text = re.sub(r"^\s*template\s*<(?:[^<>]|<[^<>]*>)*>", "", ATTRIBUTES.sub(" ", head)).strip()
    if NOT_FUNCTIONS.match(text) or not text:
        return None
    match = FUNCTION.search(re.sub(r"\bdecltype\s*\([^()]*\)", "", text))
    if not match or "=" in text[:match.start()]:
        return None
    return re.sub(r"^operator\s*(\w)", r"operator \1", re.sub(r"\s+(?=\W)", "", match.group(1)))


def tidy(head):
    """A declaration as it is shown."""
    text = " ".join(ATTRIBUTES.sub(" ", head).split())
    text = re.sub(r"template <int = 0> ", "", text)
    text = re.sub(r"\)\s*:\s*\w.*$", ")", text)  # what a constructor begins with
    return re.sub(r"\s+([,)(;])", r"\1", text).replace("( ", "(").replace("(, ", "(")


class _Scanner:
    def __init__(self, root):
        self.root, self.entries = root, []
        self.file, self.scopes, self.head = None, [], ""
        self.comment, self.newlines, self.access = "", 0, ["public"]

    def end_statement(self):
        """A declaration, or the head of a function's body, has been read."""
        head, self.head = self.head.strip(), ""
        access = re.match(r"^(public|protected|private)\s*:", head)
        while access:
            self.access[-1] = access.group(1)
            head = head[access.end():].strip()
            access = re.match(r"^(public|protected|private)\s*:", head)
        name = name_of(head) if self.file and self.access[-1] == "public" else None
        if name:
            scope = "::".join(scope for scope in self.scopes if scope)
            self.entries.append(Entry(name, scope, tidy(head), self.comment, self.file))

    def open(self):
        """A bracket opens: whether what is in it is looked at."""
        head = re.sub(r"^(\s*(public|protected|private)\s*:)+", "", self.head).strip()
        scope = re.match(r"(?:inline\s+)?namespace\s*(\w*)$|extern\s+\"C(?:\+\+)?\"$", head)
        body = re.match(r"(?:template\s*<.*>\s*)?(class|struct)\s+(?:alignas\s*\([^)]*\)\s*)?(\w+)"
                        r"\s*(<.*>)?\s*(?::[^()=]*)?$", head, re.S)
        if not scope and not body:
            return False
        self.scopes.append((body.group(2) if body else scope.group(1)) or "")
        self.access.append("private" if body and body.group(1) == "class" else "public")
        if body:
            name = self.scopes[-1]
            path = "::".join(s for s in self.scopes[:-1] if s)
            if self.file and not body.group(3):
                self.entries.append(Entry(name, path, body.group(1), self.comment, self.file))
        self.head = self.comment = ""
        return True

    def set_file(self, name):
        path = pathlib.Path(name)
        self.file = path.name if self.root in path.resolve().parents else None


def scan(text, root):
    """All functions that headers below the folder `root` declare, in the preprocessor's output."""
    scanner, skipped = _Scanner(pathlib.Path(root).resolve()), 0
    for token in TOKEN.finditer(text):
        kind, value = token.lastgroup, token.group(0)
        if kind == "line" or value.startswith("# "):
            match = re.match(r'# \d+ "([^"]*)"', value)
            if match:
                scanner.set_file(match.group(1))
        elif skipped:
            skipped += {"{": 1, "}": -1}.get(value, 0) if kind == "bracket" else 0
            if not skipped:
                scanner.head, scanner.newlines = "", 0
        elif kind == "comment":
            if not scanner.head.strip() and not re.match(r"/\*\s*-{2,}", value):
                scanner.comment, scanner.newlines = value, 0
            elif not scanner.head.strip():
                scanner.comment = ""
        elif value == "{":
            if not scanner.open():
                scanner.end_statement()
                skipped = 1
        elif value == "}":
            if scanner.scopes:
                scanner.scopes.pop()
                scanner.access.pop()
            scanner.head = scanner.comment = ""
        elif value == ";":
            scanner.end_statement()
            scanner.newlines = 0
        elif kind != "directive":
            blank = not scanner.head.strip()
            scanner.newlines = scanner.newlines + 1 if value == "\n" and blank else scanner.newlines
            if scanner.newlines > 1 and blank:
                scanner.comment = ""
            scanner.head += value
            if value.strip():
                scanner.newlines = 0
    return scanner.entries


MACRO = re.compile(r"((?:^/\*(?:(?!\*/).)*\*/\n)?)^#define ((?:rt|RT_)\w+)(\([^)]*\))?", re.M | re.S)


def macros(path):
    """The macros of a device header that ray programs use, with what is said above them."""
    entries = []
    text = path.read_text(encoding="utf-8")
    for comment, name, parameters in MACRO.findall(text):
        if comment or parameters:
            entries.append(Entry(name, "", f"#define {name}{parameters}", comment.strip(), path.name))
    return entries
