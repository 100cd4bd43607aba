import { JSDOM } from "jsdom";

/** Attributes that words and a picture need; classes, states and addresses of scripts are left behind. */
const KEPT = new Set(["alt", "height", "href", "id", "sizes", "src", "srcset", "type", "width"]);
/** Parts that are neither words nor the picture. */
const LEFT_OUT = "script, style, noscript, svg, canvas, video, dialog, form, [hidden]";

/** All the look there is: the colors and fonts of the site, and room around the words. */
const STYLES = `
  body { background: #090d0f; color: #f3f5f2; font: 1rem/1.6 "Instrument Sans", "Instrument Sans Rest", "Instrument Fallback", sans-serif; margin: 0 auto; max-width: 75rem; padding: 0 1.25rem }
  h1, h2, h3 { font-family: "Archivo Expanded", "Archivo Expanded Rest", "Archivo Fallback", sans-serif; line-height: 1.1 }
  small { font-family: "Sometype Mono", "Sometype Fallback", monospace }
  a, button { color: inherit; display: inline-block; padding: .6rem }
  img { display: block; height: auto; width: 100% }
`;

/**
 * The reference page of a home page: its words in plain elements, its first
 * picture, its fonts, a style sheet of some lines, and no script. No page
 * that holds these can be faster.
 */
export function referenceHtml(home: string): string {
  const { document } = new JSDOM(home.replace(/<!--.*?-->/g, "")).window;
  const { body, head } = document;
  const faces = home.match(/@font-face\{[^}]*\}/g) ?? [];
  const fonts = [...head.querySelectorAll('link[rel="preload"][as="font"]')];
  const description = head.querySelector('meta[name="description"]');
  for (const part of body.querySelectorAll(LEFT_OUT)) part.remove();
  for (const picture of [...body.querySelectorAll("picture")].slice(1)) picture.remove();
  for (const element of body.querySelectorAll("*")) keepAttributes(element, KEPT);
  for (const group of body.querySelectorAll("div")) group.replaceWith("\n", ...group.childNodes, "\n");
  for (const label of body.querySelectorAll("button:empty, a:empty")) label.remove();
  body.querySelector("picture img")?.setAttribute("fetchpriority", "high");
  for (const element of [...fonts, ...(description ? [description] : [])]) element.removeAttribute("data-react-helmet");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without it browsers ask for one, and miss it.
    '<link rel="icon" href="data:,">',
    `<title>${document.title}</title>${description?.outerHTML ?? ""}`,
    ...fonts.map(({ outerHTML }) => outerHTML),
    `<style>${faces.join("\n")}${STYLES}</style></head><body>${body.innerHTML}</body></html>`,
  ].join("\n");
}

function keepAttributes(element: Element, kept: ReadonlySet<string>): void {
  for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
}
