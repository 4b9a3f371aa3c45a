"""Plain pages from DocC archives: python3 docs_pages.py ARCHIVES SITE

DocC's own site asks a server for its data, and its experimental pages with content end the program on an article with a comment. These
pages need neither a server nor a script: they open from the disk. Unknown data and dead
links are errors.
"""
import html
import json
import pathlib
import re
import shutil
import sys
import urllib.parse

FIRST = "/documentation/everystate"
STYLE = (pathlib.Path(__file__).parent / "docs_pages.css").read_text()
SEARCHED = ("article", "module", "struct", "class", "enum", "protocol", "macro")
SEARCH = (pathlib.Path(__file__).parent / "docs_pages.js").read_text()


def path(url):
    """The file of a page, from the site's folder. No system's file names are to be refused."""
    return url.removeprefix("/documentation/").replace(":", "-") + ".html"


class Page:
    """One page of the site: its data, where it lies, and what links from it."""

    def __init__(self, data, site):
        self.data, self.site = data, site
        self.url = urllib.parse.urlparse(data["identifier"]["url"]).path.lower()
        self.references = data.get("references", {})
        self.title = data["metadata"].get("title", self.url.rsplit("/", 1)[-1])
        self.file = path(self.url)

    # Links.

    def href(self, target):
        """A link from this page to a file of the site."""
        file, _, anchor = target.partition("#")
        self.site.links.append((self.file, file, anchor))
        up = "../" * self.file.count("/")
        return urllib.parse.quote(up + file) + (f"#{urllib.parse.quote(anchor)}" if anchor else "")

    def link(self, identifier, label=None):
        known = self.references.get(identifier)
        if known is None:
            sys.exit(f"{self.url} refers to {identifier}, which is unknown")
        text = label or self.label(known)
        address = known.get("url") or known.get("destination")
        if not address or known["type"] not in ("topic", "section", "link"):
            return text
        if known["type"] == "link" or address.startswith("http"):
            return f'<a href="{html.escape(address)}">{text}</a>'
        url, _, anchor = address.partition("#")
        if url not in self.site.pages:
            # Operators that every type inherits, and the like: named, and without a page.
            return text
        return f'<a href="{html.escape(self.href(path(url) + ("#" + anchor if anchor else "")))}">{text}</a>'

    def label(self, known):
        if known.get("fragments"):
            words = "".join(fragment["text"] for fragment in known["fragments"])
            return f"<code>{html.escape(words)}</code>"
        text = html.escape(known.get("title", ""))
        return f"<code>{text}</code>" if known.get("kind") == "symbol" else text

    # Content.

    def inline(self, items):
        return "".join(self.inline_item(item) for item in items)

    def inline_item(self, item):
        match item["type"]:
            case "text":
                return html.escape(item["text"], quote=False)
            case "codeVoice":
                return f"<code>{html.escape(item['code'], quote=False)}</code>"
            case "emphasis" | "newTerm":
                return f"<em>{self.inline(item['inlineContent'])}</em>"
            case "strong" | "inlineHead":
                return f"<strong>{self.inline(item['inlineContent'])}</strong>"
            case "reference":
                title = item.get("overridingTitleInlineContent")
                return self.link(item["identifier"], self.inline(title) if title else None)
            case "image":
                return self.image(item["identifier"])
            case kind:
                sys.exit(f"{self.url}: no page knows the content {kind}")

    def image(self, identifier):
        known = self.references[identifier]
        file = known["variants"][0]["url"].lstrip("/")
        return f'<img src="{html.escape(self.href(file))}" alt="{html.escape(known.get("alt") or "")}">'

    def blocks(self, items):
        return "\n".join(self.block(item) for item in items)

    def block(self, item):
        match item["type"]:
            case "heading":
                level, anchor = item["level"], html.escape(item["anchor"])
                self.site.anchors.setdefault(self.file, set()).add(item["anchor"])
                return f'<h{level} id="{anchor}">{html.escape(item["text"])}</h{level}>'
            case "paragraph":
                return f"<p>{self.inline(item['inlineContent'])}</p>"
            case "codeListing":
                return "<pre><code>" + html.escape("\n".join(item["code"]), quote=False) + "</code></pre>"
            case "unorderedList" | "orderedList":
                tag = "ul" if item["type"] == "unorderedList" else "ol"
                rows = "".join(f"<li>{self.blocks(row['content'])}</li>" for row in item["items"])
                return f"<{tag}>{rows}</{tag}>"
            case "table":
                return self.table(item)
            case "aside":
                return f"<aside><strong>{html.escape(item.get('name', item['style']))}</strong>{self.blocks(item['content'])}</aside>"
            case "links":
                return self.topics(item["items"])
            case "termList":
                rows = "".join(f"<dt>{self.inline(row['term']['inlineContent'])}</dt><dd>{self.blocks(row['definition']['content'])}</dd>"
                               for row in item["items"])
                return f"<dl>{rows}</dl>"
            case "thematicBreak":
                return "<hr>"
            case kind:
                sys.exit(f"{self.url}: no page knows the block {kind}")

    def table(self, item):
        rows = []
        for number, row in enumerate(item["rows"]):
            tag = "th" if number == 0 and item["header"] in ("row", "both") else "td"
            rows.append("<tr>" + "".join(f"<{tag}>{self.blocks(cell)}</{tag}>" for cell in row) + "</tr>")
        return f"<div class='table'><table>{''.join(rows)}</table></div>"

    def topics(self, identifiers):
        rows = []
        for identifier in identifiers:
            known = self.references.get(identifier, {})
            # A page of another archive has its own description.
            abstract = self.inline(known.get("abstract", []))
            rows.append(f"<dt>{self.link(identifier)}</dt>" + (f"<dd>{abstract}</dd>" if abstract else ""))
        return f"<dl class='topics'>{''.join(rows)}</dl>"

    def body(self):
        data = self.data
        parts = [self.crumbs(), f"<h1>{html.escape(self.title)}</h1>"]
        if data.get("abstract"):
            parts.append(f"<p class='abstract'>{self.inline(data['abstract'])}</p>")
        for section in data.get("primaryContentSections", []):
            parts.append(self.section(section))
        for key, heading in [("topicSections", "Topics"), ("relationshipsSections", "Relationships"), ("seeAlsoSections", "See also")]:
            groups = data.get(key, [])
            if groups:
                parts.append(f"<h2>{heading}</h2>")
            for group in groups:
                parts.append(f"<h3>{html.escape(group['title'])}</h3>" + self.topics(group["identifiers"]))
        return "\n".join(parts)

    def section(self, section):
        match section["kind"]:
            case "content":
                return self.blocks(section["content"])
            case "declarations":
                words = ("".join(token["text"] for token in declaration["tokens"]) for declaration in section["declarations"])
                return "".join(f"<pre class='declaration'><code>{html.escape(text, quote=False)}</code></pre>" for text in words)
            case "parameters":
                rows = "".join(f"<dt><code>{html.escape(row['name'])}</code></dt><dd>{self.blocks(row['content'])}</dd>"
                               for row in section["parameters"])
                return f"<h2>Parameters</h2><dl>{rows}</dl>"
            case "mentions":
                rows = "".join(f"<li>{self.link(identifier)}</li>" for identifier in section["mentions"])
                return f"<h2>Mentioned in</h2><ul>{rows}</ul>"
            case kind:
                sys.exit(f"{self.url}: no page knows the section {kind}")

    def crumbs(self):
        paths = self.data.get("hierarchy", {}).get("paths", [[]])
        names = [self.link(identifier) for identifier in (paths[0] if paths else [])]
        return f"<nav class='crumbs'>{' / '.join(names)}</nav>" if names else ""

    def html(self):
        root = "../" * self.file.count("/")
        return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(self.title)} - EveryState</title><link rel="stylesheet" href="{root}style.css"></head>
<body data-root="{root}"><nav class="side"><a class="home" href="{self.href('index.html')}">EveryState</a>
<input type="search" placeholder="Search" aria-label="Search" hidden><div id="found"></div>
{self.site.side(self)}</nav>
<main>
{self.body()}
</main><script src="{root}search.js" defer></script></body></html>
"""


class Site:
    """All pages, and every link between them."""

    def __init__(self, archives):
        self.links, self.anchors = [], {}
        self.files = {"index.html", "style.css", "search.js"}
        self.archives = archives
        self.pages = {}
        for archive in archives:
            for file in sorted((archive / "data").rglob("*.json")):
                page = Page(json.loads(file.read_text()), self)
                self.pages[page.url] = page

    def side(self, page):
        """The side bar of every page: the groups of the first one, as far as they are articles, and the modules."""
        first = self.pages[FIRST]
        parts = []
        for group in first.data["topicSections"]:
            rows = [identifier for identifier in group["identifiers"] if first.references[identifier].get("role") in ("article", "collectionGroup")]
            entries = "".join(self.entry(page, first.references[row]["url"]) for row in rows)
            parts.append(f"<h2>{html.escape(group['title'])}</h2><ul>{entries}</ul>" if rows else "")
        modules = "".join(self.entry(page, url) for url in sorted(url for url in self.pages if url.count("/") == 2))
        return "\n".join(parts) + f"<h2>Modules</h2><ul>{modules}</ul>"

    def entry(self, page, url):
        here = " aria-current='page'" if url == page.url else ""
        return f"<li><a href='{html.escape(page.href(path(url)))}'{here}>{html.escape(self.pages[url].title)}</a></li>"

    def index(self, *kinds):
        """Pages with their files and first sentences."""
        rows = []
        for url, page in sorted(self.pages.items()):
            if page.data["metadata"].get("symbolKind", "article") in kinds:
                words = re.sub("<[^>]*>", "", page.inline(page.data.get("abstract", [])))
                rows.append([page.title, urllib.parse.quote(page.file), html.unescape(words)])
        return rows

    def write(self, folder):
        # A site is only written to a folder of its own.
        mark = folder / ".everystate-documentation"
        if folder.exists() and any(folder.iterdir()) and not mark.exists():
            sys.exit(f"{folder} holds something else than a site of this documentation. Name a folder that is not there. Nothing was written.")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        mark.touch()
        for archive in self.archives:
            if (archive / "images").is_dir():
                shutil.copytree(archive / "images", folder / "images", dirs_exist_ok=True)
        for page in self.pages.values():
            file = folder / page.file
            if file.exists():
                sys.exit(f"Two pages are called {page.file}")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page.html())
        first = Page(self.pages[FIRST].data, self)
        first.file = "index.html"
        (folder / "index.html").write_text(first.html())
        (folder / "style.css").write_text(STYLE)
        (folder / "search.js").write_text(f"const pages = {json.dumps(self.index(*SEARCHED), ensure_ascii=False)};\n" + SEARCH)

    def dead(self, folder):
        there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
        for page, file, anchor in self.links:
            if file not in there or anchor and anchor not in self.anchors.get(file, ()):
                yield f"{page} links to {file}{'#' + anchor if anchor else ''}, which is not there"


def main(archives, folder):
    site = Site(sorted(pathlib.Path(archives).glob("*.doccarchive")))
    if FIRST not in site.pages:
        sys.exit(f"{archives} holds no archive of EveryState")
    folder = pathlib.Path(folder)
    site.write(folder)
    guide = (pathlib.Path(__file__).resolve().parents[2] / "Sources/EveryStateCommand/Adopt/AgentGuide.swift").read_text()
    text = guide.split('"""')[1].replace("\\\\", "\\")
    lines = [line.removeprefix("    ") for line in text.strip("\n").rstrip().split("\n")] + ["", "## Pages", ""]
    lines += [f"- [{title}]({file}): {words}" for title, file, words in site.index("article", "module")]
    (folder / "llms.txt").write_text("\n".join(lines) + "\n")
    dead = sorted(set(site.dead(folder)))
    if dead or not site.links:
        sys.exit("\n".join([*dead, f"FAILED: docs: {len(dead)} of {len(site.links)} links are dead"]))
    print(f"{len(site.pages)} pages, {len(site.links)} links, 0 dead")


if __name__ == "__main__":
    main(*sys.argv[1:])
