import { Schema, type MarkSpec, type NodeSpec } from "prosemirror-model";

/** A node type with inline content. */
const text = (tag: string, more: NodeSpec = {}): NodeSpec => ({
  content: "inline*",
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});
/** A node type with other nodes as content. */
const group = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({ ...text(tag, more), content });
/** A mark type. @param parseDOM additional HTML that is parsed as this mark */
const mark = (tag: string, parseDOM: MarkSpec["parseDOM"] = []): MarkSpec => ({
  parseDOM: [{ tag }, ...parseDOM],
  toDOM: () => [tag, 0],
});

/** A `getAttrs` function: null accepts a font weight as bold, false rejects it. */
const acceptBold = (weight: string): false | null => (/^(bold(er)?|[6-9]00)$/.test(weight) ? null : false);

/** A `getAttrs` function: null accepts a line through the text, false rejects other decorations. */
const acceptCrossedOut = (decoration: string): false | null => (decoration.includes("line-through") ? null : false);

/** Word processors wrap the text of items and cells in paragraphs. */
const INNER_PARAGRAPH = { tag: "li > p, td > p, th > p", skip: true, priority: 60 } as const;

/** Link targets that the content check allows (packages/content/src/check/html.ts). Other links are removed from pasted text. */
export const SAFE_LINK = /^(\/(?!\/)|https:\/\/|mailto:|#|\{)/;

/** Exactly the HTML that the content check allows in an article (packages/content/src/check/html.ts). */
export const articleSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: text("p", { group: "block" }),
    // The title is the page's only h1, so a pasted h1 becomes an h2.
    h2: text("h2", { group: "block", defining: true, parseDOM: [{ tag: "h2" }, { tag: "h1" }] }),
    h3: text("h3", { group: "block", defining: true, parseDOM: ["h3", "h4", "h5", "h6"].map((tag) => ({ tag })) }),
    blockquote: group("blockquote", "block+", { group: "block", defining: true }),
    bullet_list: group("ul", "list_item+", { group: "block" }),
    ordered_list: group("ol", "list_item+", { group: "block" }),
    list_item: text("li", { defining: true, parseDOM: [INNER_PARAGRAPH, { tag: "li" }] }),
    code_block: text("pre", { group: "block", content: "text*", marks: "", code: true, defining: true }),
    table: group("table", "caption? table_head? table_body", { group: "block", isolating: true }),
    caption: text("caption", { isolating: true }),
    table_head: group("thead", "table_row+"),
    table_body: group("tbody", "table_row+"),
    table_row: group("tr", "(table_header | table_cell)+"),
    table_header: text("th", {
      isolating: true,
      attrs: { scope: { default: null } },
      parseDOM: [{ tag: "th", getAttrs: (cell) => ({ scope: cell.getAttribute("scope") }) }],
      toDOM: ({ attrs }) => ["th", attrs, 0],
    }),
    table_cell: text("td", { isolating: true }),
    hard_break: { inline: true, group: "inline", selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
    text: { group: "inline" },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => {
            const href = link.getAttribute("href") ?? "";
            return SAFE_LINK.test(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", attrs, 0],
    },
    strong: mark("strong", [
      // Google Docs wraps everything in `<b style="font-weight: normal">`.
      { tag: "b", getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null) },
      { style: "font-weight", getAttrs: acceptBold },
    ]),
    em: mark("em", [{ tag: "i" }, { style: "font-style=italic" }]),
    s: mark("s", [
      { tag: "strike" },
      { tag: "del" },
      ...["text-decoration", "text-decoration-line"].map((style) => ({ style, getAttrs: acceptCrossedOut })),
    ]),
    code: mark("code"),
    sub: mark("sub", [{ style: "vertical-align=sub" }]),
    sup: mark("sup", [{ style: "vertical-align=super" }]),
  },
});
