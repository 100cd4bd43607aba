import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** All descendant elements of a parse5 node, in document order. */
export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return parent.childNodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elementsIn(node)] : []));
}

/** The value of an attribute, or `undefined` when the element does not have it. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of an element without child elements, such as a script. */
export function textIn({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");
}
