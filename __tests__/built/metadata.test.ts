import { join } from "node:path";
import sharp from "sharp";
import { documentOf, headOf, htmlOf, metaOf, partsOf } from "../support/built/built";
import { contentOf, entriesIn } from "../support/content/data";
import { itemsOf } from "../support/content/pages";
import { isEntry, routes, site } from "../../testing/routes";
import type { Part } from "../../testing/site-check/site-page";

const isPublished = ({ path }: { readonly path: string }): boolean => routes.includes(path);
const products = entriesIn<{ slug: string; path: string; specifications?: object[] }>("products").filter(isPublished);

const partOf = (route: string, type: string): Part | undefined =>
  partsOf(headOf(route)).find((part) => part["@type"] === type);

/** Each film of the home page has a type of its own. */
const listVideos = ["home/engine.json", "home/featured.json"].flatMap((file) => itemsOf(file).map(() => "VideoObject"));

/** The structured-data types of a page, apart from those that every page has. */
function ownTypes(route: string): string[] {
  if (route === "/") return listVideos;
  if (["/products", "/solutions", "/showcase", "/case-studies", "/blog", "/releases"].includes(route))
    return ["ItemList"];
  if (route === "/academy/glossary") return ["DefinedTermSet"];
  if (route.startsWith("/academy/glossary/")) return ["DefinedTerm"];
  if (/^\/products\/(accuracy|compare|decision|finder|planner)$/.test(route)) return [];
  if (/^\/products\/[^/]+\/record$/.test(route)) return [];
  if (route.startsWith("/products/")) {
    const { video, model } = contentOf<{ video?: object; model?: string }>(`${route.slice(1)}.json`);
    return ["ProductModel", ...(video ? ["VideoObject"] : []), ...(model === undefined ? [] : ["3DModel"])];
  }
  if (route.startsWith("/case-studies/")) return ["Article"];
  // The model, and a picture for each of its panoramas.
  if (route.startsWith("/tours/")) {
    const { stations } = contentOf<{ stations: object[] }>(`${route.slice(1)}.json`);
    return ["3DModel", ...stations.map(() => "ImageObject")];
  }
  if (route === "/sample-data") return ["Dataset"];
  return route.startsWith("/blog/") ? ["BlogPosting"] : [];
}

const PAGE_TYPES: Record<string, string> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/products": "CollectionPage",
  "/solutions": "CollectionPage",
  "/showcase": "CollectionPage",
  "/case-studies": "CollectionPage",
  "/blog": "CollectionPage",
  "/academy/glossary": "CollectionPage",
  "/releases": "CollectionPage",
};

describe.each(routes)("%s", (route) => {
  const page = headOf(route);

  test("repeats its title and description in its social tags", () => {
    expect(metaOf(page, "og:title")).toBe(page.title);
    expect(metaOf(page, "twitter:title")).toBe(page.title);
    expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
    expect(metaOf(page, "og:site_name")).toBe(site.brand);
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "og:type")).toBe(isEntry(route) ? "article" : "website");
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(metaOf(page, "og:url") ?? undefined).toBe(canonical);
  });

  test("has a picture of 1200×630 for shared links, with alternative text", async () => {
    const url = metaOf(page, "og:image") ?? "";
    expect(url).toMatch(new RegExp(`^${site.url}/social/[0-9a-f]{16}\\.jpg$`));
    expect(metaOf(page, "twitter:image")).toBe(url);
    expect(metaOf(page, "og:image:alt")).toMatch(/\S+ \S+/);
    const { width, height, format } = await sharp(join("public", new URL(url).pathname)).metadata();
    expect([format, String(width), String(height)]).toEqual([
      "jpeg",
      metaOf(page, "og:image:width"),
      metaOf(page, "og:image:height"),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  });

  test("has one JSON-LD graph with the types for this kind of page", () => {
    expect(htmlOf(route).match(/<script[^>]*application\/ld\+json/g)).toHaveLength(1);
    expect(partsOf(page).map((part) => part["@type"])).toEqual([
      "Organization",
      "WebSite",
      PAGE_TYPES[route] ?? "WebPage",
      "BreadcrumbList",
      ...ownTypes(route),
    ]);
  });

  test("has breadcrumbs from the home page to itself", () => {
    const items = partOf(route, "BreadcrumbList")?.itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(items[0]).toMatchObject({ name: contentOf<{ name: string }>("pages/home.json").name, item: `${site.url}/` });
    expect(items.at(-1)?.item).toBe(`${site.url}${route}`);
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    for (const { item } of items) expect(routes).toContain(item.slice(site.url.length));
  });

  test("has a canonical URL without a trailing slash, and a graph that refers only to existing parts", () => {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(canonical.slice(site.url.length)).not.toMatch(/.\/$/);
    const parts = partsOf(page);
    const ids = new Set(parts.map((part) => part["@id"]));
    const references = [...JSON.stringify(parts).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = ""]) => id);
    const internal = references.filter((id) => id.startsWith(`${site.url}/#`) || id.startsWith(`${site.url}${route}#`));
    expect(internal).not.toHaveLength(0);
    expect(internal.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test("the title of every page except list entries ends with the brand, once", () => {
  for (const route of routes.filter((path) => !isEntry(path))) {
    const { title } = headOf(route);
    expect([route, title.endsWith(` | ${site.brand}`)]).toEqual([route, true]);
    expect([route, title.split(site.brand)]).toEqual([route, [expect.stringMatching(/ \| $/), ""]]);
  }
});

test("every page has its own picture for shared links", () => {
  const urls = routes.map((route) => metaOf(headOf(route), "og:image"));
  expect(new Set(urls).size).toBe(routes.length);
});

test.each(["/", "/about", "/contact"].filter((route) => routes.includes(route)))(
  "structured data of %s has the founding year, and each mailbox with a type of its own",
  (route) => {
    const company = partOf(route, "Organization");
    expect(company?.foundingDate).toBe(String(site.founded));
    const points = company?.contactPoint as { email: string; contactType: string }[];
    expect(points.map(({ email }) => email).sort()).toEqual(Object.values(site.mailboxes).sort());
    expect(new Set(points.map(({ contactType }) => contactType)).size).toBe(points.length);
  },
);

test.each(products.map(({ slug }) => slug))(
  "structured data of /products/%s has its specification and offer",
  (slug) => {
    const product = partOf(`/products/${slug}`, "ProductModel");
    const { price } = contentOf<{ price: string }>("labels/product.json");
    expect(product?.offers).toMatchObject({ price, priceCurrency: site.currency });
    const values = product?.additionalProperty as { "@type": string; name: string; value: string }[];
    const text = documentOf(`/products/${slug}`).querySelector("#specifications")?.textContent ?? "";
    expect(values.length).toBeGreaterThanOrEqual(
      products.find((each) => each.slug === slug)?.specifications?.length ?? 3,
    );
    for (const { name, value } of values)
      expect([name, text.includes(name), text.includes(value)]).toEqual([name, true, true]);
  },
);

test("articles and case studies have their date of publication", () => {
  const entries = routes.filter(isEntry);
  expect(entries.length).toBeGreaterThan(0);
  for (const route of entries) {
    const article = partOf(route, route.startsWith("/blog") ? "BlogPosting" : "Article");
    expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(metaOf(headOf(route), "article:published_time")).toBe(article?.datePublished);
  }
  for (const { path, date } of entriesIn<{ path: string; date: string }>("articles").filter(isPublished))
    expect(partOf(path, "BlogPosting")?.datePublished).toBe(date);
});

test("structured data of lists has the number of items, and that of videos has a date", () => {
  for (const list of ["/blog", "/case-studies"]) {
    expect(partOf(list, "ItemList")?.numberOfItems).toBe(routes.filter((route) => route.startsWith(`${list}/`)).length);
  }
  const projects = entriesIn<{ draft?: boolean }>("projects").filter(({ draft }) => draft !== true);
  expect(partOf("/showcase", "ItemList")?.numberOfItems).toBe(projects.length);
  for (const video of routes.flatMap((route) => partOf(route, "VideoObject") ?? [])) {
    expect(video.uploadDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("the built academy page has no FAQPage in its structured data", () => {
  const types = partsOf(headOf("/academy")).map((part) => part["@type"]);
  expect(types).toContain("WebPage");
  expect(types).not.toContain("FAQPage");
});

test("the 404 page has a picture for shared links", async () => {
  const { pathname } = new URL(metaOf(headOf("/404"), "og:image") ?? "");
  expect(await sharp(join("public", pathname)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("the 404 page and the assistant have noindex and no canonical URL", () => {
  for (const route of ["/404", "/support/assistant"]) {
    const page = headOf(route);
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  }
});
