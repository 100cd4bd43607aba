import type { Element, ElementContent, Nodes, Properties } from "hast";
import { defaultHandlers, toMdast, type Handle } from "hast-util-to-mdast";
import type * as mdast from "mdast";
import type { List, ListItem, PhrasingContent, Root } from "mdast";
import { findHeading, readMain } from "./read-main";

/**
 * Converts the main element of a page to the tree of a Markdown document, with absolute URLs.
 * @param html the HTML of the page
 * @param url URL of the page
 */
export function toBlocks(html: string, url: string): Root {
  const base = createElement("base", [], { href: url });
  const tree = toMdast({ type: "root", children: [base, ...readMain(html)] }, { document: true, handlers: HANDLERS });
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

const isNamed = (node: Nodes | undefined, name: string): node is Element =>
  node?.type === "element" && node.tagName === name;

function createElement(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: "element", tagName, properties, children };
}

const toItem = (line: PhrasingContent[], ...below: List[]): ListItem => ({
  type: "listItem",
  spread: false,
  children: [{ type: "paragraph", children: line }, ...below],
});
const toList = (children: ListItem[]): List => ({ type: "list", ordered: false, spread: false, children });
const toText = (value: string): PhrasingContent => ({ type: "text", value });
const toBold = (children: PhrasingContent[]): PhrasingContent => ({ type: "strong", children });

/** A definition list as a list: each term in bold before its definition, several definitions in a list below it. */
const definitions: Handle = (state, { children }) => {
  const entries: { term: PhrasingContent; lines: PhrasingContent[][] }[] = [];
  for (const node of children.flatMap((child) => (isNamed(child, "div") ? child.children : [child]))) {
    const line = toLine(state.all({ type: "root", children: [node] }));
    if (isNamed(node, "dt")) entries.push({ term: toBold([...line, toText(":")]), lines: [] });
    if (isNamed(node, "dd")) entries.at(-1)?.lines.push(line);
  }
  const items = entries.map(({ term, lines: [line = [], ...others] }) =>
    others.length === 0
      ? toItem([term, toText(" "), ...line])
      : toItem([term], toList([line, ...others].map((each) => toItem(each)))),
  );
  return toList(items);
};

/** Items with headings are sections, because a heading in a list is not part of the outline. */
const list: Handle = (state, node) =>
  findHeading(node)
    ? node.children.flatMap((item) => (item.type === "element" ? state.toFlow(state.all(item)) : []))
    : defaultHandlers.ul(state, node);

/** Further lines of an item are a list below its first line, which keeps the list together. */
const item: Handle = (state, node) => {
  const result = defaultHandlers.li(state, node);
  const [first, ...others] = result.children.flatMap((block) => (block.type === "paragraph" ? [block.children] : []));
  return first && others.length > 0 && others.length + 1 === result.children.length
    ? toItem(first, toList(others.map((line) => toItem(line))))
    : result;
};

/** A table without a head gets one, which Markdown requires, with its caption; other captions are above the table. */
const table: Handle = (state, node) => {
  const caption = node.children.find((child) => isNamed(child, "caption"))?.children ?? [];
  if (node.children.some((child) => isNamed(child, "thead"))) {
    const title = toLine(state.all({ type: "root", children: caption }));
    const result = defaultHandlers.table(state, node);
    return title.length > 0 ? [{ type: "paragraph", children: [toBold(title)] }, result] : result;
  }
  const head = createElement("thead", [createElement("tr", [createElement("th", caption)])]);
  return defaultHandlers.table(state, { ...node, children: [head, ...node.children] });
};

/** A cell of a Markdown table has a single line. */
const cell: Handle = (state, node) => {
  const result = defaultHandlers.td(state, node);
  const line = toLine(result.children);
  return { ...result, children: node.properties["scope"] === "rowgroup" ? [toBold(line)] : line };
};

/** Pictures without a text are decoration, and those in tables show what the cell names. */
const picture: Handle = (state, node) =>
  state.inTable || !node.properties["alt"] ? undefined : defaultHandlers.img(state, node);

const video: Handle = (state, node) => ({
  ...defaultHandlers.video(state, node),
  children: [toText(String(node.properties["ariaLabel"]))],
});

/** A remark below a value, such as its conditions. */
const remark: Handle = (state, node) => [toText(" ("), ...(state.all(node) as PhrasingContent[]), toText(")")];

const HANDLERS = {
  dl: definitions,
  img: picture,
  ins: defaultHandlers.strong,
  li: item,
  ol: list,
  small: remark,
  table,
  td: cell,
  th: cell,
  ul: list,
  video,
};

/** The texts of blocks in one line. */
function toLine(nodes: readonly mdast.Nodes[]): PhrasingContent[] {
  return nodes.reduce<PhrasingContent[]>((line, node) => {
    if (!isBlock(node)) return [...line, node.type === "break" ? toText(" ") : (node as PhrasingContent)];
    const last = line.at(-1);
    const isSentence = last !== undefined && "value" in last && /[.!?:]$/.test(last.value);
    return [...line, ...(last ? [toText(isSentence ? " " : "; ")] : []), ...toLine(node.children)];
  }, []);
}

const BLOCKS = new Set(["heading", "list", "listItem", "paragraph"]);
const isBlock = (node: mdast.Nodes): node is mdast.Heading | List | ListItem | mdast.Paragraph => BLOCKS.has(node.type);
