import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDraftOverlay, type DraftOverlay } from "../../../../scripts/site/draft-overlay";
import { publishContent } from "../../../../scripts/site/publish-content";

const FILE = "pages/academy.json";
let root: string;
let source: string;
let published: string;
let overlay: DraftOverlay;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "draft-"));
  [source, published] = [join(root, "data"), join(root, "published")];
  cpSync("__tests__/fixtures/company", source, { recursive: true });
  publishContent(source, published);
  overlay = createDraftOverlay(source, published);
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (folder = published): string => readFileSync(join(folder, FILE), "utf8");
const show = (text: string, file = `data/${FILE}`) => overlay.show({ file, text });
/** The file with a valid change: a space at its end. */
const draft = (): string => `${read(source)} `;

test("shows a draft, and the saved file again with its time", () => {
  const { mtimeMs } = statSync(join(published, FILE));
  expect(show(draft())).toEqual([]);
  expect(show(`${draft()} `)).toEqual([]);
  expect(read()).toBe(`${draft()} `);
  overlay.hide();
  expect(read()).toBe(read(source));
  expect(statSync(join(published, FILE)).mtimeMs).toBeCloseTo(mtimeMs, -1);
});

test("a draft with a mistake is not shown", () => {
  expect(show("{}")).not.toEqual([]);
  expect(read()).toBe(read(source));
});

test("a draft is checked, but not shown in another language", () => {
  overlay = createDraftOverlay(source, published, "de");
  expect(show("{}")).not.toEqual([]);
  expect(show(draft())).toEqual([]);
  overlay.hide();
  expect(read()).toBe(read(source));
});

test("a draft is shown again after a save, and the saved file after the form was closed", () => {
  show(draft());
  writeFileSync(join(source, FILE), `${read(source)}\n\n`);
  publishContent(source, published);
  overlay.renew();
  overlay.hide();
  expect(read()).toBe(read(source));
});

test.each(["data/../secret.json", "data/schemas/site.schema.json", "data/pages/none.json"])(
  "rejects %s, which is not a document",
  (file) => expect(() => show("{}", file)).toThrow("There is no document"),
);
