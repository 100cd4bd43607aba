import type { Option } from "../config/fields";

/** Creates an element with attributes and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Creates the suggestions of an input, each with its label. */
export function createDatalist(id: string, options: readonly Option[]): HTMLDataListElement {
  return createElement(
    "datalist",
    { id },
    ...options.map(({ value, label }) => createElement("option", { value, label })),
  );
}

/** Creates the SVG of an icon. Its symbol is in the page (packages/desk/src/page.ts). */
export function createIcon(name: string): SVGSVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("class", "desk-icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(namespace, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}
