import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterTypes } from "parse5";

/** HTML as a browser reads and writes it: whatever is set as text or as an attribute is escaped when it is written. */
export { parse, serialize } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The elements in a part of a document, in its order. */
export function elements(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elements(node)] : []));
}

/** Those of some elements that have an attribute, whatever its value or with one value alone. */
export function withAttribute(among: readonly Element[], name: string, value?: string): Element[] {
  return among.filter((element) => {
    const found = attribute(element, name);
    return found !== undefined && (value === undefined || found === value);
  });
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Sets an attribute of an element; `undefined` removes it. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** Puts a text in the place of all that an element holds. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  // A browser leaves out the first line break of a textarea.
  tree.insertText(element, element.tagName === "textarea" ? `\n${text}` : text);
}

export function remove(element: Element): void {
  tree.detachNode(element);
}

/** Puts what an element holds in its own place. */
export function unwrap(element: Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const node of [...element.childNodes]) {
    tree.detachNode(node);
    tree.insertBefore(parentNode, node, element);
  }
  remove(element);
}

/** A copy of an element, with copies of the elements in it and without texts. */
export function copyOf({ tagName, attrs, childNodes }: Element): Element {
  const copy = tree.createElement(
    tagName,
    html.NS.HTML,
    attrs.map((each) => ({ ...each })),
  );
  for (const node of childNodes) if (tree.isElementNode(node)) tree.appendChild(copy, copyOf(node));
  return copy;
}

export function append(parent: Element, child: Element): void {
  tree.appendChild(parent, child);
}
