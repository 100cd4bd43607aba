import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter as tree, parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type Attribute = Element["attrs"][number];

/** Path in the folder of the content. */
export const MARK_FILE = "brand/mark.svg";

/** The mark of the brand: its shapes, and the part of the plane that they fill. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
  /** SVG elements. */
  shapes: string;
}

/** Attributes of the root element that do not apply to the shapes. */
const OWN_ATTRIBUTES = /^(?:xmlns|viewBox|width|height|id|class|version|role|aria-.+)$/;

/** Parses an SVG as browsers do when a page contains it, and returns its outermost elements. */
export const parseMark = (svg: string): Element[] =>
  parseFragment(svg, { sourceCodeLocationInfo: true }).childNodes.filter(tree.isElementNode);

/**
 * Reads the mark of the brand, which the content check has checked. What is written is the tree that the check has seen,
 * never a part of the file’s text, of which another parser may see something else.
 * @param folder path of data/ or of a copy of it
 * @throws Error when the file is missing or has no element
 */
export function readMark(folder: string): Mark {
  const [root] = parseMark(readFileSync(join(folder, MARK_FILE), "utf8"));
  if (!root) throw new Error(`data/${MARK_FILE} must be one <svg> element; run npm run content:check.`);
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(root) ?? [];
  const inherited = root.attrs.filter(({ name, namespace }) => namespace === undefined && !OWN_ATTRIBUTES.test(name));
  const shapes = root.childNodes.flatMap(cleaned);
  const group = { ...root, nodeName: "g", tagName: "g", attrs: inherited, childNodes: shapes };
  return { left, top, width, height, shapes: (inherited.length === 0 ? shapes : [group]).map(textOf).join("") };
}

/** The numbers of the `viewBox` of an SVG; `undefined` without four of them. */
export function viewBoxOf({ attrs }: Element): number[] | undefined {
  const numbers = attrs
    .find(({ name }) => name === "viewBox")
    ?.value.trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** A node without comments and line breaks between elements: they would be in every page. */
function cleaned(node: DefaultTreeAdapterTypes.ChildNode): DefaultTreeAdapterTypes.ChildNode[] {
  if (tree.isTextNode(node)) return node.value.trim() === "" && node.value.includes("\n") ? [] : [node];
  if (!tree.isElementNode(node)) return [];
  return [{ ...node, attrs: withoutPrefixes(node.attrs), childNodes: node.childNodes.flatMap(cleaned) }];
}

/** `xlink:href` becomes `href`: pages know both, but the icons, which are XML, would need the declaration of the prefix. */
const withoutPrefixes = (attrs: readonly Attribute[]): Attribute[] =>
  [...new Map(attrs.map(({ name, value }) => [name, { name, value }])).values()].filter(({ name }) => name !== "xmlns");

/** The text of a node, as HTML and as XML, in which `&nbsp;` is not defined. */
const textOf = (node: Node): string => serializeOuter(node).replaceAll("&nbsp;", "\u00a0");
