# SPDX-License-Identifier: Apache-2.0
"""What the pages of the reference site look like."""
import collections
import html
import re

import headers

# `lines` are the declarations, `blocks` the comment (headers.blocks_of).
Entry = collections.namedtuple("Entry", "anchor names scope section lines blocks note")

FRAME = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - Raywright</title>
<link rel="stylesheet" href="{css}">
</head>
<body>
<header>{links}</header>
<main>
{body}
</main>
</body>
</html>
"""
LINKS = (("index.html", "Raywright"), ("guides/index.html", "Guides"),
         ("guides/gallery.html", "Gallery"), ("samples/index.html", "Samples"),
         ("reference/index.html", "Reference"), ("reference/c.html", "C"),
         ("reference/cpp.html", "C++"), ("reference/python.html", "Python"),
         ("reference/device.html", "Device"), ("reference/optix7.html", "OptiX 7"),
         ("studies/index.html", "Studies"),
         ("changes.html", "Changes"))
FIND = """<script>
const field = document.getElementById("find"), items = document.querySelectorAll("ul.names li");
field.addEventListener("input", () => {
    const text = field.value.toLowerCase();
    for (const item of items)
        item.hidden = !item.textContent.toLowerCase().includes(text);
});
</script>"""


def frame(title, body, link):
    """A whole page; link(target) leads from it to another one."""
    links = "".join(f'<a href="{link(target)}">{name}</a>' for target, name in LINKS)
    return FRAME.format(title=html.escape(title), css=link("site.css"), links=links, body=body)


def text(content):
    """A paragraph of a comment."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(content, quote=False))


def blocks(parts):
    """A comment as HTML."""
    lines, in_list = [], False
    for kind, content in parts:
        if in_list and kind != "li":
            lines.append("</ul>")
            in_list = False
        if kind == "p":
            lines.append(f"<p>{text(content)}</p>")
        elif kind == "pre":
            lines.append(f"<pre>{html.escape(chr(10).join(content), quote=False)}</pre>")
        else:
            lines.append(("" if in_list else "<ul>") + f"<li>{text(content)}</li>")
            in_list = True
    return "\n".join(lines + (["</ul>"] if in_list else []))


def of_groups(groups):
    """Entries of the C functions that share a comment."""
    entries = []
    for group in groups:
        lines = list(group.types)
        for function in group.functions:
            parameters = ", ".join(function.parameters) or "void"
            lines.append(f"{function.result} {function.name}({parameters});")
        names = [function.name for function in group.functions]
        section = group.header + (f": {group.section}" if group.section else "")
        entries.append(Entry(names[0], names, "", section, lines, group.blocks, ""))
    return entries


def wrapped(entry, functions):
    """The C function that a method of the wrapper calls, by its name."""
    kind = re.sub(r"Obj$", "", entry.scope.rpartition("::")[2])
    name = f"rt{kind}{entry.name[0].upper()}{entry.name[1:]}"
    return name if name in functions else ""


def comment_of(entry):
    lines = entry.comment.split("\n") if entry.comment else []
    if lines and lines[0].startswith("//"):
        return headers.blocks_of([re.sub(r"^\s*// ?", "", line) for line in lines])
    return headers.blocks_of(headers.comment_text(lines)) if lines else []


def of_declarations(declared, functions):
    """Entries of what declarations.scan found, those of a name and scope together."""
    together = collections.OrderedDict()
    for entry in declared:
        together.setdefault((entry.file, entry.scope, entry.name), []).append(entry)
    sections, anchors = collections.OrderedDict(), set()
    for (file, scope, name), same in together.items():
        is_class = same[0].signature in ("class", "struct")
        lines = list(collections.OrderedDict.fromkeys(
            f"{e.signature} {e.name}" if is_class else e.signature for e in same))
        comment = next((e for e in same if e.comment), same[0])
        anchor = f"{scope}::{name}" if scope else name
        while anchor in anchors:
            anchor += "'"
        anchors.add(anchor)
        outside = scope if scope not in ("", "optix") else ""
        kind = (f"{scope}::{name}" if scope else name) if is_class else outside
        section = f"{file}: {kind}" if kind else file
        sections.setdefault(section, []).append(
            Entry(anchor, [name], scope, section, lines, comment_of(comment),
                  wrapped(same[0], functions) if outside else ""))
    return [entry for entries in sections.values() for entry in entries]


def reference(title, introduction, entries):
    """A page with an entry for each function."""
    lines, section = [f"<h1>{html.escape(title)}</h1>", blocks(introduction)], None
    for entry in entries:
        if entry.section != section:
            section = entry.section
            lines.append(f"<h2>{html.escape(section)}</h2>")
        anchors = "".join(f'<a id="{html.escape(name)}"></a>' for name in entry.names
                          if name != entry.anchor)
        heading = ", ".join(html.escape(name) for name in entry.names)
        declared = html.escape("\n".join(entry.lines), quote=False)
        lines.append(f'<section class="entry" id="{html.escape(entry.anchor)}">{anchors}'
                     f"<h3>{heading}</h3><pre>{declared}</pre>{blocks(entry.blocks)}")
        if entry.note:
            lines.append(f'<p>Calls <a href="c.html#{entry.note}">{entry.note}</a>.</p>')
        lines.append("</section>")
    return "\n".join(lines)


def index_of_names(listed):
    """All names, with a field to look for one."""
    lines = ["<h1>Reference</h1>", '<p><input id="find" placeholder="Find a function" '
             'aria-label="Find a function"></p>', '<ul class="names">']
    for name, scope, target in sorted(set(listed), key=lambda item: (item[0].lower(), item)):
        outside = scope.removeprefix("optix").removeprefix("::")
        shown = f"{outside}::{name}" if outside else name
        link = html.escape(target.removeprefix("reference/"))
        lines.append(f'<li><a href="{link}">{html.escape(shown)}</a></li>')
    return "\n".join(lines + ["</ul>", FIND])


def list_of_documents(title, items):
    """Documents by their headings, each with its first paragraph."""
    lines = [f"<h1>{title}</h1>", "<ul>"]
    for link, source in items:
        content = source.read_text(encoding="utf-8")
        heading = re.search(r"^# (.*)$", content, re.M)
        first = re.search(r"^# .*\n+((?:[^\n#|`!].*\n?)+)", content, re.M)
        sentence = re.split(r"(?<=\.)\s", " ".join(first.group(1).split()))[0] if first else ""
        lines.append(f'<li><a href="{link}">{html.escape(heading.group(1) if heading else link)}</a>'
                     f"<br>{text(sentence)}</li>")
    return "\n".join(lines + ["</ul>"])
