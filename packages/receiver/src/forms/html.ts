import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterTypes } from "parse5";

/** parse5 parses HTML like a browser, and escapes texts and attributes when it serializes. */
export { defaultTreeAdapter as tree, parse, serialize } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** All elements in a part of a document, in document order. */
export function elements(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elements(node)] : []));
}

/** The elements that have an attribute, with any value or with a given one. */
export function withAttribute(candidates: readonly Element[], name: string, value?: string): Element[] {
  return candidates.filter((element) => {
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

/** Replaces the content of an element with a text. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  // A browser ignores the first line break in a textarea.
  tree.insertText(element, element.tagName === "textarea" ? `\n${text}` : text);
}

/** Replaces an element with its content. */
export function unwrap(element: Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const node of [...element.childNodes]) {
    tree.detachNode(node);
    tree.insertBefore(parentNode, node, element);
  }
  tree.detachNode(element);
}

/** A copy of an element with the elements in it, but without their texts. */
export function copyOf({ tagName, attrs, childNodes }: Element): Element {
  const copy = tree.createElement(
    tagName,
    html.NS.HTML,
    attrs.map((each) => ({ ...each })),
  );
  for (const node of childNodes) if (tree.isElementNode(node)) tree.appendChild(copy, copyOf(node));
  return copy;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for HTML, also in an attribute with double quotes. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
