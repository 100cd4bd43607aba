import { provideContentFolder } from "../../../support/content/content-folder";
import { readPart } from "../../../support/company/company";

const RECORD = "product-records/pro.json";
const LABELS = "labels/product-record.json";
const content = provideContentFolder();

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

test("reports a missing field, although its value may be unknown", () => {
  content.expectAfter(RECORD, '"model": "PRO",', "", [
    "data/product-records/pro.json:10:15 identity: the field “model” is missing (The name on the device. Empty if it is not stated).",
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
  content.write("documents/manual.pdf", "%PDF-1.7\n");
  expect(content.problems()).toEqual([]);
});
