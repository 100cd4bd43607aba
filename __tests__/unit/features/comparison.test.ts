import { comparedRows, selectedSlugs, toggleSlug } from "../../../src/features/products/compare/compared-rows";
import { comparedUses } from "../../../src/features/products/compare/compared-uses";
import { recordComparison } from "../../../src/domain/records/record-comparison";
import { repeatsText, type RecordFacts } from "../../../src/domain/records/record-groups";
import { readPart } from "../../support/company/company";
import {
  specificationRows,
  type SpecificationField,
  type SpecificationGroup,
} from "../../../src/domain/specifications";

describe("compared-rows", () => {
  const field = (key: string) => ({ key, label: key.toUpperCase(), compare: false, absent: null });
  const GROUPS = [
    { id: "body", title: "Body", fields: [field("weight"), field("color")] },
    { id: "net", title: "Net", fields: [field("wifi")] },
  ];
  const device = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const DEVICES = [device({ weight: "1 kg", color: "black", wifi: "yes" }), device({ weight: "2 kg", color: "black" })];
  /** The keys of the rows of a comparison. */
  const rowKeys = (options: { hiddenKeys?: string[]; onlyDifferences?: boolean }, devices = DEVICES) =>
    comparedRows(GROUPS, devices, { hiddenKeys: [], onlyDifferences: false, ...options }).flatMap(({ rows }) =>
      rows.map(({ key }) => key),
    );

  test("leaves out hidden rows, and rows without differences if `onlyDifferences` is set", () => {
    expect(rowKeys({})).toEqual(["weight", "color", "wifi"]);
    expect(rowKeys({ hiddenKeys: ["weight"] })).toEqual(["color", "wifi"]);
    // A value that only one device states is a difference.
    expect(rowKeys({ onlyDifferences: true })).toEqual(["weight", "wifi"]);
  });

  test("ignores differences in case and whitespace", () => {
    const devices = [device({ weight: "2 kg", color: "Black" }), device({ weight: "2\u00a0kg ", color: "black" })];
    expect(rowKeys({ onlyDifferences: true }, devices)).toEqual([]);
  });

  test("leaves out a group without rows", () => {
    const groups = comparedRows(GROUPS, DEVICES, { hiddenKeys: ["wifi"], onlyDifferences: false });
    expect(groups.map(({ id }) => id)).toEqual(["body"]);
  });

  test("selects the devices of a query string in any order, and ignores unknown ones", () => {
    const slugs = ["pro", "minion", "meta"];
    expect(selectedSlugs(slugs, "meta,pro")).toEqual(["pro", "meta"]);
    expect(selectedSlugs(slugs, "")).toEqual(slugs);
    expect(selectedSlugs(slugs, "nano")).toEqual(slugs);
  });

  test("adds and removes a device, but not the last one", () => {
    const slugs = ["pro", "minion", "meta"];
    expect(toggleSlug(slugs, slugs, "minion")).toBe("pro,meta");
    expect(toggleSlug(slugs, ["pro", "meta"], "minion")).toBe("");
    expect(toggleSlug(slugs, ["pro"], "pro")).toBe("pro");
  });
});

describe("compared-uses", () => {
  const createUse = (key: string, text: string, inLabel = false) => ({
    key,
    inLabel,
    text,
    to: `/academy/glossary/${text.toLowerCase().replace(" ", "-")}`,
  });
  const devices = [
    [createUse("view", "Field of view", true), createUse("output", "panoramas")],
    [createUse("view", "Field of view", true), createUse("imaging", "HDR"), createUse("imaging", "panoramas")],
  ];

  test("links each term once, in the first row that uses it and the first column of that row", () => {
    expect(
      comparedUses(["view", "imaging", "output"], devices).map(({ text, key, column }) => [text, key, column]),
    ).toEqual([
      ["Field of view", "view", undefined],
      ["HDR", "imaging", 1],
      ["panoramas", "imaging", 1],
    ]);
  });

  test("links the next use of a term when the row of its first use is hidden", () => {
    expect(comparedUses(["output"], devices)).toEqual([{ ...createUse("output", "panoramas"), column: 0 }]);
  });
});

describe("record-comparison", () => {
  type Labels = NonNullable<Parameters<typeof recordComparison>[2]>;

  const labels = JSON.parse(readPart("labels/product-record.json")) as Labels;
  const record = JSON.parse(readPart("product-records/pro.json")) as RecordFacts;
  const { specifications } = JSON.parse(readPart("products/pro.json")) as {
    specifications: { key: string; value: string }[];
  };
  const { items: groups } = JSON.parse(readPart("specification-fields.json")) as {
    items: Parameters<typeof recordComparison>[1];
  };
  const pro = { slug: "pro", name: "PRO", specifications, record };

  /** The keys of all rows that the records add. */
  const keysOf = (devices: Parameters<typeof recordComparison>[0]): string[] =>
    recordComparison(devices, groups, labels).groups.flatMap(({ fields }) => fields.map(({ key }) => key));

  test("omits rows that only repeat the name or the specification", () => {
    const keys = keysOf([pro]);
    for (const repeated of ["identity-model", "data-storage", "radio-wifi", "battery-runtime", "laser-standard"]) {
      expect(keys).not.toContain(`record-${repeated}`);
    }
    expect(keys).toEqual(expect.arrayContaining(["record-battery-capacity", "record-service-repair"]));
    // Parts without a row of their own have no title either.
    const titles = recordComparison([pro], groups, labels).groups.map(({ id }) => id);
    expect(titles).not.toContain("record-radio");
  });

  test("keeps a row of which one device states more than its specification", () => {
    const other = { ...pro, slug: "meta", record: { ...record, radio: { ...record.radio, wifi: "2.4 GHz, 100 mW" } } };
    expect(keysOf([pro, other])).toContain("record-radio-wifi");
  });

  test("shows what no device states, as rows that can be hidden and compared", () => {
    const other = { ...pro, slug: "meta", record: { ...record, service: { ...record.service, repair: "In Dublin" } } };
    const devices = [pro, other, { ...pro, slug: "max", record: null }];
    const compared = recordComparison(devices, groups, labels);
    const columns = devices.map(({ slug }) => compared.values[slug] ?? []);
    const rowsOf = (hiddenKeys: string[], onlyDifferences: boolean) =>
      comparedRows(compared.groups, columns, { hiddenKeys, onlyDifferences }).flatMap(({ rows }) => rows);
    expect(rowsOf([], false).find(({ key }) => key === "record-battery-capacity")?.values).toEqual([null, null, null]);
    expect(rowsOf(["record-battery-capacity"], false).map(({ key }) => key)).not.toContain("record-battery-capacity");
    const differences = rowsOf([], true).map(({ key }) => key);
    expect(differences).toContain("record-service-repair");
    expect(differences).not.toContain("record-battery-capacity");
  });

  test("adds nothing without records or their labels", () => {
    expect(recordComparison([pro], groups, null).groups).toEqual([]);
    expect(recordComparison([{ ...pro, record: null }], groups, labels).groups).toEqual([]);
  });

  test("a text repeats another one if it has no part of its own", () => {
    expect(repeatsText("Up to 5 hours", "Lithium-ion, up to 5 hours, charged over USB-C")).toBe(true);
    expect(repeatsText("Class 1 (eye-safe)", "Class 1 (eye-safe, IEC 60825-1)")).toBe(true);
    expect(repeatsText("Up to 5 hours, in the cold 3", "Lithium-ion, up to 5 hours")).toBe(false);
    expect(repeatsText("hours", "up to 5 hours")).toBe(false);
  });
});

describe("specifications", () => {
  const groups: SpecificationGroup<SpecificationField & { readonly compare: boolean }>[] = [
    {
      id: "body",
      title: "Body",
      fields: [
        { key: "weight", label: "Weight", compare: true, absent: null },
        { key: "accuracy", label: "Accuracy", compare: false, absent: null },
      ],
    },
    {
      id: "laser",
      title: "Laser",
      fields: [{ key: "laserWavelength", label: "Wavelength", compare: true, absent: "No laser" }],
    },
  ];
  const device = (figures: Record<string, string>) => Object.entries(figures).map(([key, value]) => ({ key, value }));

  test("leaves out fields without a value and groups without rows", () => {
    expect(specificationRows(groups, [device({ weight: "2 kg" })])).toEqual([
      {
        id: "body",
        title: "Body",
        rows: [{ key: "weight", label: "Weight", absent: null, values: ["2 kg"], conditions: [null] }],
      },
    ]);
  });

  test("has the conditions of each value", () => {
    const [group] = specificationRows(groups, [
      [{ key: "accuracy", value: "1 cm", conditionsText: "Of a point." }],
      device({ accuracy: "2 cm" }),
      device({ weight: "2 kg" }),
    ]);
    expect(group?.rows.map(({ conditions }) => conditions)).toEqual([
      [null, null, null],
      ["Of a point.", null, null],
    ]);
  });

  test("keeps a field if at least one of the devices has a value", () => {
    const rows = specificationRows(groups, [
      device({ weight: "1 kg" }),
      device({ weight: "2 kg", laserWavelength: "905 nm" }),
    ]);
    expect(rows.flatMap((group) => group.rows.map(({ values }) => values))).toEqual([
      ["1 kg", "2 kg"],
      [null, "905 nm"],
    ]);
  });

  test("keeps only the fields that pass the filter", () => {
    const rows = specificationRows(
      groups,
      [device({ weight: "1 kg", accuracy: "1 cm" })],
      ({ compare }) => compare === true,
    );
    expect(rows.flatMap((group) => group.rows.map(({ key }) => key))).toEqual(["weight"]);
  });
});
