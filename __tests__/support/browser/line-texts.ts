const INLINE = new Set(["A", "ABBR", "B", "CODE", "EM", "I", "SMALL", "SPAN", "STRONG", "TIME"]);

/** The texts of an element, one for each run of text that no block interrupts. Inline elements are words of their own. */
export function lineTexts(element: Element): string[] {
  let text = "";
  const read = (node: Node): void => {
    if (node.nodeType === 3) text += (node.textContent ?? "").replaceAll("\n", " ");
    const border = node.nodeType !== 1 ? "" : INLINE.has(node.nodeName) ? " " : "\n";
    text += border;
    for (const child of node.childNodes) read(child);
    text += border;
  };
  read(element);
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}
