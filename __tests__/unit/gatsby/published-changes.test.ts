import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedFiles } from "../../../gatsby/node/changes/changed-files";
import {
  newestFirst,
  publishedChanges,
  textParts,
  type ChangedFile,
  type PublishedChange,
} from "../../../gatsby/node/changes/published-changes";
import { changeFields } from "../../../gatsby/node/changes/fields";
import type { NodeModel } from "../../../gatsby/lib/node-model";
import { assertPresent } from "../../../src/lib/assert-present";
import { boxDocument, glbOf } from "../../support/content/glb";

const WORDS = { changed: "{date}: {field} {before} → {after}", notStated: "not stated" };
const files = changedFiles({
  products: [{ slug: "scout", name: "Scout" }],
  records: [{ device: "scout", title: "Scout: record" }],
  legal: [
    { source: "pages/legal/terms.json", route: "/agb", name: "Terms", sections: [{ id: "who", heading: "Who" }] },
  ],
  groups: [{ id: "body", title: "Body", fields: [{ key: "weight", label: "Weight" }] }],
  recordLabels: { notStated: "Not stated", battery: { heading: "Battery", runtime: "Runtime" } },
});
const [product, record, legal] = files.map(assertPresent) as [ChangedFile, ChangedFile, ChangedFile];
const first = (file: ChangedFile, field: string, before: string | null, after: string | null, locale = "en-US") =>
  assertPresent(publishedChanges(file, [{ date: "2026-03-03", field, before, after }], WORDS, locale)[0]);

test("a figure's change is a sentence in the site's format, with a link to its row", () => {
  const change = first(product, "weight", "0.66 kg", "0.655 kg");
  expect(change.sentence).toBe("March 3, 2026: Weight 0.66\u00a0kg → 0.655\u00a0kg");
  expect(change.path).toBe("/products/scout#specification-weight");
  expect(change).toMatchObject({ kind: "device", name: "Scout", id: "products-scout-1", reason: null });
  expect(first(product, "weight", "1 kg", "2 kg", "de-DE").dateText).toBe("3. März 2026");
});

test("a value that was or becomes unstated is shown as “not stated”", () => {
  expect(first(product, "weight", null, "1 kg").parts).toEqual([{ state: "added", text: "1 kg" }]);
  const gone = first(product, "weight", "1 kg", null);
  expect(gone.parts.at(-1)).toEqual({ state: "added", text: "not stated" });
  expect(gone.path).toBe("/products/scout");
});

test("fields of a record have the labels of its group, and unknown fields their own name", () => {
  expect(first(record, "battery.runtime", "4 h", "5 h")).toMatchObject({
    field: "Battery: Runtime",
    path: "/products/scout/record#battery",
  });
  expect(first(record, "laser.power", "1", "2")).toMatchObject({
    field: "laser.power",
    path: "/products/scout/record",
  });
});

test("a legal text is a redline of words", () => {
  const change = first(legal, "who", "Write to us by mail today.", "Write to us by letter today.");
  expect(change).toMatchObject({ kind: "legal", path: "/agb#who", field: "Who", source: "pages/legal/terms.json" });
  expect(change.parts).toEqual([
    { state: "same", text: "Write to us by " },
    { state: "removed", text: "mail" },
    { state: "added", text: "letter" },
    { state: "same", text: " today." },
  ]);
});

test("changes of neighboring words are one change", () => {
  const before =
    "Two small entries can be kept: a form draft, and the day of the last notification. The cookie notice describes both.";
  const after =
    "Two small entries can be kept: a form draft, and the scale of your screen. The cookie notice describes both.";
  expect(textParts(before, after)).toEqual([
    { state: "same", text: "Two small entries can be kept: a form draft, and the " },
    { state: "removed", text: "day of the last notification" },
    { state: "added", text: "scale of your screen" },
    { state: "same", text: ". The cookie notice describes both." },
  ]);
  expect(first(legal, "who", "Gone.", null).path).toBe("/agb#who");
});

test("a text that has little in common with the former one is shown as a whole", () => {
  const [before, after] = ["All of this is old and gone.", "New words say what is true since then."];
  expect(textParts(before, after)).toEqual([
    { state: "removed", text: before },
    { state: "added", text: after },
  ]);
  expect(textParts("", "New.")).toEqual([{ state: "added", text: "New." }]);
});

test("changes are listed newest first, in each file and together", () => {
  const change = (date: string) => ({ date, field: "weight", before: date, after: "1 kg" });
  const days = ["2026-01-01", "2026-01-02"].map(change);
  expect(publishedChanges(product, days, WORDS, "en-US").map(({ date }) => date)).toEqual(["2026-01-02", "2026-01-01"]);
  const [older, newer] = ["2025-01-01", "2025-06-01"].map((day) =>
    assertPresent(publishedChanges(record, [change(day)], WORDS, "en-US")[0]),
  );
  expect(newestFirst([assertPresent(older), assertPresent(newer)])).toEqual([newer, older]);
});

test.each([
  ["One here. Two old. Three here.", "One here. Two new. Three here.", "… Two old|new. …"],
  ["One old here. Two.", "One new here. Two.", "One old|new here. …"],
  ["One here. Two old", "One here. Two new", "… Two old|new"],
  ["A old word. B. C. The old end.", "A new word. B. C. The new end.", "A old|new word. … The old|new end."],
  ["Acme Ltd. (“Acme”) is old.", "Acme Ltd. (“Acme”) is new.", "Acme Ltd. (“Acme”) is old|new."],
])("the excerpt of %p has only the changed sentences", (before, after, shown) => {
  const { excerpt } = first(legal, "who", before, after);
  const joined = excerpt.map(({ state, text }) => (state === "added" ? `|${text}` : text)).join("");
  expect(joined).toBe(shown);
});

test("the excerpt of a long text that was removed has its first sentence", () => {
  const text = `What it is about. ${"More of it. ".repeat(30)}`.trim();
  expect(first(legal, "who", text, null).excerpt).toEqual([{ state: "removed", text: "What it is about. …" }]);
});

test("a changed size has its numbers before and after", () => {
  const sizes = { before: { width: 1, depth: 2, height: 3 }, after: { width: 1, depth: 2, height: 4 } };
  expect(first(product, "productDimensions", "1 × 2 × 3 mm", "1 × 2 × 4 mm").sizes).toEqual(sizes);
  expect(first(product, "productDimensions", null, "1 × 2 × 4 mm").sizes).toBeNull();
  expect(first(product, "weight", "1 kg", "2 kg").sizes).toBeNull();
});

describe("the front of the device’s model", () => {
  const { CONTENT_DIR = "" } = process.env;
  const root = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "changes-"));
    // The picture is written into public/.
    process.chdir(folder);
  });
  afterEach(() => {
    process.env.CONTENT_DIR = CONTENT_DIR;
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  /** The front that belongs to a change, on a site with one device of 162 × 150 × 398 mm. */
  function frontOf(change: PublishedChange) {
    const quantities = [{ values: [162, 150, 398], unit: "mm" }];
    const entries: Readonly<Record<string, readonly object[]>> = {
      // The slug of a model need not be that of its device.
      Product: [{ slug: "scout", model: "tower", specifications: [{ key: "productDimensions", quantities }] }],
      Model: [{ slug: "tower", glb: "tower.glb" }],
    };
    const findAll = ({ type }: { type: string }) => Promise.resolve({ entries: entries[type] ?? [] });
    writeFileSync(join(folder, "tower.glb"), glbOf(boxDocument([0.162, 0.398, 0.15])));
    process.env.CONTENT_DIR = folder;
    return changeFields.PublishedChange.front.resolve(change, {}, { nodeModel: { findAll } as unknown as NodeModel });
  }

  test("is shown while the device has the size after the change, and left out once it has another", async () => {
    const changeTo = (after: string) => first(product, "productDimensions", "160 × 150 × 398 mm", after);
    const url = await frontOf(changeTo("162 × 150 × 398 mm"));
    expect(url).toMatch(/^\/static\/models\/\w+\.webp$/);
    expect(existsSync(join(folder, "public", String(url)))).toBe(true);
    expect(await frontOf(changeTo("162 × 150 × 400 mm"))).toBeNull();
  });

  test("is left out of changes of other fields", async () => {
    expect(await frontOf(first(product, "weight", "1 kg", "2 kg"))).toBeNull();
  });
});
