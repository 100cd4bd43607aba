/** `mso-list:l0 level2 lfo1` in a style. The marker of an item has `mso-list:Ignore`. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** `1.`, `2)`, `a.`, `iv.`. Bullets are characters such as `·`, `o` or `§`. */
const NUMBER = /^\(?([0-9]+|[a-z]{1,4})[.)]/i;

/**
 * Converts Word's list items, which are paragraphs that begin with a bullet or number. A numbered heading stays a
 * heading, with its number as text.
 */
export function convertWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const level = WORD_ITEM.exec(paragraph.getAttribute("style") ?? "")?.[1];
    const markers = [...paragraph.querySelectorAll(WORD_MARKER)];
    if (level === undefined || markers.length === 0) continue;
    const label = markers
      .map(({ textContent }) => textContent)
      .join("")
      .trim();
    for (const marker of markers) marker.remove();
    if (paragraph.tagName !== "P") {
      if (/\d/.test(label) || NUMBER.test(label)) paragraph.prepend(`${label} `);
      continue;
    }
    const tag = NUMBER.test(label) ? "OL" : "UL";
    // An item of a deeper level belongs to the current list, whatever its own marker is.
    const isNext = list !== undefined && list === paragraph.previousElementSibling;
    if (!list || !isNext || (level === "1" && list.tagName !== tag)) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    const parent = level === "1" ? list : list.appendChild(body.ownerDocument.createElement(tag));
    parent.append(item);
    paragraph.remove();
  }
}

/** Moves the items of nested lists to the outer list, because lists in articles have one level. */
export function flattenLists(body: HTMLElement): string | undefined {
  const inner = [...body.querySelectorAll(":is(ul, ol) :is(ul, ol)")];
  for (const list of inner.reverse()) {
    const item = list.parentElement?.closest("li");
    // Google Docs puts nested lists between the items.
    if (item) item.after(...list.children);
    else list.before(...list.children);
    list.remove();
  }
  if (inner.length === 0) return undefined;
  return "A nested list was merged into its outer list, because lists in articles have one level.";
}
