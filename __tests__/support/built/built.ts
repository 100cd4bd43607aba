import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import type { Part } from "../../../testing/site-check/site-page";

/** The HTML of a built page as it is served. */
export function htmlOf(route: string): string {
  return readFileSync(route === "/404" ? "public/404.html" : join("public", route, "index.html"), "utf8");
}

/** One window for all documents, because creating a window takes almost as long as parsing a page. */
const { window } = new JSDOM();
const documents = new Map<string, Document>();

/** A built page as a document, before any script. It is parsed once for all tests of a file, so clone it before changing it. */
export function documentOf(route: string): Document {
  const known = documents.get(route);
  if (known) return known;
  const document = new window.DOMParser().parseFromString(htmlOf(route), "text/html");
  documents.set(route, document);
  return document;
}

/** A document with the head of a built page and an empty body. Parsing it is ten times faster than parsing the page. */
export function headOf(route: string): Document {
  const html = htmlOf(route);
  return new window.DOMParser().parseFromString(html.slice(0, html.indexOf("</head>")), "text/html");
}

/** The parts of all graphs of a page. */
export function partsOf(page: Document): Part[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => (JSON.parse(textContent ?? "{}") as { "@graph": Part[] })["@graph"],
  );
}

/** The text of a cell without the lines under its figure that match a selector: `small` for changes, `p` for conditions. */
export function cellText(cell: Element | null | undefined, omitted: string): string {
  const copy = cell?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(omitted).forEach((line) => line.remove());
  return copy?.textContent ?? "";
}

/** The content of a meta element by its name or property. */
export function metaOf(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
}
