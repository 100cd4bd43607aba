import { existsSync } from "node:fs";
import { join } from "node:path";
import { specificationAnchor } from "@capture/domain/specifications";
import { keepUnits } from "@capture/domain/units";
import { contentFolder } from "@capture/content/model/folder";
import { routes } from "../../../testing/routes";
import { documentOf } from "../../support/built/built";
import { contentOf, entriesIn } from "../../support/content/data";
import { testIf } from "../../support/content/test-if";

interface HistoryEntry {
  readonly source: string;
  readonly changes: readonly { date: string; field: string; before: string | null; after: string | null }[];
}

// The fixture of tests has no history, so that of the site is read only if there is one.
const histories = existsSync(join(contentFolder(), "history")) ? entriesIn<HistoryEntry>("history") : [];
const changes = histories.flatMap((history) =>
  history.changes.map((change) => ({ ...change, source: history.source })),
);
const figures = changes.filter(({ source }) => source.startsWith("products/"));
const texts = changes.filter(({ source }) => source.startsWith("pages/legal/"));
const slugOf = (source: string): string => source.replace(/^.*\/|\.json$/g, "");
const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ").trim();

testIf(figures.length > 0, "No figure of the site has changed.")("each changed figure says so in its row", () => {
  for (const { source, field, before, after } of figures) {
    const row = documentOf(`/products/${slugOf(source)}`).getElementById(specificationAnchor(field));
    // A field that is no longer stated has no row.
    if (after === null) continue;
    const sentence = keepUnits(textOf(row?.querySelector("td small")));
    expect(sentence).toContain(keepUnits(after));
    if (before !== null) expect(sentence).toContain(keepUnits(before));
  }
});

testIf(texts.length > 0, "No legal text of the site has changed.")(
  "each changed legal text has a closed list of its changes, with the words before and after",
  () => {
    for (const source of new Set(texts.map((text) => text.source))) {
      const { route } = contentOf<{ route: string }>(source);
      const details = documentOf(route).querySelector("main details");
      expect(details?.hasAttribute("open")).toBe(false);
      const shown = [...(details?.querySelectorAll("article") ?? [])];
      expect(shown).toHaveLength(texts.filter((text) => text.source === source).length);
      expect(shown.filter((article) => article.querySelector("del, ins") === null)).toEqual([]);
    }
  },
);

testIf(routes.includes("/changes"), "The site has no page of changes.")(
  "the page of changes lists every change, newest first, with links to places that exist",
  () => {
    const page = documentOf("/changes");
    const days = [...page.querySelectorAll("main article")].map(
      (article) => article.closest("ol.days > li")?.querySelector("time")?.getAttribute("datetime") ?? "",
    );
    // A long list is shown in portions.
    expect(days).toEqual(
      changes
        .map(({ date }) => date)
        .sort()
        .reverse()
        .slice(0, days.length),
    );
    for (const link of page.querySelectorAll("main article h4 a")) {
      const [path = "", anchor] = (link.getAttribute("href") ?? "").split("#");
      expect(routes).toContain(path);
      if (anchor !== undefined) expect(documentOf(path).getElementById(anchor)).not.toBeNull();
    }
  },
);

const releases = existsSync(join(contentFolder(), "releases"))
  ? entriesIn<{ slug: string; version: string; product: string; devices?: string[] }>("releases")
  : [];

testIf(routes.includes("/releases"), "The site has no page of releases.")(
  "the page of releases lists each with its version, and its products link to it",
  () => {
    const page = documentOf("/releases");
    for (const { slug, version, product, devices = [] } of releases) {
      expect(textOf(page.getElementById(slug))).toContain(version);
      for (const name of [product, ...devices]) {
        const link = documentOf(`/products/${name}`).querySelector(`main a[href="/releases?device=${name}"]`);
        expect([name, link === null]).toEqual([name, false]);
      }
    }
  },
);
