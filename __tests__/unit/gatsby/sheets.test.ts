import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { drawSheet } from "../../../gatsby/outputs/spec-sheets/draw-sheet";
import type { Sheet } from "../../../gatsby/outputs/spec-sheets/draw-sheet";
import { COMPANY } from "../../support/company/company";
import { contentOf } from "../../support/content/data";
import { specificationTablesOf } from "../../support/content/devices";

type Device = Pick<Sheet, "name" | "title" | "subtitle" | "keyFigures" | "updated"> & {
  slug: string;
  specifications: { key: string; value: string }[];
};

const sheetOf = (slug: string): Sheet => {
  const device = contentOf<Device>(`products/${slug}.json`);
  return {
    ...device,
    language: "en",
    brand: "Acme",
    kind: "Specification sheet",
    picture: { path: join(COMPANY, `images/${slug}.jpg`), alt: "The device (on its stage)." },
    tables: specificationTablesOf(device),
    record: null,
    note: "Figures of June 10, 2025.",
    url: `https://acme.example/products/${slug}`,
  };
};

/** All texts that a sheet shows. */
const textsOf = ({ brand, kind, name, title, subtitle, keyFigures, tables, note, url }: Sheet): string[] => [
  ...[`${brand} · ${kind}`, name, title, subtitle, note, url],
  ...keyFigures.flatMap(({ label, value }) => [label, value]),
  ...tables.flatMap((table) => [table.title, ...table.rows.flatMap(({ label, value }) => [label, value])]),
];

/** The objects of a PDF as text, without the streams. */
const objectsOf = (pdf: Buffer): string => pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

test.each(["kluppe", "rahmen"])("the sheet of %s is one tagged page with a table for each group", async (slug) => {
  const sheet = sheetOf(slug);
  const objects = objectsOf(await drawSheet(sheet));
  const rows = sheet.tables.reduce((sum, table) => sum + table.rows.length, 0);
  expect(count(objects, /\/Type \/Page\b/g)).toBe(1);
  expect(objects).toContain("/MarkInfo");
  expect(objects).toContain("/Lang (en)");
  expect(count(objects, /\/S \/H1\b/g)).toBe(1);
  expect(count(objects, /\/S \/Table\b/g)).toBe(sheet.tables.length);
  expect(count(objects, /\/S \/TR\b/g)).toBe(rows);
  expect(count(objects, /\/Scope \/Row\b/g)).toBe(rows);
  expect(count(objects, /\/S \/LI\b/g)).toBe(sheet.keyFigures.length);
  expect(objects).toContain("/Alt (The device \\(on its stage\\).)");
});

test("the date of the file is the day of the last change, at noon UTC", async () => {
  const sheet = sheetOf("kluppe");
  const pdf = (await drawSheet(sheet)).toString("latin1");
  expect(pdf).toContain(`<xmp:CreateDate>${sheet.updated}T12:00:00Z</xmp:CreateDate>`);
  expect(count(pdf, new RegExp(`\\(D:${sheet.updated.replaceAll("-", "")}120000Z\\)`, "g"))).toBe(2);
});

/** The sheet with each row repeated. */
function longSheet(times: number): Sheet {
  const sheet = sheetOf("rahmen");
  const tables = sheet.tables.map(({ rows, ...table }) => ({
    ...table,
    rows: Array.from({ length: times }, () => rows).flat(),
  }));
  return { ...sheet, tables };
}

test("a long sheet has smaller type, so that it fits the page", async () => {
  const pdf = (await drawSheet(longSheet(8))).toString("latin1");
  expect(count(pdf, /\/Type \/Page\b/g)).toBe(
    count((await drawSheet(sheetOf("rahmen"))).toString("latin1"), /\/Type \/Page\b/g),
  );
});

test("a sheet that is longer than a page stops the build and names the last group", async () => {
  await expect(drawSheet(longSheet(20))).rejects.toThrow(
    /^The specification sheet is longer than one page. It ends in the group “/,
  );
});

test("every character has a glyph in its font", async () => {
  for (const slug of ["kluppe", "rahmen"]) {
    const sheet = sheetOf(slug);
    const pdf = (await drawSheet(sheet)).toString("latin1");
    const contents = [...pdf.matchAll(/\/FlateDecode[^>]*>>\r?\nstream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
      ([, stream = ""]) => {
        try {
          return [inflateSync(Buffer.from(stream, "latin1")).toString("latin1")];
        } catch {
          return [];
        }
      },
    );
    const text = contents.filter((content) => content.includes(" Tf"));
    expect(text).toHaveLength(1);
    // The first glyph of a subset is shown for characters that the font lacks.
    const shown = [...(text[0] ?? "").matchAll(/<([0-9a-f]+)> ?-?[\d.]*/g)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    expect(shown).toHaveLength(textsOf(sheet).join("").length);
    expect(shown.filter((glyph) => glyph === "0000")).toEqual([]);
  }
});

test("the same content results in the same file", async () => {
  const [first, second] = await Promise.all([drawSheet(sheetOf("kluppe")), drawSheet(sheetOf("kluppe"))]);
  expect(first.equals(second)).toBe(true);
});
