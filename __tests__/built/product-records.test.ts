import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recordFilePath } from "../../gatsby/outputs/product-records/fields";
import { entriesIn } from "../support/content/data";
import { documentOf } from "../support/built/built";
import { routes, site } from "../../testing/routes";

interface RecordEntry extends Readonly<Record<string, unknown>> {
  readonly path: string;
  readonly title: string;
  readonly device: string;
}

const records = entriesIn<RecordEntry>("product-records").filter(({ path }) => routes.includes(path));

// A site may have no records.
const rows = records.map((record): [string, RecordEntry] => [record.device, record]);
const eachRecord =
  rows.length === 0 ? test.skip.each([["", {} as RecordEntry] as [string, RecordEntry]]) : test.each(rows);

eachRecord("the record of %s is a page and a JSON file with the same facts", (device, record) => {
  const page = documentOf(record.path);
  const json = recordFilePath(record.path);
  expect(page.querySelector('link[rel="alternate"][type="application/json"]')?.getAttribute("href")).toBe(json);
  expect(page.querySelector("h1")?.textContent).toBe(record.title);
  expect(documentOf(`/products/${device}`).querySelector(`#specifications a[href="${record.path}"]`)).not.toBeNull();
  const facts = JSON.parse(readFileSync(join("public", json), "utf8")) as Record<string, unknown>;
  expect(facts.url).toBe(`${site.url}${record.path}`);
  const text = page.querySelector("main")?.textContent?.replaceAll("\u00a0", " ") ?? "";
  for (const group of ["maker", "identity", "data", "laser", "radio", "battery", "service"]) {
    const stated = Object.values(facts[group] as object).filter((value) => typeof value === "string");
    for (const value of stated) expect(text).toContain(value.replaceAll("\u00a0", " "));
    expect(Object.keys(facts[group] as object)).toEqual(Object.keys(record[group] as object));
  }
});
