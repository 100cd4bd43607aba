/** As `mso-list:l0 level2 lfo1`. The marker of an item has `mso-list:Ignore`. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** `1.`, `2)`, `a.`, `iv.`; bullets are signs such as `·`, `o` or `§`. */
const NUMBER = /^\(?([0-9]+|[a-z]{1,4})[.)]/i;

/** Word writes an item as a paragraph that begins with its bullet or number. */
export function makeWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const level = WORD_ITEM.exec(paragraph.getAttribute("style") ?? "")?.[1];
    const markers = [...paragraph.querySelectorAll(WORD_MARKER)];
    if (level === undefined || markers.length === 0) continue;
    const tag = NUMBER.test(
      markers
        .map(({ textContent }) => textContent)
        .join("")
        .trim(),
    )
      ? "OL"
      : "UL";
    for (const marker of markers) marker.remove();
    // An item of a deeper level belongs to the list that is open, whatever its own marker.
    const isNext = list !== undefined && list === paragraph.previousElementSibling;
    if (!list || !isNext || (level === "1" && list.tagName !== tag)) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    const holder = level === "1" ? list : list.appendChild(body.ownerDocument.createElement(tag));
    holder.append(item);
    paragraph.remove();
  }
}

/** Makes the items of a list within a list items of the outer one: an article’s lists have one level. */
export function flattenLists(body: HTMLElement): string | undefined {
  const inner = [...body.querySelectorAll(":is(ul, ol) :is(ul, ol)")];
  for (const list of inner.reverse()) {
    const item = list.parentElement?.closest("li");
    // Google Docs puts a list between the items.
    if (item) item.after(...list.children);
    else list.before(...list.children);
    list.remove();
  }
  if (inner.length === 0) return undefined;
  return "A list inside a list became one list: the lists of an article have one level.";
}
