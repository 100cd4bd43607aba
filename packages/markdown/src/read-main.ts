import type { Element, ElementContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parseFragment } from "parse5";

/** Elements that lead around the page or are operated. */
const CONTROLS = new Set(["button", "form", "iframe", "nav"]);
/** Elements whose first heading is their title. A section has its title in `aria-labelledby`, or is the first screen. */
const TITLED = new Set(["article", "header", "li"]);
const HEADING = /^h[1-6]$/;

/**
 * The content of `<main>` as a browser without script shows it: with the panels of all tabs, and without what needs script
 * (`data-script`) or is hidden from screen readers.
 * @param html the HTML of a page
 */
export function readMain(html: string): ElementContent[] {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  // With scripting disabled, the content of noscript elements is parsed too.
  const tree = fromParse5(parseFragment(main, { scriptingEnabled: false }));
  return "children" in tree ? tree.children.flatMap((node) => (node.type === "element" ? shownIn(node) : [])) : [];
}

function shownIn(element: Element): ElementContent[] {
  const shown = element.children.flatMap((child): ElementContent[] => {
    // The soft hyphens of headings are for browsers.
    if (child.type === "text") return [{ ...child, value: child.value.replaceAll("\u00ad", "") }];
    if (child.type !== "element") return [];
    if (!isShown(child)) return [];
    return child.tagName === "noscript" ? shownIn(child) : [{ ...child, children: shownIn(child) }];
  });
  return withTitleFirst(element, shown).flatMap((child, index, all) =>
    isApart(all[index - 1], child) ? [{ type: "text", value: " " }, child] : [child],
  );
}

const isShown = ({ tagName, properties }: Element): boolean =>
  !CONTROLS.has(tagName) &&
  properties["dataScript"] === undefined &&
  properties["ariaHidden"] !== "true" &&
  (!properties["hidden"] || properties["dataPanel"] !== undefined);

/** Whether only a style separates two elements: links next to each other, and words before an added or removed one. */
function isApart(before: ElementContent | undefined, after: ElementContent): boolean {
  if (before?.type !== "element" || after.type !== "element") return false;
  return (before.tagName === "a" && after.tagName === "a") || after.tagName === "del" || after.tagName === "ins";
}

/** Moves the title of an element before its labels and pictures: in Markdown, they would belong to the section before. */
function withTitleFirst({ tagName, properties }: Element, children: ElementContent[]): ElementContent[] {
  const title = children.map(findHeading).find((heading) => heading !== undefined);
  if (!title || children[0] === title) return children;
  const labels = [properties["ariaLabelledBy"] ?? []].flat();
  const isTitle = TITLED.has(tagName) || title.tagName === "h1" || labels.includes(title.properties["id"] ?? "");
  return isTitle ? [title, ...without(title, children)] : children;
}

/** The first heading in an element. */
export function findHeading(node: ElementContent): Element | undefined {
  if (node.type !== "element") return undefined;
  if (HEADING.test(node.tagName)) return node;
  for (const child of node.children) {
    const heading = findHeading(child);
    if (heading) return heading;
  }
  return undefined;
}

const without = (left: Element, children: readonly ElementContent[]): ElementContent[] =>
  children
    .filter((child) => child !== left)
    .map((child) => (child.type === "element" ? { ...child, children: without(left, child.children) } : child));
