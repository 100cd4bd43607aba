import { readFileSync } from "node:fs";
import { join } from "node:path";
import site from "../../data/site.json";
import page from "../../data/pages/form-answer.json";
import type { Release } from "../release";
import type { Releases } from "../releases";
import {
  append,
  attribute,
  copyOf,
  elements,
  parse,
  remove,
  serialize,
  setAttribute,
  setText,
  unwrap,
  withAttribute,
  type Element,
} from "./html";

/** What the page says. All of it is text: nothing in it is read as HTML. */
export interface Answer {
  readonly title: string;
  readonly text: string;
  /** What has to be put right; a link leads to the control with the id. */
  readonly faults?: readonly { readonly id: string; readonly text: string }[];
  /** Which part of src/pages/form-answer.tsx is shown under the words (`data-answer-part`); without one, none. */
  readonly part?: string;
  /** Changes that part, such as the values of its controls. */
  readonly fill?: (part: Element) => void;
  /** Path of our site that the link at the end leads to. */
  readonly back: string;
}

export interface AnswerPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where a release holds the page. */
const FILE = "form-answer/index.html";

/** What stands in the built page's place where there is none: in a function, and in `gatsby develop`. */
const PLAIN = `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title></title></head>
<body><main><h1 data-answer="title"></h1><p data-answer="text"></p><ul data-answer="faults"><li><a></a></li></ul>
<div data-answer="slot"><form data-answer-part="button" method="post"><button type="submit"></button></form></div><p data-answer="back"><a></a></p></main></body></html>`;
const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The page that answers a form sent without script, in the look of the release that is served.
 * @param releases none where no built site is at hand; a plain page says the same then
 */
export function answerPage(answer: Answer, releases?: Releases): AnswerPage {
  const built = releases && builtPage(releases.current);
  return {
    html: fillPage(built?.html ?? PLAIN, answer),
    headers: {
      ...(built?.headers ?? { "Content-Security-Policy": PLAIN_POLICY }),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  };
}

/** The page as it was built, with its own policy. */
function builtPage({ root, headersOf }: Release): AnswerPage | undefined {
  try {
    return { html: readFileSync(join(root, FILE), "utf8"), headers: headersOf(page.route) };
  } catch {
    // The release is older than the page, or is being removed. What was stored must be acknowledged all the same.
    return undefined;
  }
}

/** The HTML of a page with an answer in it. It has no scripts: at this address Gatsby's router would find nothing. */
export function fillPage(html: string, answer: Answer): string {
  const document = parse(html, { scriptingEnabled: false });
  const all = elements(document);
  const marked = (name: string): Element[] => withAttribute(all, "data-answer", name);
  for (const element of all) {
    if (element.tagName === "script" || isPreloadOfScript(element)) remove(element);
    // The browser may run scripts, and would hide what is meant for this page.
    if (element.tagName === "noscript") unwrap(element);
    if (element.tagName === "title") setText(element, `${answer.title} | ${site.brand}`);
  }
  for (const element of marked("title")) setText(element, answer.title);
  for (const element of marked("text")) setText(element, answer.text);
  for (const list of marked("faults")) showFaults(list, answer.faults ?? []);
  for (const link of marked("back").flatMap(elements)) {
    setAttribute(link, "href", answer.back);
    setText(link, page.labels.back);
  }
  for (const part of withAttribute(all, "data-answer-part")) {
    if (attribute(part, "data-answer-part") === answer.part) {
      setAttribute(part, "hidden", undefined);
      answer.fill?.(part);
    } else remove(part);
  }
  return serialize(document);
}

/** A link for each fault, like the one that the list is built with. */
function showFaults(list: Element, faults: NonNullable<Answer["faults"]>): void {
  const [item] = elements(list);
  if (faults.length === 0 || !item) return remove(list);
  setAttribute(list, "hidden", undefined);
  for (const { id, text } of faults) {
    const copy = copyOf(item);
    for (const link of elements(copy)) {
      setAttribute(link, "href", `#${id}`);
      setText(link, text);
    }
    append(list, copy);
  }
  remove(item);
}

function isPreloadOfScript(element: Element): boolean {
  return element.tagName === "link" && ["script", "fetch"].includes(attribute(element, "as") ?? "");
}
