import { existsSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { isBare } from "../../src/components/layout/embed/embedded-pages";
import { planned, routes, site } from "../support/routes";

const fileOf = (route: string): string => join("public", route, "index.html");
const pages = new Map<string, Document>();

/** The page as it is served, before any script. */
async function pageAt(route: string): Promise<Document> {
  const known = pages.get(route);
  if (known) return known;
  const { window } = await JSDOM.fromFile(fileOf(route));
  pages.set(route, window.document);
  return window.document;
}

const meta = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

describe.each(routes)("%s", (route) => {
  let page: Document;
  beforeAll(async () => {
    page = await pageAt(route);
  });

  test("has one h1 and no gap in its outline", () => {
    const levels = [...page.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test("has its landmarks and language", () => {
    const bare = isBare(route);
    // A header inside the main content is the head of an article, not of the page.
    const landmarks = (tag: string) => page.querySelectorAll(`body ${tag}:not(main *)`).length;
    expect([landmarks("header"), landmarks("main"), landmarks("footer")]).toEqual(bare ? [0, 1, 0] : [1, 1, 1]);
    expect(page.querySelectorAll("nav[aria-label]").length >= 2).toBe(!bare);
    expect(page.documentElement.lang).toBe("en");
  });

  test("says who it is in its head", () => {
    expect(page.title.length).toBeGreaterThan(5);
    expect(page.title.length).toBeLessThanOrEqual(60);
    const description = meta(page, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(meta(page, "keywords")?.split(", ").length).toBeGreaterThanOrEqual(3);
    const noindex = route === "/support/assistant";
    expect(meta(page, "robots")).toBe(noindex ? "noindex" : "index, follow, max-image-preview:large");
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      noindex ? undefined : `${site.url}${route}`,
    );
  });

  test("holds its words without JavaScript, with no name left open", () => {
    const text = page.querySelector("main")?.textContent ?? "";
    expect(text.split(/\s+/).length).toBeGreaterThan(40);
    const code = [...page.querySelectorAll("main :is(code, pre)")].map((element) => element.textContent).join(" ");
    const open = [...text.matchAll(/\{[a-zA-Z.]+\}/g)].map(([name]) => name).filter((name) => !code.includes(name));
    expect(open).toEqual([]);
  });

  test("every picture has words, a box and a file", () => {
    for (const image of page.querySelectorAll("img")) {
      expect(image.getAttribute("alt")).toMatch(/\S/);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
      const files = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])].flatMap((element) =>
        (element.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
      );
      for (const file of files.filter(Boolean)) expect([file, existsSync(join("public", file))]).toEqual([file, true]);
    }
  });

  test("every link inside leads to a page and to a place on it", async () => {
    for (const anchor of page.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const href = anchor.getAttribute("href") ?? "";
      if (!/^[/#]/.test(href)) continue;
      const [path = "", fragment] = href.split("#");
      const target = path === "" ? route : (path.split("?")[0] ?? "");
      if (planned.includes(target)) continue;
      expect([href, existsSync(fileOf(target))]).toEqual([href, true]);
      if (fragment) expect([href, (await pageAt(target)).getElementById(fragment) !== null]).toEqual([href, true]);
    }
  });

  test("outside links give the other site no hold on ours; outside of texts they open in a new tab and say so", () => {
    for (const anchor of page.querySelectorAll("a[href^='https://']")) {
      expect(anchor.getAttribute("rel")).toContain("noopener");
      // In a text a link is followed like any other.
      if (anchor.closest("[data-prose]")) continue;
      expect(anchor.getAttribute("target")).toBe("_blank");
      expect(anchor.textContent).toContain("opens in a new tab");
    }
  });

  test("no button is dead without JavaScript, and no heading empty", () => {
    const dead = [...page.querySelectorAll("button")].filter((button) => !needsNoScript(button));
    expect(dead.map(({ textContent }) => textContent)).toEqual([]);
    const plain = page.cloneNode(true) as Document;
    for (const control of plain.querySelectorAll("[data-script]")) control.remove();
    const headings = [...plain.querySelectorAll("h1, h2, h3, h4, h5, h6")];
    expect(headings.filter(({ textContent }) => !/\S/.test(textContent ?? ""))).toEqual([]);
  });

  test("every control has a name and every id stands once", () => {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const control of page.querySelectorAll("input, textarea, select")) {
      expect(page.querySelector(`label[for="${control.id}"]`)?.textContent).toMatch(/\S/);
    }
  });
});

/** Whether a button is of use without script, or is then not shown (src/components/layout/head-tags.tsx). */
function needsNoScript(button: HTMLButtonElement): boolean {
  if (button.closest("[data-script]")) return true;
  if (button.type === "submit") return button.form?.getAttribute("action")?.startsWith("mailto:") === true;
  // A menu is disclosed by the focus that its button takes.
  const panel = button.parentElement?.querySelector(":scope > [data-panel]");
  return panel?.id === button.getAttribute("aria-controls") && button.parentElement?.matches("[data-menu]") === true;
}

test("titles and descriptions are unique over the site", async () => {
  const all = await Promise.all(routes.map(pageAt));
  for (const value of [(page: Document) => page.title, (page: Document) => meta(page, "description")]) {
    const values = all.map(value);
    expect(values.filter((text, index) => values.indexOf(text) !== index)).toEqual([]);
  }
});

test("a picture of the first screen is fetched first, and only that one", async () => {
  for (const route of routes) {
    const page = await pageAt(route);
    const eager = [...page.querySelectorAll("img")].filter((image) => image.getAttribute("loading") === "eager");
    expect([route, eager.length <= 1]).toEqual([route, true]);
    const preloads = page.querySelectorAll('link[rel="preload"][as="image"]');
    expect([route, preloads.length]).toEqual([route, eager.length]);
    for (const image of eager) {
      expect(image.getAttribute("fetchpriority")).toBe("high");
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])].map((source) => [
        source.getAttribute("srcset"),
        source.getAttribute("sizes"),
      ]);
      // Of other sizes the head would fetch another copy than the page shows.
      expect(sources).toContainEqual([
        preloads[0]?.getAttribute("imagesrcset"),
        preloads[0]?.getAttribute("imagesizes"),
      ]);
    }
  }
});

test("the 404 page is kept out of search engines and leads on", async () => {
  const { window } = await JSDOM.fromFile("public/404.html");
  const links = [...window.document.querySelectorAll("main a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(meta(window.document, "robots")).toBe("noindex");
  expect(links).toEqual([
    ["Return to Home", "/"],
    ["Contact Support", "/contact"],
  ]);
});
