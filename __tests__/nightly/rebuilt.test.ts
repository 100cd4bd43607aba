import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { formatCount, type PluralForms } from "@capture/domain/plurals";
import { localeOf } from "@capture/domain/lib/locale";
import { hashOf } from "../../gatsby/lib/page-facts";
import { KINDS } from "../../testing/page-kinds";
import { copyProject } from "../../testing/project-copy";
import { contentOf } from "../support/content/data";
import { GROWN, growContent } from "../support/content/grown-content";
import { itemsOf, pageOf } from "../support/content/pages";
import { testPages } from "../support/content/test-if";
import { comparedDevices } from "../support/words/words-of-devices";
import { lessonCategories } from "../support/words/words-of-lists";
import { plainPictures } from "../support/built/plain-pictures";
import { routes, site } from "../../testing/routes";
import { QUARTERS, quartersOf, turnedPicture } from "../support/content/pictures/turned-picture";

const RENAMED = "Plumbline";
/**
 * Settings of the running host, which no file of a build may contain. The build has them in its environment, as on many
 * build machines. GATSBY_FORMS_KEY is not among them: it is public, and part of the bundle on purpose.
 */
const SECRETS = {
  DATABASE_URL: "postgres://canary-user:canary-password@db.canary.example/forms",
  SMTP_URL: "smtps://canary-mail:canary-word@mail.canary.example:465",
  NOTIFY_TO: "canary@canary.example",
  NOTIFY_FROM: "canary-sender@canary.example",
  TRUST_PROXY: "61528394713",
  FORMS_LIMIT: "4711/17m",
  RETENTION_MONTHS: "83619264057",
};
let copy: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "brand-"));
  copyProject(copy, 0);
  // Compressed copies take a seventh of the time of this build and are not tested here.
  writeFileSync(
    join(copy, "gatsby/outputs/compression.ts"),
    "export async function compressFiles(): Promise<void> {}\n",
  );
  growContent(join(copy, "data"));
  await plainPictures(join(copy, "data"));
  await addPortrait(join(copy, "data"));
  // The history of texts keeps the former name.
  rmSync(join(copy, "data/history"), { recursive: true, force: true });
  const path = join(copy, "data/site.json");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(site.brand, RENAMED));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: copy,
    encoding: "utf8",
    // One CPU, because another test runs at the same time.
    env: {
      ...process.env,
      NODE_ENV: "production",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_CPU_COUNT: "1",
      ...SECRETS,
    },
  });
  if (status !== 0) throw new Error(`The renamed site could not be built:\n${stdout}${stderr}`);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Adds a portrait picture from a phone to an article: its pixels are stored rotated, with an EXIF orientation. The name of
 * the file is in NFD, as on macOS, and in NFC in the JSON file.
 */
async function addPortrait(data: string): Promise<void> {
  const name = "images/Zürich.jpg";
  writeFileSync(join(data, name.normalize("NFD")), await turnedPicture(6, 1200, 1600));
  const article = join(data, `articles/${GROWN.article}.json`);
  const entry = JSON.parse(readFileSync(article, "utf8")) as object;
  const image = { src: name.normalize("NFC"), alt: "A square in Zürich" };
  writeFileSync(article, JSON.stringify({ ...entry, image }, null, 2));
}

test("no page contains the former name of the brand after site.json is changed", () => {
  for (const route of routes) {
    const html = readFileSync(join(copy, "public", route, "index.html"), "utf8");
    expect([route, html.includes(RENAMED), html.includes(site.brand)]).toEqual([route, true, false]);
  }
});

async function pageAt(route: string): Promise<Document> {
  const { window } = await JSDOM.fromFile(join(copy, "public", route, "index.html"));
  return window.document;
}

describe("an entry that is added without a change of code", () => {
  /** The parts of a page that link to a path. */
  const partsWithLink = async (route: string, to: string): Promise<string[]> => {
    const page = await pageAt(route);
    return ["header", "main", "footer"].filter((part) => page.querySelector(`body > div ${part} a[href="${to}"]`));
  };
  const text = (name: string): string => readFileSync(join(copy, "public", name), "utf8");
  const filterLabels = async (route: string): Promise<(string | null)[]> =>
    [...(await pageAt(route)).querySelectorAll('main [role="group"] button')].map(({ textContent }) => textContent);

  test("as another device appears in menus, lists, tools and on related pages", async () => {
    const to = `/products/${GROWN.device.slug}`;
    const everywhere = ["header", "main", "footer"];
    const [firstDevice] = comparedDevices;
    for (const route of ["/", "/products", firstDevice?.path ?? "", `/case-studies/${GROWN.study}`]) {
      expect([route, await partsWithLink(route, to)]).toEqual([route, everywhere]);
    }
    expect(await partsWithLink(`/solutions/${GROWN.solution.slug}`, to)).toEqual(everywhere);
    const compared = (await pageAt(firstDevice?.path ?? "")).querySelectorAll("#compare thead a");
    expect([...compared].map(({ textContent }) => textContent)).toEqual([
      ...comparedDevices.map(({ name }) => name),
      GROWN.device.name,
    ]);
    for (const route of [KINDS.finder, KINDS.planner, KINDS.compare].filter((path) => routes.includes(path))) {
      const shown = (await pageAt(route)).querySelector("main")?.textContent ?? "";
      expect([route, shown.includes(GROWN.device.name)]).toEqual([route, true]);
    }
    const specifications = (await pageAt(to)).querySelector("#specifications");
    expect(specifications?.querySelector("table")).not.toBeNull();
    const sheet = specifications?.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "";
    expect(existsSync(join(copy, "public", sheet))).toBe(true);
  });

  testPages("/academy")("as a device with a topic appears in the academy", async () => {
    expect((await pageAt("/academy")).querySelector("main .topics")?.textContent).toContain(GROWN.device.name);
  });

  test("as another solution appears in menus, lists, filters and on related pages", async () => {
    const to = `/solutions/${GROWN.solution.slug}`;
    for (const route of ["/", "/solutions", `/case-studies/${GROWN.study}`]) {
      expect([route, await partsWithLink(route, to)]).toEqual([route, ["header", "main", "footer"]]);
    }
    for (const route of [KINDS.showcase, KINDS["case studies"]].filter((path) => routes.includes(path)))
      expect([route, await filterLabels(route)]).toEqual([route, expect.arrayContaining([GROWN.solution.name])]);
    expect((await pageAt(to)).querySelector("h1")).not.toBeNull();
  });

  testPages("/blog")("as an article without a read time shows a computed read time", async () => {
    const { readTime } = contentOf<{ readTime: PluralForms }>("labels/article.json");
    const text = formatCount(5, readTime, localeOf(site));
    const article = `/blog/${GROWN.article}`;
    const shown = (await pageAt(article)).querySelector("main")?.textContent;
    expect(shown).toContain(text);
    const card = (await pageAt("/blog")).querySelector(`main li:has(a[href="${article}"])`);
    expect(card?.textContent).toContain(text);
  });

  testPages("/blog")("as the first article of a new category appears in the blog, with a filter", async () => {
    const { labels } = contentOf<Queries.BlogPage>("pages/blog.json");
    const categories = itemsOf<string>("blog/categories.json");
    expect(await filterLabels("/blog")).toEqual([labels.all, ...categories, GROWN.category]);
    expect(await partsWithLink("/blog", `/blog/${GROWN.article}`)).toEqual(["main"]);
    expect((await pageAt(`/blog/${GROWN.article}`)).querySelector("main")?.textContent).toContain(GROWN.category);
  });

  testPages("/partners")(
    "as a partner program appears on its page, and in the function that receives forms",
    async () => {
      const { id, title } = GROWN.program;
      expect((await pageAt("/partners")).getElementById(id)?.textContent).toContain(title);
      expect(readFileSync(join(copy, ".cache/functions/submit-form.js"), "utf8")).toContain(id);
    },
  );

  testPages("/academy")("as the first topic of a new area appears in the academy, with filters", async () => {
    const { title } = GROWN.area;
    const { labels } = pageOf<Queries.AcademyPageQuery>("academy");
    const filter = [labels.all, ...lessonCategories.map((category) => category.title), title];
    // One filter for tutorials, one for manuals.
    expect(await filterLabels("/academy")).toEqual([...filter, ...filter]);
    const page = await pageAt("/academy");
    expect(page.querySelector(`section[aria-labelledby="topics-${GROWN.area.id}"] h3`)?.textContent).toBe(title);
  });

  test.each(["sitemap-0.xml", "llms.txt", "search.json"])("appears in %s if it has a page", (name) => {
    for (const path of [`/products/${GROWN.device.slug}`, `/solutions/${GROWN.solution.slug}`]) {
      expect(text(name)).toContain(path);
    }
  });
});

describe("a portrait picture from a phone", () => {
  test("is upright on its page, not cropped, and available in its original size", async () => {
    const page = await pageAt(`/blog/${GROWN.article}`);
    const image = page.querySelector('main img[alt="A square in Zürich"]');
    expect(Number(image?.getAttribute("height")) / Number(image?.getAttribute("width"))).toBeCloseTo(4 / 3, 2);
    const [, url = "", width] = /([^\s,]+) (\d+)w$/.exec(image?.getAttribute("srcset") ?? "") ?? [];
    expect(width).toBe("1200");
    const largest = sharp(join(copy, "public", decodeURIComponent(url)));
    expect(await largest.metadata()).toMatchObject({ width: 1200, height: 1600 });
    expect(await quartersOf(largest)).toEqual(QUARTERS);
  });

  test("is upright on the card for shared links", async () => {
    const page = await pageAt(`/blog/${GROWN.article}`);
    const url = page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    const card = sharp(join(copy, "public", new URL(url).pathname));
    expect(await quartersOf(card.extract({ left: 660, top: 0, width: 540, height: 630 }))).toEqual(QUARTERS);
  });
});

/** Paths of all files below a folder of the build. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe("an unpublished entry", () => {
  test("is in no file: page, page data, search, feed, sitemap or script", () => {
    const files = filesIn("public");
    expect(files.length).toBeGreaterThan(100);
    const { word } = GROWN.hidden;
    expect(files.filter((file) => file.toLowerCase().includes(word) || readFileSync(file).includes(word))).toEqual([]);
    for (const page of [
      `blog/${GROWN.hidden.article}`,
      `blog/${GROWN.hidden.scheduled}`,
      `case-studies/${GROWN.hidden.study}`,
    ])
      expect([page, existsSync(join(copy, "public", page))]).toEqual([page, false]);
  });

  test("has no social card: each card belongs to a page", () => {
    const pages = filesIn("public").filter((file) => file.endsWith(".html"));
    const usedCards = new Set(
      pages.flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/\/social\/([0-9a-f]+\.jpg)/g)].map(([, name]) => name),
      ),
    );
    const cards = readdirSync(join(copy, "public/social"));
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((name) => !usedCards.has(name))).toEqual([]);
  });
});

test("an announcement is in the HTML before the root, hidden except on its page, and its script is in the policy", async () => {
  const { text, page } = GROWN.announcement;
  const barAt = async (route: string): Promise<HTMLElement | null> =>
    (await pageAt(route)).querySelector<HTMLElement>("#announcement");
  const bar = await barAt(page);
  expect(bar?.querySelector("p")?.textContent).toBe(`${text.replace("{brand}", RENAMED)} Write to us`);
  expect([bar?.hidden, (await barAt("/"))?.hidden]).toEqual([false, true]);
  expect(bar?.dataset.until).toMatch(/^\d+$/);
  const document = await pageAt(page);
  const script = document.querySelector("#announcement + script")?.textContent ?? "";
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content");
  expect(policy).toContain(hashOf(script));
});

test("an alias redirects to its page in `_redirects` and in the nginx configuration", () => {
  const { alias, solution } = GROWN;
  const to = `/solutions/${solution.slug}`;
  expect(readFileSync(join(copy, "public/_redirects"), "utf8")).toContain(`${alias} ${to} 301\n${alias}/ ${to} 301\n`);
  expect(readFileSync(join(copy, "public/.host-rules/nginx/maps.conf"), "utf8")).toContain(
    `  "~^${alias}/?$" "${to}";\n`,
  );
});

test("title, footer and structured data contain the new name of the brand", async () => {
  const page = await pageAt("/contact");
  expect(page.title).toBe(
    contentOf<Queries.ContactPage>("pages/contact.json").seo.title.replaceAll(site.brand, RENAMED),
  );
  expect(page.querySelector("footer")?.textContent).toContain(RENAMED);
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  const { "@graph": graph } = JSON.parse(text) as { "@graph": { name?: string }[] };
  expect(graph.slice(0, 2).map(({ name }) => name)).toEqual([RENAMED, RENAMED]);
});

test.each(["public", ".cache/functions"])(
  "no file of %s contains a secret or a setting of the running host",
  (folder) => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(folder === "public" ? 100 : 0);
    const leaking = files.filter((file) => {
      const bytes = readFileSync(file);
      return ["canary", SECRETS.FORMS_LIMIT, SECRETS.RETENTION_MONTHS, SECRETS.TRUST_PROXY].some((secret) =>
        bytes.includes(secret),
      );
    });
    expect(leaking).toEqual([]);
  },
);
