import { JSDOM } from "jsdom";
import { contentFolder } from "@capture/content/model/folder";
import { brandValues } from "../../gatsby/outputs/brand/values";

/** Attributes of text, links and pictures. All others are removed. */
const KEPT_ATTRIBUTES = new Set(["alt", "height", "href", "id", "sizes", "src", "srcset", "type", "width"]);
/** Elements that are neither text nor pictures. */
const REMOVED_ELEMENTS = "script, style, noscript, svg, canvas, video, dialog, form, [hidden]";

const {
  bands: { ink },
  fonts,
} = brandValues(contentFolder());

/** The colors and fonts of the site, and some spacing. */
const STYLES = `
  body { background: ${ink.background}; color: ${ink.text}; font: 1rem/1.6 ${fonts.body ?? ""}; margin: 0 auto; max-width: 75rem; padding: 0 1.25rem }
  h1, h2, h3 { font-family: ${fonts.heading ?? ""}; line-height: 1.1 }
  small { font-family: ${fonts.mono ?? ""} }
  a, button { color: inherit; display: inline-block; padding: .6rem }
  img { display: block; height: auto; width: 100% }
`;

/**
 * Reduces a home page to its text in plain elements, its first picture, its fonts and a short style sheet, without
 * scripts. No page with this content can be faster.
 */
export function referenceHtml(home: string): string {
  const { document } = new JSDOM(home.replace(/<!--.*?-->/g, "")).window;
  const { body, head } = document;
  const faces = home.match(/@font-face\{[^}]*\}/g) ?? [];
  const fonts = [...head.querySelectorAll('link[rel="preload"][as="font"]')];
  const description = head.querySelector('meta[name="description"]');
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const picture of [...body.querySelectorAll("picture")].slice(1)) picture.remove();
  for (const element of body.querySelectorAll("*")) keepAttributes(element, KEPT_ATTRIBUTES);
  for (const group of body.querySelectorAll("div")) group.replaceWith("\n", ...group.childNodes, "\n");
  for (const label of body.querySelectorAll("button:empty, a:empty")) label.remove();
  body.querySelector("picture img")?.setAttribute("fetchpriority", "high");
  for (const element of [...fonts, ...(description ? [description] : [])]) element.removeAttribute("data-react-helmet");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without an icon browsers request /favicon.ico, which does not exist.
    '<link rel="icon" href="data:,">',
    `<title>${document.title}</title>${description?.outerHTML ?? ""}`,
    ...fonts.map(({ outerHTML }) => outerHTML),
    `<style>${faces.join("\n")}${STYLES}</style></head><body>${body.innerHTML}</body></html>`,
  ].join("\n");
}

function keepAttributes(element: Element, kept: ReadonlySet<string>): void {
  for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
}
