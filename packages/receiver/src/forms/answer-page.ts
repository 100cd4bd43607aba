import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../texts/texts";
import {
  attribute,
  copyOf,
  elements,
  escape,
  parse,
  serialize,
  setAttribute,
  setText,
  tree,
  unwrap,
  withAttribute,
  type Element,
} from "./html";

/** The content of the page. All of it is text, which is escaped. */
export interface Answer {
  readonly title: string;
  readonly text: string;
  /** The errors of the form, each with the id of its control, for a link. */
  readonly faults?: readonly { readonly id: string; readonly text: string }[];
  /** The part of src/pages/form-answer.tsx that is shown below the text (`data-answer-part`); none by default. */
  readonly part?: string;
  /** Changes that part, for example the values of its controls. */
  readonly fill?: (part: Element) => void;
  /** Path of the link at the end. */
  readonly back: string;
  /** The texts of the visitor's language, for the rest of the page. */
  readonly texts: Texts;
}

/** A built site, whose page receives the answers. */
export interface BuiltSite {
  /** Path of its folder. */
  readonly root: string;
  /** The headers of a path. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
}

/** The built site that is served now. */
export interface CurrentSite {
  readonly current: BuiltSite;
}

export interface AnswerPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built page, relative to the folder of its language in a release. */
const BUILT_PAGE = "form-answer/index.html";

/** For pages without styles and scripts. */
const PLAIN_POLICY = {
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

const PAGE_HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };

/** Used when there is no built page: in a function, in `gatsby develop` and in an older release. */
const plainPage = (language: string): string => `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title></title></head>
<body><main><h1 data-answer="title"></h1><p data-answer="text"></p><ul data-answer="faults"><li><a></a></li></ul>
<div data-answer="slot"><form data-answer-part="button" method="post"><button type="submit"></button></form></div><p data-answer="back"><a></a></p></main></body></html>`;

/**
 * The page that answers a form sent without script.
 * @param site with the built page; without it, or if the page is missing, the result is a plain page with the same text
 */
export function answerPage(answer: Answer, site?: CurrentSite): AnswerPage {
  const { texts } = answer;
  const built = site && builtPage(site.current, texts);
  return {
    html: fillPage(built?.html ?? plainPage(texts["site.json"].language), answer),
    headers: { ...(built?.headers ?? PLAIN_POLICY), ...PAGE_HEADERS },
  };
}

/**
 * A short page with a title, a text and a link, for refusals. It is written without reading and parsing the built page,
 * so that a flood of refused requests costs little.
 */
export function shortPage({ title, text, back, texts }: Answer): AnswerPage {
  const { "site.json": site, "pages/form-answer.json": page } = texts;
  return {
    html: `<!DOCTYPE html><html lang="${escape(site.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title></head>
<body><main><h1 data-answer="title">${escape(title)}</h1><p data-answer="text">${escape(text)}</p>
<p data-answer="back"><a href="${escape(back)}">${escape(page.labels.back)}</a></p></main></body></html>`,
    headers: { ...PLAIN_POLICY, ...PAGE_HEADERS },
  };
}

/** The home page of a language. */
export function homePath(texts: Texts): string {
  return `/${texts.otherLanguage ?? ""}`;
}

/** The built page of a language with the headers of its path. */
function builtPage({ root, headersOf }: BuiltSite, texts: Texts): AnswerPage | undefined {
  const { otherLanguage: language } = texts;
  const { route } = texts["pages/form-answer.json"];
  try {
    return {
      html: readFileSync(join(root, language ?? "", BUILT_PAGE), "utf8"),
      headers: headersOf(language === undefined ? route : `/${language}${route}`),
    };
  } catch {
    // The release has no such page, or is being removed. A stored submission must be acknowledged nevertheless.
    return undefined;
  }
}

/** Fills an answer into the HTML of the page. Scripts are removed, because Gatsby's router has no page for this URL. */
export function fillPage(html: string, answer: Answer): string {
  const { "site.json": site, "pages/form-answer.json": page } = answer.texts;
  const document = parse(html, { scriptingEnabled: false });
  const all = elements(document);
  const marked = (name: string): Element[] => withAttribute(all, "data-answer", name);
  for (const element of all) {
    if (element.tagName === "script" || isPreloadOfScript(element)) tree.detachNode(element);
    // A browser with scripts enabled would hide the content of noscript.
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
    } else tree.detachNode(part);
  }
  return serialize(document);
}

/** Replaces the sample item of the built list with one item for each error. */
function showFaults(list: Element, faults: NonNullable<Answer["faults"]>): void {
  const [item] = elements(list);
  if (faults.length === 0 || !item) return tree.detachNode(list);
  setAttribute(list, "hidden", undefined);
  for (const { id, text } of faults) {
    const copy = copyOf(item);
    for (const link of elements(copy)) {
      setAttribute(link, "href", `#${id}`);
      setText(link, text);
    }
    tree.appendChild(list, copy);
  }
  tree.detachNode(item);
}

function isPreloadOfScript(element: Element): boolean {
  return element.tagName === "link" && ["script", "fetch"].includes(attribute(element, "as") ?? "");
}
