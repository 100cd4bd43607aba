import { existsSync } from "node:fs";
import { join } from "node:path";
import { isEmbedded } from "../../src/layout/embed/embedded-pages";
import { documentOf, metaOf } from "../support/built/built";
import { contentOf, entriesIn } from "../support/content/data";
import { minimumOf } from "../support/content/page-minimums";
import { routes, site } from "../../testing/routes";

/** Pages without a picture on the first screen. */
const WITHOUT_FIRST_PICTURE = [
  "/academy",
  "/accessibility",
  "/changes",
  "/releases",
  ...routes.filter((route) => route.startsWith("/academy/glossary")),
  "/blog",
  "/form-answer",
  "/products/accuracy",
  "/products/compare",
  "/products/decision",
  "/products/finder",
  "/products/planner",
  ...entriesIn<{ path: string }>("product-records").map(({ path }) => path),
  "/search",
  "/support",
  "/support/assistant",
  ...entriesIn<{ route: string }>("pages/legal").map((legal) => legal.route),
];

const { newTab } = contentOf<{ newTab: string }>("labels/interface.json");

/** All URLs in a `srcset`. */
const filesIn = (element: Element): string[] =>
  (element.getAttribute("srcset") ?? "").split(",").flatMap((part) => part.trim().split(/\s/)[0] || []);

describe.each(routes)("%s", (route) => {
  const page = documentOf(route);

  test("has one h1, and skips no heading level", () => {
    const levels = [...page.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test("has its landmarks and language", () => {
    const embedded = isEmbedded(route);
    // A header inside of main belongs to an article, not to the page.
    const landmarks = (tag: string) => page.querySelectorAll(`body ${tag}:not(main *)`).length;
    expect([landmarks("header"), landmarks("main"), landmarks("footer")]).toEqual(embedded ? [0, 1, 0] : [1, 1, 1]);
    expect(page.querySelectorAll("nav[aria-label]").length >= 2).toBe(!embedded);
    expect(page.documentElement.lang).toBe(site.language);
  });

  test("has no dark band next to its hero or its closing band, which are dark", () => {
    const doubles = page.querySelectorAll(
      "#first-screen + [data-band=ink], [data-band=ink] + [aria-labelledby=closing]",
    );
    expect([...doubles].map(({ id }) => id)).toEqual([]);
  });

  test("has a title, a description and a canonical URL", () => {
    expect(page.title.length).toBeGreaterThan(5);
    expect(page.title.length).toBeLessThanOrEqual(60);
    const description = metaOf(page, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metaOf(page, "keywords")?.split(", ").length).toBeGreaterThanOrEqual(3);
    const noindex = ["/form-answer", "/support/assistant"].includes(route);
    expect(metaOf(page, "robots")).toBe(noindex ? "noindex" : "index, follow, max-image-preview:large");
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      noindex ? undefined : `${site.url}${route}`,
    );
  });

  test("can be read without JavaScript, and contains no {placeholder}", () => {
    const text = page.querySelector("main")?.textContent ?? "";
    // A legal text can be a single sentence.
    expect(text.split(/\s+/).length).toBeGreaterThan(10);
    const code = [...page.querySelectorAll("main :is(code, pre)")].map((element) => element.textContent).join(" ");
    const placeholders = [...text.matchAll(/\{[a-zA-Z.]+\}/g)]
      .map(([name]) => name)
      .filter((name) => !code.includes(name));
    expect(placeholders).toEqual([]);
  });

  test("every picture has alternative text, a size and existing files", () => {
    const images = [...page.querySelectorAll("main img")];
    expect(images.length).toBeGreaterThanOrEqual(minimumOf(route).pictures);
    for (const image of page.querySelectorAll("img")) {
      expect(image.getAttribute("alt")).toMatch(/\S/);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
      // A drawing is sharp at every size.
      const isDrawing = image.getAttribute("src")?.endsWith(".svg") === true;
      const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
      expect(sources.map((source) => source.getAttribute("type"))).toEqual(isDrawing ? [] : ["image/avif"]);
      if (!isDrawing) for (const element of [image, ...sources]) expect(filesIn(element)).not.toEqual([]);
      const files = [image.getAttribute("src") ?? "", ...[image, ...sources].flatMap(filesIn)];
      expect(files.filter((file) => file === "" || !existsSync(join("public", file)))).toEqual([]);
    }
  });
});

describe.each(routes)("the controls of %s", (route) => {
  const page = documentOf(route);

  test("links to other sites have noopener; outside of prose they open in a new tab and announce it", () => {
    const externalLinks = [...page.querySelectorAll("a[href^='https://']")];
    expect(externalLinks).not.toHaveLength(0);
    for (const anchor of externalLinks) {
      expect(anchor.getAttribute("rel")).toContain("noopener");
      // Links in prose open in the same tab.
      if (anchor.closest("[data-prose]")) continue;
      expect(anchor.getAttribute("target")).toBe("_blank");
      expect(anchor.textContent).toContain(newTab);
    }
  });

  test("without JavaScript, every button works or is hidden, and no heading is empty", () => {
    expect(page.querySelectorAll("main button").length).toBeGreaterThanOrEqual(minimumOf(route).buttons);
    // The header's menus, and the button that opens them on a phone.
    expect(page.querySelectorAll("header button").length >= 3).toBe(!isEmbedded(route));
    const unusable = [...page.querySelectorAll("button")].filter((button) => !isUsableWithoutScript(button));
    expect(unusable.map(({ textContent }) => textContent)).toEqual([]);
    const pageWithoutScript = page.cloneNode(true) as Document;
    for (const control of pageWithoutScript.querySelectorAll("[data-script]")) control.remove();
    const headings = [...pageWithoutScript.querySelectorAll("h1, h2, h3, h4, h5, h6")];
    expect(headings).not.toHaveLength(0);
    expect(headings.filter(({ textContent }) => !/\S/.test(textContent ?? ""))).toEqual([]);
  });

  test("every field has a label, and every id is unique", () => {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).not.toHaveLength(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // The honeypot is hidden.
    const fields = [...page.querySelectorAll(":is(input, textarea, select):not([aria-hidden=true] *)")];
    expect(fields.length).toBeGreaterThanOrEqual(minimumOf(route).fields);
    for (const field of fields) {
      expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toMatch(/\S/);
    }
  });

  test("only the picture of the first screen is loaded eagerly, and it is preloaded", () => {
    const eager = [...page.querySelectorAll('img[loading="eager"]')];
    const preloads = page.querySelectorAll('link[rel="preload"][as="image"]');
    expect(eager).toHaveLength(WITHOUT_FIRST_PICTURE.includes(route) ? 0 : 1);
    expect(preloads).toHaveLength(eager.length);
    // Browsers load pictures eagerly by default.
    expect(page.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(eager.length);
    for (const image of eager) {
      expect(image.getAttribute("fetchpriority")).toBe("high");
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])].map((source) => [
        source.getAttribute("srcset"),
        source.getAttribute("sizes"),
      ]);
      // With different sizes, the browser would preload a file that it does not show.
      expect(sources).toContainEqual([
        preloads[0]?.getAttribute("imagesrcset"),
        preloads[0]?.getAttribute("imagesizes"),
      ]);
    }
  });
});

/** Whether a button works without script, or is hidden in that case (src/layout/head-tags.tsx). */
function isUsableWithoutScript(button: HTMLButtonElement): boolean {
  if (button.closest("[data-script]")) return true;
  // The host shows this part after a visitor follows a link in an email.
  if (button.form?.matches("[data-answer-part=button]")) return true;
  if (button.type === "submit")
    return button.form?.getAttribute("action")?.startsWith("/api/submit-form?form=") === true;
  // A menu opens while its button has the focus.
  const panel = button.parentElement?.querySelector(":scope > [data-panel]");
  return panel?.id === button.getAttribute("aria-controls") && button.parentElement?.matches("[data-menu]") === true;
}

test("the search page links to every listed page without script", () => {
  const links = new Set([...documentOf("/search").querySelectorAll("main a")].map((link) => link.getAttribute("href")));
  const unlisted = ["/404", "/form-answer", "/search", "/support/assistant"];
  expect(routes.filter((route) => !links.has(route) && !unlisted.includes(route))).toEqual([]);
});

test("the 404 page has noindex and the links of its content", () => {
  const page = documentOf("/404");
  const links = [...page.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(metaOf(page, "robots")).toBe("noindex");
  const { items } = contentOf<{ items: { prefix: string; actions: { text: string; to: string }[] }[] }>(
    "not-found.json",
  );
  const actions = items.find(({ prefix }) => prefix === "/")?.actions ?? [];
  expect(links).toEqual(actions.map(({ text, to }) => [text, to]));
});
