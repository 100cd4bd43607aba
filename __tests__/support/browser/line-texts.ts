const INLINE = new Set(["A", "ABBR", "B", "CODE", "EM", "I", "SMALL", "SPAN", "STRONG", "SUB", "SUP", "TIME"]);

/** The texts of an element, one for each run of text that no block interrupts. */
export function lineTexts(element: Element): string[] {
  const lines = [""];
  const read = (node: Node): void => {
    if (node.nodeType === 3) lines[lines.length - 1] += node.textContent ?? "";
    const isBlock = node.nodeType === 1 && !INLINE.has(node.nodeName);
    if (isBlock) lines.push("");
    for (const child of node.childNodes) read(child);
    if (isBlock) lines.push("");
  };
  read(element);
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
}
