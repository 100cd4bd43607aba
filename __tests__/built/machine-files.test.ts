import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import {
  API_DESCRIPTION_PATH,
  endpointsOf,
  eventsOf,
  type ApiDescription,
} from "@capture/content/model/api-description";
import { parseRedirects } from "@capture/domain/host/host-files";
import { indexNowKey } from "../../gatsby/outputs/text-files";
import { documentOf, metaOf } from "../support/built/built";
import { entriesIn } from "../support/content/data";
import { testPages } from "../support/content/test-if";
import { routes, site } from "../../testing/routes";

const articles = entriesIn<{ path: string; date: string; update?: { date: string } }>("articles")
  .filter(({ path }) => routes.includes(path))
  .sort((a, b) => b.date.localeCompare(a.date));
const newest = articles[0] ?? { path: "", date: "", update: undefined };

const textOf = (name: string): string => readFileSync(join("public", name), "utf8");
const xmlOf = (name: string): Document => new JSDOM(textOf(name), { contentType: "text/xml" }).window.document;
const textsOf = (parent: ParentNode, tag: string): string[] =>
  [...parent.querySelectorAll(tag)].map(({ textContent }) => textContent ?? "");

/** Whether a URL is on the site and leads to a built page or file. */
function resolves(url: string): boolean {
  const { pathname } = new URL(url, site.url);
  return url.startsWith(site.url) && (routes.includes(pathname) || existsSync(join("public", pathname)));
}

const imagesOf = (entry: Element): string[] =>
  [...entry.getElementsByTagName("image:loc")].map(({ textContent }) => textContent ?? "");

const indexableRoutes = routes.filter((route) => metaOf(documentOf(route), "robots") !== "noindex");

test("each entry of the sitemap has a date, and existing pictures if its page shows pictures", () => {
  const entries = [...xmlOf("sitemap-0.xml").querySelectorAll("url")];
  expect(entries).toHaveLength(indexableRoutes.length);
  for (const entry of entries) {
    const route = entry.querySelector("loc")?.textContent?.slice(site.url.length) ?? "";
    expect(entry.querySelector("lastmod")?.textContent).toMatch(/^20\d\d-\d\d-\d\d/);
    expect(entry.querySelector("changefreq, priority")).toBeNull();
    const images = imagesOf(entry);
    expect(images.filter((url) => !resolves(url))).toEqual([]);
    const shown = documentOf(route).querySelectorAll("main img").length;
    expect([route, images.length > 0]).toEqual([route, shown > 0]);
  }
  const article = entries.find((entry) => entry.querySelector("loc")?.textContent === `${site.url}${newest.path}`);
  expect(article?.querySelector("lastmod")?.textContent).toBe(`${newest.update?.date ?? newest.date}T12:00:00.000Z`);
  expect(article && imagesOf(article)).not.toHaveLength(0);
});

const { contentSignals } = site;
(contentSignals ? test : test.skip)("robots.txt says what the texts may be used for", () => {
  const yesNo = (isAllowed?: boolean): string => (isAllowed === true ? "yes" : "no");
  expect(textOf("robots.txt").split("\n")).toContain(
    `Content-Signal: search=${yesNo(contentSignals?.search)}, ai-input=${yesNo(contentSignals?.aiInput)}, ai-train=${yesNo(contentSignals?.aiTraining)}`,
  );
});

test("robots.txt disallows only /api/, and contains the URL of the sitemap", () => {
  const lines = textOf("robots.txt").split("\n");
  expect(lines.filter((line) => /^\s*disallow/i.test(line))).toEqual(["Disallow: /api/"]);
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${site.url}/sitemap-index.xml`]),
  );
});

const testIfSecurity = site.security ? test : test.skip;
testIfSecurity("security.txt names the security contact and the page about reports, and expires within a year", () => {
  const text = textOf(".well-known/security.txt");
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1];
  expect(field("Contact")).toBe(`mailto:${site.security?.email}`);
  expect(resolves(field("Policy") ?? "")).toBe(true);
  expect(field("Canonical")).toBe(`${site.url}/.well-known/security.txt`);
  const days = (Date.parse(field("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test("three feeds list the articles, newest first, and the blog links to them", () => {
  const rss = textsOf(xmlOf("blog/rss.xml"), "item > link");
  const atom = [...xmlOf("blog/atom.xml").querySelectorAll("entry > link:not([rel])")].map((link) =>
    link.getAttribute("href"),
  );
  const json = JSON.parse(textOf("blog/feed.json")) as { items: { url: string; date_modified: string }[] };
  const days = json.items.map((item) => item.date_modified);
  // At noon UTC, it is the same day in America and in Europe.
  expect(days.filter((day) => !day.endsWith("T12:00:00.000Z"))).toEqual([]);
  expect(textsOf(xmlOf("blog/rss.xml"), "item > pubDate")[0]).toBe(new Date(`${newest.date}T12:00:00Z`).toUTCString());
  expect(textsOf(xmlOf("blog/atom.xml"), "entry > published")[0]).toBe(`${newest.date}T12:00:00.000Z`);
  expect(rss).toHaveLength(articles.length);
  expect(rss.filter((url) => !resolves(url))).toEqual([]);
  expect(atom).toEqual(rss);
  expect(json.items.map(({ url }) => url)).toEqual(rss);
  expect(days).toEqual([...days].sort().reverse());
  const links = [
    ...documentOf("/blog").querySelectorAll('link[rel="alternate"]:not([hreflang], [type="text/markdown"])'),
  ].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]);
});

test.each(["blog/rss.xml", "blog/atom.xml", "blog/feed.json"])("links in the articles of %s are absolute", (name) => {
  const text = textOf(name).replaceAll('\\"', '"').replaceAll("&quot;", '"');
  expect(text).toContain(`href="${site.url}/`);
  expect(text).not.toMatch(/href="\//);
});

const eachListWithFeeds = ["/releases", "/changes"].filter((route) => routes.includes(route));
(eachListWithFeeds.length === 0 ? test.skip.each([""]) : test.each(eachListWithFeeds))(
  "an Atom feed lists the entries of %s in the order of the page, and the page links to it",
  (route) => {
    const page = documentOf(route);
    const shown = [...page.querySelectorAll("main article[id]")].map(({ id }) => `${site.url}${route}#${id}`);
    const feed = xmlOf(`${route.slice(1)}/atom.xml`);
    const urls = [...feed.querySelectorAll("entry > link:not([rel])")].map((link) => link.getAttribute("href"));
    expect(shown.length).toBeGreaterThan(0);
    expect(urls.slice(0, shown.length)).toEqual(shown);
    expect(textsOf(feed, "entry > content").filter((html) => html === "")).toEqual([]);
    const links = [...page.querySelectorAll('link[rel="alternate"]:not([hreflang], [type="text/markdown"])')].map(
      (link) => link.getAttribute("href"),
    );
    expect(links).toEqual([`${route}/atom.xml`]);
    expect(page.querySelector(`main a[href="${route}/atom.xml"]`)).not.toBeNull();
    const redirects = parseRedirects(textOf("_redirects"));
    for (const former of ["rss.xml", "feed.json"])
      expect(redirects.get(`${route}/${former}`)).toBe(`${route}/atom.xml`);
  },
);

test("the icons of the manifest and the head have the declared sizes", async () => {
  const manifest = JSON.parse(textOf("manifest.webmanifest")) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(site.brand);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const { width, height } = await sharp(join("public", src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512", "any"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const touch = await sharp("public/icons/apple-touch-icon.png").metadata();
  expect([touch.width, touch.hasAlpha]).toEqual([180, false]);
  const ico = readFileSync("public/favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
});

test("llms.txt lists exactly the pages without noindex, those with a Markdown twin by its URL, and the API", () => {
  const text = textOf("llms.txt");
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
  const urls = [...text.matchAll(/^- \[.*\]\(([^)]+)\)/gm)].map(([, url = ""]) => url.replace(/\b(?:index)?\.md$/, ""));
  const files = routes.includes("/developers") ? [API_DESCRIPTION_PATH] : [];
  expect(urls.sort()).toEqual([...indexableRoutes, ...files].map((path) => `${site.url}${path}`).sort());
});

testPages("/developers")("the developer portal shows the endpoints and events of openapi.json, and links to it", () => {
  const api = JSON.parse(textOf(API_DESCRIPTION_PATH)) as ApiDescription & { $schema?: string };
  expect(api.$schema).toBeUndefined();
  // Templates such as {id} remain; placeholders of site.json have dots or are its fields.
  expect(textOf(API_DESCRIPTION_PATH)).not.toMatch(/\{(?:brand|links|mailboxes)\b/);
  const page = documentOf("/developers");
  expect(page.querySelector('link[rel="service-desc"]')?.getAttribute("href")).toBe(API_DESCRIPTION_PATH);
  expect(page.querySelector(`main a[href="${API_DESCRIPTION_PATH}"]`)).not.toBeNull();
  const rows = [...page.querySelectorAll("main table tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => textContent).join(" "),
  );
  expect(rows).toEqual([
    ...endpointsOf(api).map(({ method, path, description }) => `${method} ${path} ${description}`),
    ...eventsOf(api).map(({ name, description }) => `${name} ${description}`),
  ]);
});

(routes.includes("/developers") ? test.skip : test)("a site without a developer portal has no openapi.json", () => {
  expect(existsSync(join("public", API_DESCRIPTION_PATH))).toBe(false);
});

test("the IndexNow key is the name and the content of a file", () => {
  const key = indexNowKey(site.url);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(textOf(`${key}.txt`)).toBe(key);
});
