import { parse } from "parse5";
import { attributeOf, elementsIn, textIn, type HtmlElement } from "../../gatsby/lib/html-elements";

/** The parts of a page that the checks of a site compare; small, so that thousands of pages fit in memory. */
export type SitePage = ReturnType<typeof readPage>;

/** A part of a page's structured data. */
export interface Part extends Record<string, unknown> {
  "@type": string;
  "@id"?: string;
}

/** Parses the HTML of a page, with its content for browsers without script. */
export function readPage(html: string) {
  const elements = elementsIn(parse(html, { scriptingEnabled: false }));
  const named = (...tags: string[]): HtmlElement[] => elements.filter(({ tagName }) => tags.includes(tagName));
  const linksTo = (rel: string): HtmlElement[] => named("link").filter((link) => attributeOf(link, "rel") === rel);
  const meta = new Map(
    named("meta").map((each) => [
      attributeOf(each, "name") ?? attributeOf(each, "property") ?? "",
      attributeOf(each, "content") ?? "",
    ]),
  );
  return {
    language: named("html").map((each) => attributeOf(each, "lang"))[0] ?? "",
    title: named("title").map(textIn)[0] ?? "",
    meta,
    /** Whether search engines may not list the page. */
    isHidden: meta.get("robots")?.includes("noindex") === true,
    canonical: linksTo("canonical").map((each) => attributeOf(each, "href"))[0],
    /** The URLs of all versions by language. */
    alternates: new Map(
      linksTo("alternate").flatMap((each) => {
        const language = attributeOf(each, "hreflang");
        return language === undefined ? [] : [[language, attributeOf(each, "href") ?? ""]];
      }),
    ),
    /** Targets of links. */
    links: [...new Set(named("a").flatMap((each) => attributeOf(each, "href") ?? []))],
    /** Paths of files that the page loads. */
    files: [...new Set(named("img", "source", "video", "script", "link", "iframe").flatMap(filesOf))],
    ids: new Set(elements.flatMap((each) => attributeOf(each, "id") ?? [])),
    /** The texts of its structured data. */
    structuredData: named("script")
      .filter((each) => attributeOf(each, "type") === "application/ld+json")
      .map(textIn),
  };
}

function filesOf(element: HtmlElement): string[] {
  const sources = `${attributeOf(element, "srcset") ?? ""},${attributeOf(element, "imagesrcset") ?? ""}`.split(",");
  return [
    ...["src", "href", "poster"].flatMap((name) => attributeOf(element, name) ?? []),
    ...sources.flatMap((source) => source.trim().split(/\s/)[0] ?? []),
  ].filter((path) => path.startsWith("/") && !path.startsWith("//"));
}
