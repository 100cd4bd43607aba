import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatDay, localeOf } from "@capture/domain/lib/locale";
import { sheetPath } from "../../gatsby/outputs/spec-sheets/fields";
import { cellText, documentOf } from "../support/built/built";
import { readPdfs, type Pdf, type PdfElement } from "../support/pdf/pdf";
import { contentOf } from "../support/content/data";
import { devices } from "../support/content/devices";
import { routes, site } from "../../testing/routes";

interface Device {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updated: string;
  readonly image: { readonly alt: string };
  readonly keyFigures: readonly { readonly value: string; readonly label: string }[];
}

const all = devices<Device>();
const labels = contentOf<{ sheet: string; sheetNote: string }>("labels/product.json");
const place = contentOf<{ language: string; region: string }>("site.json");
const sheets = new Map<string, Pdf>();
beforeAll(() => {
  const pdfs = readPdfs(all.map(({ slug }) => join("public", sheetPath(slug))));
  all.forEach(({ slug }, index) => sheets.set(slug, pdfs[index] as Pdf));
});

/** Removes white space, because a PDF contains no space at a line break, and lines may also break after a slash. */
const withoutSpaces = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, "");
/** Roles and texts of elements, as `[role, text]`. */
const partsOf = (elements: readonly PdfElement[] = []): [string, string][] =>
  elements.map(({ role, text }) => [role, withoutSpaces(text)]);

test("there is exactly one sheet for each device", () => {
  const files = readdirSync("public/sheets").filter((name) => name.endsWith(".pdf"));
  expect(files.sort()).toEqual(all.map(({ slug }) => `${slug}.pdf`).sort());
});

describe.each(all)("the sheet of $slug", ({ slug, name, title, subtitle, image, keyFigures, updated }) => {
  const sheet = (): Pdf => sheets.get(slug) as Pdf;
  /** The elements of the document, in reading order. */
  const elements = (): readonly PdfElement[] => sheet().elements.flatMap(({ children }) => children);
  const headRoles = ["P", "H1", "P", "P", "Figure", "L"];
  const hasRecord = routes.includes(`/products/${slug}/record`);
  const recordPage = hasRecord ? documentOf(`/products/${slug}/record`) : undefined;
  const recordSections = [...(recordPage?.querySelectorAll("main section[id]:not(#first-screen)") ?? [])];
  const page = documentOf(`/products/${slug}`);
  const tables = [...page.querySelectorAll("#specifications table")];

  test("is one tagged page, or two with a record, with a language and a title", () => {
    const { pages, isMarked, language: documentLanguage, title: documentTitle } = sheet();
    expect([pages, isMarked, documentLanguage]).toEqual([hasRecord ? 2 : 1, true, place.language]);
    expect(documentTitle).toBe(`${site.brand} ${name}: ${labels.sheet}`);
  });

  test("is one document whose elements are in reading order", () => {
    // PDF.js returns the document once for each page.
    expect(new Set(sheet().elements.map(({ role }) => role))).toEqual(new Set(["Document"]));
    expect(tables.length).toBeGreaterThan(0);
    expect(elements().map(({ role }) => role)).toEqual([
      ...headRoles,
      ...tables.flatMap(() => ["H2", "Table"]),
      "P",
      "P",
      ...(hasRecord ? ["P", "H2", ...recordSections.flatMap(() => ["H3", "Table"]), "P", "P"] : []),
    ]);
  });

  test("begins with the name of the device, its picture and its key figures", () => {
    const [kind, heading, lead, line, figure, list] = elements();
    expect(partsOf(elements().slice(0, 4))).toEqual([
      ["P", withoutSpaces(`${site.brand} · ${labels.sheet}`)],
      ["H1", withoutSpaces(name)],
      ["P", withoutSpaces(title)],
      ["P", withoutSpaces(subtitle)],
    ]);
    expect([kind, heading, lead, line].map((element) => element?.children)).toEqual([[], [], [], []]);
    expect(figure?.alt).toBe(image.alt);
    expect(keyFigures.length).toBeGreaterThan(0);
    expect(list?.children.map(({ role, children }) => [role, partsOf(children)])).toEqual(
      keyFigures.map(({ value, label }) => [
        "LI",
        [
          ["Lbl", withoutSpaces(label)],
          ["LBody", withoutSpaces(value)],
        ],
      ]),
    );
  });

  test("has the same tables as the specification on the device's page, each under its heading", () => {
    const groups = elements().slice(headRoles.length, headRoles.length + 2 * tables.length);
    const headings = groups.filter(({ role }) => role === "H2");
    expect(headings.map(({ text }) => withoutSpaces(text))).toEqual(
      tables.map((table) => withoutSpaces(table.querySelector("caption")?.textContent)),
    );
    const rows = groups
      .filter(({ role }) => role === "Table")
      .map(({ children }) => children.map((row) => [row.role, partsOf(row.children)]));
    expect(rows).toEqual(
      tables.map((table) =>
        [...table.querySelectorAll("tbody tr")].map((row) => [
          "TR",
          [
            ["TH", withoutSpaces(row.querySelector("th")?.textContent)],
            ["TD", withoutSpaces(cellText(row.querySelector("td"), "small"))],
          ],
        ]),
      ),
    );
  });

  test("ends with the day of the last change and the URL of the device's page", () => {
    const [note, url] = elements().slice(headRoles.length + 2 * tables.length);
    const day = formatDay(updated, localeOf(place));
    expect(withoutSpaces(note?.text)).toBe(withoutSpaces(fillPlaceholders(labels.sheetNote, { date: day })));
    expect(url?.text).toBe(`${site.url}/products/${slug}`);
  });

  (hasRecord ? test : test.skip)("has the same facts as the record's page, with the same numbers", () => {
    const [, title, ...rest] = elements().slice(headRoles.length + 2 * tables.length + 2);
    expect(withoutSpaces(title?.text)).toBe(withoutSpaces(recordPage?.querySelector("h1")?.textContent));
    const headings = rest.filter(({ role }) => role === "H3").map(({ text }) => withoutSpaces(text));
    expect(headings).toEqual(recordSections.map((section) => withoutSpaces(section.querySelector("h2")?.textContent)));
    const sheetTables = rest.filter(({ role }) => role === "Table");
    recordSections
      .filter((section) => section.querySelector("dl"))
      .forEach((section, index) => {
        const cells = sheetTables[index]?.children.map(({ children }) =>
          children.map(({ text }) => withoutSpaces(text)),
        );
        const terms = [...section.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) =>
          [textContent, nextElementSibling?.textContent].map(withoutSpaces),
        );
        expect(cells).toEqual(terms);
      });
  });

  test("has all of its text in the structure, in reading order", () => {
    expect(withoutSpaces(sheet().drawnText)).toBe(
      withoutSpaces(
        sheet()
          .elements.map(({ text }) => text)
          .join(""),
      ),
    );
  });
});
