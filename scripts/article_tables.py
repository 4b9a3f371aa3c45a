"""Tables in an article, each between `<!-- mark -->` and `<!-- end of mark -->`; called by the scripts that count."""
import re


def replace(article, tables):
    """Puts each table, a list of lines by its mark, into its place in the article, which is a path."""
    text = article.read_text()
    for mark, table in tables.items():
        pattern = rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)"
        assert re.search(pattern, text, re.S), f"{article} has no <!-- {mark} -->"
        text = re.sub(pattern, lambda found: found[1] + "\n".join(table) + "\n" + found[2], text, flags=re.S)
    article.write_text(text)
