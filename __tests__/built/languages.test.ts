import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCollection } from "@capture/content/check/collection";
import { isEmbedPath } from "@capture/domain/embed/embed-path";
import { parseRedirects } from "@capture/domain/host/host-files";
import { untranslatedPaths } from "@capture/content/locales/coverage";
import { languageLocale, languagePath, readLanguages } from "@capture/content/locales/languages";
import { compareNumbers } from "@capture/content/locales/numbers";
import { contentFolder } from "@capture/content/model/folder";
import { localeOf } from "@capture/domain/lib/locale";
import { builtPaths } from "../../gatsby/lib/built-pages";
import { planned, routes, site, translatedRoute } from "../../testing/routes";
import { documentOf, headOf, htmlOf, metaOf, partsOf } from "../support/built/built";

const collection = readCollection(contentFolder());
const languages = readLanguages(collection).map((language) => ({
  code: language.code,
  path: languagePath(language.code),
  locale: languageLocale(language) ?? "",
  untranslated: untranslatedPaths(language, collection),
}));
const own = { code: site.language, path: "", locale: localeOf(site), untranslated: [] as string[] };
const versions = [own, ...languages];

const routeIn = ({ path }: { readonly path: string }, route: string): string =>
  path === "" ? route : translatedRoute(path, route);
const pageFile = (route: string): string => join("public", route, "index.html");
/** Pages that search engines list have a canonical URL. */
const canonicalOf = (route: string): string | undefined =>
  headOf(route).querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
const alternatesOf = (route: string): Record<string, string> =>
  Object.fromEntries(
    [...headOf(route).querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map((link) => [
      link.hreflang,
      link.href,
    ]),
  );

/** The text of a page’s content, with a space between elements. */
function textOf(route: string): string {
  const main = documentOf(route).querySelector("main")?.cloneNode(true) as Element;
  // Files of the sample data have their own sizes and checksums in each language.
  main.querySelectorAll("script, style, svg, li:has(a[download])").forEach((element) => element.remove());
  return (
    [...main.querySelectorAll("*")]
      .flatMap((element) => [...element.childNodes])
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent)
      .join(" \n ")
      // The term “E57” has other neighbors when the names of terms are translated.
      .replaceAll("E57", "")
  );
}

/** A company may have one language, and pages without feeds. */
const describeLanguages = languages.length === 0 ? describe.skip.each([own]) : describe.each(languages);
const pagesWithFeeds = ["blog", "releases", "changes"].filter((page) => routes.includes(`/${page}`));

describeLanguages("in $code", ({ code, path, locale, untranslated }) => {
  const inLanguage = (route: string): string => translatedRoute(path, route);
  const translated = routes.filter((route) => !untranslated.includes(route));
  const listed = translated.filter((route) => canonicalOf(route) !== undefined);

  test("all pages exist, and no others, such as those of drafts", () => {
    const pages = builtPaths(join("public", path)).filter((page) => !isEmbedPath(page));
    expect(pages.map((page) => path + page)).toEqual(routes.map(inLanguage).sort());
    expect(routes.filter((route) => !existsSync(pageFile(inLanguage(route))))).toEqual([]);
    expect(existsSync(join("public", path, "404.html"))).toBe(true);
  });

  test("pages state their language in head, social tags and structured data", () => {
    for (const route of listed) {
      const page = headOf(inLanguage(route));
      expect([route, page.documentElement.lang]).toEqual([route, code]);
      expect(metaOf(page, "og:locale")).toBe(locale.replace("-", "_"));
      expect(canonicalOf(inLanguage(route))).toBe(site.url + inLanguage(route));
      for (const { inLanguage } of partsOf(page)) expect([undefined, code]).toContain(inLanguage);
    }
  });

  test("each version of a page links to all versions", () => {
    for (const route of listed) {
      const expected = Object.fromEntries(versions.map((each) => [each.code, site.url + routeIn(each, route)]));
      const complete = { ...expected, "x-default": `${site.url}${route}` };
      for (const version of versions) expect(alternatesOf(routeIn(version, route))).toEqual(complete);
    }
  });

  test("links lead to pages in the language", () => {
    const files = new Set([...routes, ...planned].map(inLanguage));
    const wrong = translated.flatMap((route) =>
      [...documentOf(inLanguage(route)).querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([hreflang])")]
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => {
          const target = href.replace(/[?#].*$/, "").replace(/\/$/, "") || "/";
          if (target.startsWith("/static/") || target === path) return false;
          return !target.startsWith(`${path}/`) || !(files.has(target) || existsSync(join("public", target)));
        })
        .map((href) => `${route}: ${href}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test.each(translated)("%s has the same figures", (route) => {
    const differences = compareNumbers(
      { text: textOf(route), locale: own.locale },
      { text: textOf(inLanguage(route)), locale },
    );
    expect(differences).toEqual({ added: [], omitted: [] });
  });

  test("pictures and scripts are stored once for all languages", () => {
    const names = readdirSync(join("public", path));
    expect(names.filter((name) => name === "static" || name.endsWith(".js"))).toEqual([]);
  });

  test("the sitemap lists the translated pages with all their versions", () => {
    const sitemap = readFileSync(join("public", path, "sitemap-0.xml"), "utf8");
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(urls.filter((url) => !url?.includes("/static/")).sort()).toEqual(
      listed.map((route) => site.url + inLanguage(route)).sort(),
    );
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
    expect(readFileSync("public/sitemap-index.xml", "utf8")).toContain(`<loc>${site.url}${path}/sitemap-0.xml</loc>`);
  });

  test("a page with a translated slug is at no other URL, and the URL without it leads there", () => {
    const moved = routes.filter((route) => inLanguage(route) !== path + route);
    expect(moved.filter((route) => existsSync(pageFile(path + route)))).toEqual([]);
    expect(moved.filter((route) => existsSync(join("public", `${path}${route}.md`)))).toEqual([]);
    const redirects = parseRedirects(readFileSync("public/_redirects", "utf8"));
    expect(moved.map((route) => redirects.get(path + route))).toEqual(moved.map(inLanguage));
  });

  test("the links to other languages know the translated URL of the page", () => {
    for (const route of listed) {
      const links = (page: string): string[] =>
        [...documentOf(page).querySelectorAll("header a[hreflang]")].map((link) => link.getAttribute("href") ?? "");
      expect(links(route)).toContain(inLanguage(route));
      expect(links(inLanguage(route))).toContain(route);
    }
  });

  test("files for machines have the translated URLs", () => {
    const moved = translated.filter((route) => inLanguage(route) !== path + route);
    // The sitemap also has the pages in the default language.
    for (const name of readdirSync(join("public", path)).filter((each) => /\.(json|txt)$/.test(each))) {
      const text = readFileSync(join("public", path, name), "utf8");
      expect([name, moved.filter((route) => new RegExp(`${route}(?![\\w-])`).test(text))]).toEqual([name, []]);
    }
  });

  test("feeds are in the language", () => {
    for (const page of pagesWithFeeds) {
      const feed = readFileSync(join("public", path, page, "atom.xml"), "utf8");
      expect(feed).toContain(`${site.url}${path}/${page}`);
    }
    // Atom of the library has no language.
    if (pagesWithFeeds.includes("blog"))
      expect(readFileSync(join("public", path, "blog/rss.xml"), "utf8")).toContain(`<language>${code}</language>`);
  });
});

(languages.length === 0 ? test : test.skip)("a site in one language has no trace of others", () => {
  expect(routes.filter((route) => htmlOf(route).includes("hreflang"))).toEqual([]);
  expect(["language.json", "de"].filter((name) => existsSync(join("public", name)))).toEqual([]);
});

test("a page in the default language differs only by links to the others", () => {
  expect(headOf("/").documentElement.lang).toBe(site.language);
  const switches = documentOf("/").querySelectorAll("a[hreflang]");
  expect(new Set([...switches].map((link) => link.getAttribute("hreflang")))).toEqual(
    new Set(languages.map(({ code }) => code)),
  );
});
