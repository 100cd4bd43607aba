import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { copyProject } from "../../testing/project-copy";
import { GROWN, growContent } from "../support/content/grown-content";
import { plainPictures } from "../support/browser/plain-pictures";
import { routes, site } from "../../testing/routes";
import { QUARTERS, quartersOf, turnedPicture } from "../support/content/turned-picture";

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
  // Compressed copies take a seventh of the processor's time of this build and are not tested here.
  writeFileSync(
    join(copy, "gatsby/outputs/compression.ts"),
    "export async function compressFiles(): Promise<void> {}\n",
  );
  growContent(join(copy, "data"));
  await plainPictures(join(copy, "data"));
  await addPortrait(join(copy, "data"));
  const path = join(copy, "data/site.json");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(site.brand, RENAMED));
  const { status, stdout } = spawnSync(process.execPath, [resolve("node_modules/gatsby/cli.js"), "build"], {
    cwd: copy,
    encoding: "utf8",
    // One processor, because another test runs at the same time.
    env: {
      ...process.env,
      NODE_ENV: "production",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_CPU_COUNT: "1",
      ...SECRETS,
    },
  });
  if (status !== 0) throw new Error(`The renamed site could not be built:\n${stdout}`);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Adds a phone's portrait to an article. It is stored on its side, and its name has the Unicode form of macOS, unlike the JSON file. */
async function addPortrait(data: string): Promise<void> {
  const name = "images/Zürich.jpg";
  writeFileSync(join(data, name.normalize("NFD")), await turnedPicture(6, 1200, 1600));
  const article = join(data, `articles/${GROWN.article}.json`);
  const entry = JSON.parse(readFileSync(article, "utf8")) as object;
  const image = { src: name.normalize("NFC"), alt: "A square in Zürich" };
  writeFileSync(article, JSON.stringify({ ...entry, image }, null, 2));
}

test("no page has the old name of a brand that is renamed in site.json", () => {
  for (const route of routes) {
    const html = readFileSync(join(copy, "public", route, "index.html"), "utf8");
    expect([route, html.includes(RENAMED), html.includes(site.brand)]).toEqual([route, true, false]);
  }
});

async function pageAt(route: string): Promise<Document> {
  const { window } = await JSDOM.fromFile(join(copy, "public", route, "index.html"));
  return window.document;
}

describe("an entry that is added without code appears everywhere:", () => {
  /** The parts of a page that link to a path. */
  const partsLinking = async (route: string, to: string): Promise<string[]> => {
    const page = await pageAt(route);
    return ["header", "main", "footer"].filter((part) => page.querySelector(`body > div ${part} a[href="${to}"]`));
  };
  const text = (name: string): string => readFileSync(join(copy, "public", name), "utf8");
  const choices = async (route: string): Promise<(string | null)[]> =>
    [...(await pageAt(route)).querySelectorAll('main [role="group"] button')].map(({ textContent }) => textContent);

  test("a fourth device", async () => {
    const to = `/products/${GROWN.device.slug}`;
    const everywhere = ["header", "main", "footer"];
    for (const route of ["/", "/products", "/products/pro", `/case-studies/${GROWN.study}`]) {
      expect([route, await partsLinking(route, to)]).toEqual([route, everywhere]);
    }
    expect(await partsLinking(`/solutions/${GROWN.solution.slug}`, to)).toEqual(everywhere);
    const compared = (await pageAt("/products/pro")).querySelectorAll("#compare thead a");
    expect([...compared].map(({ textContent }) => textContent)).toEqual(["PRO", "MINION", "META", GROWN.device.name]);
    for (const route of ["/products/finder", "/products/planner", "/products/compare"]) {
      const shown = (await pageAt(route)).querySelector("main")?.textContent ?? "";
      expect([route, shown.includes(GROWN.device.name)]).toEqual([route, true]);
    }
    const specifications = (await pageAt(to)).querySelector("#specifications");
    expect(specifications?.querySelector("table")).not.toBeNull();
    const sheet = specifications?.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "";
    expect(existsSync(join(copy, "public", sheet))).toBe(true);
    expect((await pageAt("/academy")).querySelector("main .topics")?.textContent).toContain(GROWN.device.name);
  });

  test("a sixth solution", async () => {
    const to = `/solutions/${GROWN.solution.slug}`;
    for (const route of ["/", "/solutions", `/case-studies/${GROWN.study}`]) {
      expect([route, await partsLinking(route, to)]).toEqual([route, ["header", "main", "footer"]]);
    }
    expect(await choices("/showcase")).toContain(GROWN.solution.name);
    expect(await choices("/case-studies")).toContain(GROWN.solution.name);
    expect((await pageAt(to)).querySelector("h1")).not.toBeNull();
  });

  test("an article without a read time, with a computed one", async () => {
    const article = `/blog/${GROWN.article}`;
    const shown = (await pageAt(article)).querySelector("main")?.textContent;
    expect(shown).toContain("5 min read");
    const card = (await pageAt("/blog")).querySelector(`main li:has(a[href="${article}"])`);
    expect(card?.textContent).toContain("5 min read");
  });

  test("a category with its first article", async () => {
    expect(await choices("/blog")).toEqual([
      ...["All", "Product Announcements", "Partner Spotlights", "Customer Stories", "Company News"],
      ...["Industry Insights", GROWN.category],
    ]);
    expect(await partsLinking("/blog", `/blog/${GROWN.article}`)).toEqual(["main"]);
    expect((await pageAt(`/blog/${GROWN.article}`)).querySelector("main")?.textContent).toContain(GROWN.category);
  });

  test("a partner program, which the form receiver accepts too", async () => {
    const { id, title } = GROWN.program;
    expect((await pageAt("/partners")).getElementById(id)?.textContent).toContain(title);
    expect(readFileSync(join(copy, ".cache/functions/submit-form.js"), "utf8")).toContain(id);
  });

  test("an area of the academy with its first topic", async () => {
    const { title } = GROWN.area;
    const filter = ["All", "Hardware", "Software", title];
    // Of tutorials and of manuals.
    expect(await choices("/academy")).toEqual([...filter, ...filter]);
    const page = await pageAt("/academy");
    expect(page.querySelector(`section[aria-labelledby="topics-${GROWN.area.id}"] h3`)?.textContent).toBe(title);
  });

  test.each(["sitemap-0.xml", "llms.txt", "search.json"])("in %s", (name) => {
    for (const path of [`/products/${GROWN.device.slug}`, `/solutions/${GROWN.solution.slug}`]) {
      expect(text(name)).toContain(path);
    }
  });
});

describe("a phone's portrait", () => {
  test("is upright and whole on its page, in its own pixels", async () => {
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

/** Every file of the build below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe("an unpublished entry", () => {
  test("is in no file: page, page data, search, feed, sitemap or script", () => {
    const files = filesIn("public");
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /quagga/i.test(file) || readFileSync(file).includes(GROWN.hidden.word))).toEqual([]);
    for (const page of [
      `blog/${GROWN.hidden.article}`,
      `blog/${GROWN.hidden.scheduled}`,
      `case-studies/${GROWN.hidden.study}`,
    ])
      expect([page, existsSync(join(copy, "public", page))]).toEqual([page, false]);
  });

  test("has no social card: each card belongs to a page", () => {
    const pages = filesIn("public").filter((file) => file.endsWith(".html"));
    const named = new Set(
      pages.flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/\/social\/([0-9a-f]+\.jpg)/g)].map(([, name]) => name),
      ),
    );
    const drawn = readdirSync(join(copy, "public/social"));
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter((name) => !named.has(name))).toEqual([]);
  });
});

test("an alias redirects to its page on every kind of host", () => {
  const { alias, solution } = GROWN;
  const to = `/solutions/${solution.slug}`;
  expect(readFileSync(join(copy, "public/_redirects"), "utf8")).toBe(`${alias} ${to} 301\n${alias}/ ${to} 301\n`);
  expect(readFileSync(join(copy, "deploy/nginx/maps.conf"), "utf8")).toContain(`  "~^${alias}/?$" "${to}";\n`);
});

test("title, footer and structured data have the new name", async () => {
  const page = await pageAt("about");
  expect(page.title).toContain(RENAMED);
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
