import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { embedPath } from "@capture/domain/embed/embed-path";
import { OEMBED_FILE, oembedUrl, type EmbedFacts } from "@capture/domain/embed/oembed";
import { HEADERS_FILE, headerFinder, parseHeaders } from "@capture/domain/host/host-files";
import { firstScripts } from "../../testing/budget/first-scripts";
import { LIMITS } from "../../testing/budget/limits";
import { languagePaths, routes, site, translatedRoute } from "../../testing/routes";
import { documentOf, headOf, htmlOf, metaOf } from "../support/built/built";

const tours = routes.filter((route) => route.startsWith("/tours/"));
const versions = tours.flatMap((route) => ["", ...languagePaths].map((language) => translatedRoute(language, route)));
// A site may have no tours.
const eachTour = versions.length === 0 ? test.skip.each([""]) : test.each(versions);

eachTour("%s has a page for other sites, which search engines leave to the page of the tour", (route) => {
  const head = headOf(embedPath(route));
  expect(metaOf(head, "robots")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(site.url + route);
  expect(head.querySelectorAll("link[hreflang], link[type='text/markdown']")).toHaveLength(0);
  expect(head.documentElement.lang).toBe(headOf(route).documentElement.lang);
  const language = languagePaths.find((path) => route.startsWith(`${path}/`)) ?? "";
  expect(readFileSync(join("public", language, "sitemap-0.xml"), "utf8")).not.toContain(embedPath(route));
});

eachTour("without script, the page of %s for other sites has its picture, and a link to it in a new tab", (route) => {
  const page = documentOf(embedPath(route));
  expect(page.querySelectorAll("main img")).toHaveLength(1);
  expect(page.querySelectorAll("main button:not([data-script])")).toHaveLength(0);
  const links = [...page.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.target, link.rel]);
  expect(links).toEqual([[route, "_blank", "noopener"]]);
  expect(page.querySelectorAll("h1")).toHaveLength(1);
});

eachTour(
  "the page of %s for other sites is the only one that they may frame, and has no file of another site",
  (route) => {
    const find = headerFinder(parseHeaders(readFileSync(`public/${HEADERS_FILE}`, "utf8")));
    expect(find(embedPath(route))["Content-Security-Policy"]).toMatch(/frame-ancestors \*$/);
    expect(find(route)["Content-Security-Policy"]).toMatch(/frame-ancestors 'none'$/);
    expect(htmlOf(embedPath(route))).not.toMatch(
      /<(script|link rel="(stylesheet|modulepreload)")[^>]+(src|href)="http/,
    );
  },
);

eachTour("%s tells consumers of oEmbed where it is described, unless forms go to another host", (route) => {
  const link = headOf(route).querySelector("link[type='application/json+oembed']");
  const expected = process.env.GATSBY_FORMS_URL ? undefined : oembedUrl(site.url + route);
  expect(link?.getAttribute("href")).toBe(expected);
});

eachTour("the file for the host has %s, with thumbnails that exist", (route) => {
  const language = languagePaths.find((path) => route.startsWith(`${path}/`)) ?? "";
  const { tours: known } = JSON.parse(readFileSync(join("public", language, OEMBED_FILE), "utf8")) as EmbedFacts;
  const tour = known.find(({ url }) => url === site.url + route);
  expect(tour?.embedUrl).toBe(site.url + embedPath(route));
  expect(tour?.title).toMatch(/\S/);
  const files = tour?.thumbnails.map(({ url }) => join("public", url.slice(site.url.length))) ?? [];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

(tours.length === 0 ? test.skip.each([""]) : test.each(tours))(
  "the first scripts of the page of %s for other sites are within their budget, without the viewer",
  (route) => {
    const scripts = firstScripts("public", embedPath(route));
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.script);
    expect(scripts.flatMap(({ modules }) => modules).filter((name) => /\/three\/|viewer-canvas/.test(name))).toEqual(
      [],
    );
  },
);
