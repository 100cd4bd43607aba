import type { Option } from "../config/fields";

/** Makes an element with attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** What a field offers while somebody types: each value with its label beside it. */
export function datalist(id: string, options: readonly Option[]): HTMLDataListElement {
  return element("datalist", { id }, ...options.map(({ value, label }) => element("option", { value, label })));
}

/** The drawing of an icon; its shape stands in the page (desk/page.ts). */
export function drawing(name: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "desk-icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}
