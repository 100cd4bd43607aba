import { rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { isHistoryNotice } from "@capture/content/check/rules/history";
import { historyText } from "@capture/content/history/history-files";
import type { RecordedChange } from "@capture/content/history/record-changes";
import { updateHistory } from "../../../../scripts/content/history/update-history";
import { provideContentFolder } from "../../../support/content/content-folder";
import { readPart } from "../../../support/company/company";

const content = provideContentFolder();

describe("history", () => {
  const LABELS = "labels/history.json";
  const PRO = "products/pro.json";
  const HISTORY = "history/products-pro.json";
  /** The history of a file that no longer exists. */
  const OLD = { current: [{ field: "who", value: "We." }], changes: [] };

  beforeEach(() => {
    content.write(LABELS, readPart(LABELS));
    updateHistory(content.path);
  });

  /** Writes a history of PRO that ends with its values now. */
  function writeChanges(...changes: readonly Omit<RecordedChange, "field">[]): void {
    const { specifications } = JSON.parse(readPart(PRO)) as { specifications: { key: string; value: string }[] };
    const current = specifications.map(({ key, value }) => ({ field: key, value: value.replace("{brand}", "Acme") }));
    const recorded = changes.map((change) => ({ field: "weight", ...change }));
    content.write(HISTORY, historyText(PRO, { current, changes: recorded }));
  }
  const weight = (
    JSON.parse(readPart(PRO)) as { specifications: { key: string; value: string }[] }
  ).specifications.find(({ key }) => key === "weight")?.value;

  test("accepts values that equal the end of their history, and a site without histories", () => {
    expect(content.problems()).toEqual([]);
    content.remove(LABELS);
    rmSync(join(content.path, "history"), { recursive: true });
    expect(content.problems()).toEqual([]);
  });

  test("gives a notice for a figure that changed without an entry, at its line", () => {
    content.expectAfter(
      PRO,
      `"value": "${weight}"`,
      '"value": "About 0.7 kg"',
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^data/${PRO}:\\d+:\\d+ notice: specifications\\[\\d+\\]\\.value: weight is now “About 0\\.7 kg”, but data/${HISTORY} ends with “${weight}”; run npm run fix\\.$`,
          ),
        ),
      ]),
    );
  });

  test("only notices about missing entries make npm run check fail", () => {
    const notices = () => checkContent(content.path).filter(isHistoryNotice);
    content.change("articles/7.json", "<p>word0", "<p>It ships in Q3 2025. word0");
    expect(notices()).toEqual([]);
    content.change(PRO, `"value": "${weight}"`, '"value": "About 0.7 kg"');
    expect(notices().map(({ where }) => where)).toEqual([expect.stringMatching(/^specifications/)]);
  });

  test("gives no notice for a field that is only renamed", () => {
    content.change(PRO, '"key": "bluetooth"', '"key": "radioLink"');
    expect(content.problems().join()).not.toContain("npm run fix");
  });

  test("gives a notice for a file without a history, if another file has one", () => {
    content.remove(HISTORY);
    expect(content.problems()).toEqual([]);
    content.write("history/legal-old.json", historyText("pages/legal/old.json", OLD));
    expect(content.problems()).toEqual([`data/${PRO}:1:1 notice: data/${HISTORY} is missing; run npm run fix.`]);
  });

  test("reports a day in the future, and days in the wrong order", () => {
    writeChanges(
      { date: "2095-01-01", before: null, after: "1 kg" },
      { date: "2026-01-01", before: "1 kg", after: weight ?? null },
    );
    expect(content.problems()).toEqual([
      expect.stringContaining("changes[0].date: 2095-01-01 is in the future; write the day of the change."),
      expect.stringContaining(
        "changes[1].date: 2026-01-01 is before 2095-01-01 of the change above; sort them by day.",
      ),
    ]);
  });

  test("reports changes that do not lead to the next one or to the value now", () => {
    writeChanges(
      { date: "2026-01-01", before: null, after: "1 kg" },
      { date: "2026-01-02", before: "2 kg", after: "3 kg" },
    );
    expect(content.problems()).toEqual([
      expect.stringContaining("changes[0].after: weight continues with “2 kg” in changes[1].before, not with “1 kg”"),
      expect.stringContaining(`changes[1].after: weight continues with “${weight}” in “current”, not with “3 kg”`),
    ]);
  });

  test("reports a change that changes nothing", () => {
    writeChanges({ date: "2026-01-01", before: weight ?? null, after: weight ?? null });
    expect(content.problems()).toEqual([
      expect.stringContaining("changes[0].after: this is the same as before; remove this change."),
    ]);
  });
});

describe("product-records", () => {
  const RECORD = "product-records/pro.json";
  const LABELS = "labels/product-record.json";

  beforeEach(() => {
    content.write(LABELS, readPart(LABELS));
    content.write(RECORD, readPart(RECORD).replace("{security.email}", "{mailboxes.general}"));
  });

  test("accepts a record with fields that are not stated, and devices without any record", () => {
    expect(content.problems()).toEqual([]);
    content.remove(RECORD);
    expect(content.problems()).toEqual([]);
  });

  test("reports a published device without a record if another device has one", () => {
    const device = JSON.stringify({ ...(JSON.parse(readPart("products/pro.json")) as object), slug: "max", order: 9 });
    content.write("products/max.json", device);
    expect(content.problems()).toContain(
      "data/products/max.json:1:1 this device has no record; add data/product-records/max.json.",
    );
    content.change("products/max.json", '"slug"', '"draft":true,"slug"');
    expect(content.problems().join()).not.toContain("this device has no record");
  });

  test("reports an end of support that has passed", () => {
    content.expectAfter(RECORD, '"until": null', '"until": "2024-12-31"', [
      "data/product-records/pro.json:15:14 support.until: the support ended on 2024-12-31; set a later day, or remove the device.",
    ]);
    content.expectAfter(RECORD, "2024-12-31", "2094-12-31", []);
  });

  test("reports figures that differ from the specification", () => {
    content.expectAfter(RECORD, "Up to 5 hours", "Up to 6 hours", [
      "data/product-records/pro.json:37:16 battery.runtime: the specification says “Built-in lithium-ion, up to 5 hours, charged over USB-C” (data/products/pro.json), not “Up to 6 hours”; if it is not a figure of PRO, move it to a sentence without that name.",
    ]);
    content.change(RECORD, "Up to 6 hours", "Up to 5 hours");
    content.expectAfter(RECORD, "Bluetooth 5.0", "Bluetooth 5.2", [
      "data/product-records/pro.json:33:18 radio.bluetooth: the specification says “Bluetooth 5.0” (data/products/pro.json), not “5.2”; correct one of them.",
    ]);
  });

  test("reports a value of a wrong type", () => {
    content.expectAfter(RECORD, '"partNumber": null', '"partNumber": 7', [
      "data/product-records/pro.json:12:19 identity.partNumber: this must be text between double quotes or null, not the number 7.",
    ]);
  });

  test("reports a document that does not exist", () => {
    content.expectAfter(
      RECORD,
      '"documents": []',
      '"documents": [{ "name": "Manual", "file": "documents/manual.pdf" }]',
      ["data/product-records/pro.json:47:45 documents[0].file: there is no file data/documents/manual.pdf."],
    );
    content.write("documents/manual.pdf", "<script>alert(1)</script>");
    expect(content.problems()).toEqual([
      "data/product-records/pro.json:47:45 documents[0].file: data/documents/manual.pdf is not a PDF file; export it again as PDF.",
    ]);
    content.write("documents/manual.pdf", "%PDF-1.7\n");
    expect(content.problems()).toEqual([]);
  });
});
