import { recordComparison } from "@capture/domain/records/record-comparison";
import { repeatsText, type RecordFacts } from "@capture/domain/records/record-groups";
import {
  specificationRows,
  type SpecificationField,
  type Specification,
  type SpecificationGroup,
} from "@capture/domain/specifications";
import {
  createRowFilter,
  linkOnce,
  replaceSlug,
  rowAmounts,
  selectedSlugs,
  splitFields,
  toggleSlug,
} from "../../../src/features/products/compare/compared-rows";
import { readPart } from "../../support/company/company";

const device = (values: Record<string, string>): Specification[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

describe("compared-rows", () => {
  const amount = (value: number, unit: string) => ({
    value: `${value} ${unit}`,
    quantities: [{ values: [value], unit }],
  });
  const field = (key: string) => ({ key, label: key.toUpperCase(), absent: null });
  const GROUPS = [
    { id: "body", title: "Body", fields: [field("weight"), field("color")] },
    { id: "net", title: "Net", fields: [field("wifi")] },
  ];
  const DEVICES = [device({ weight: "1 kg", color: "black", wifi: "yes" }), device({ weight: "2 kg", color: "black" })];
  /** The keys of the rows of a comparison. */
  const rowKeys = (options: { hiddenKeys?: string[]; onlyDifferences?: boolean }, devices = DEVICES) =>
    specificationRows(GROUPS, devices, {
      keep: createRowFilter({ hiddenKeys: [], onlyDifferences: false, ...options }),
    }).flatMap(({ rows }) => rows.map(({ key }) => key));

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

  test("lists fields that no device specifies apart from the others", () => {
    const [first] = DEVICES;
    const { specified, unspecified } = splitFields(GROUPS, [first ?? []]);
    expect([specified, unspecified]).toEqual([GROUPS, []]);
    const other = splitFields(GROUPS, [device({ weight: "1 kg" }), device({ color: "red" })]);
    expect(other.specified.map(({ id }) => id)).toEqual(["body"]);
    expect(other.unspecified).toEqual(["WIFI"]);
  });

  test.each([
    ["one number with the same unit", [amount(2.9, "kg"), amount(0.7, "kg")], [2.9, 0.7]],
    ["a device without a value", [amount(2.9, "kg"), undefined, amount(1, "kg")], [2.9, undefined, 1]],
    ["pixels", [{ value: "300×200" }, { value: "600×400" }], [60_000, 240_000]],
    ["different units", [amount(23, "s"), amount(4, "h")], undefined],
    ["equal amounts", [amount(4, "h"), amount(4, "h")], undefined],
    ["ranges", [{ value: "0 to 40 °C", quantities: [{ values: [0, 40], unit: "°C" }] }, amount(4, "°C")], undefined],
    ["words", [{ value: "red" }, { value: "blue" }], undefined],
  ])("the amounts for bars: %s", (_case, values, amounts) => {
    expect(rowAmounts(values)).toEqual(amounts);
  });

  test("selects the devices of a query string in its order, and ignores unknown ones", () => {
    const slugs = ["pro", "minion", "meta"];
    expect(selectedSlugs(slugs, "meta,pro,meta")).toEqual(["meta", "pro"]);
    expect(selectedSlugs(slugs, "")).toEqual(slugs);
    expect(selectedSlugs(slugs, "nano")).toEqual(slugs);
  });

  test("adds and removes a device, but not the last one", () => {
    const slugs = ["pro", "minion", "meta"];
    expect(toggleSlug(slugs, slugs, "minion")).toBe("pro,meta");
    expect(toggleSlug(slugs, ["pro", "meta"], "minion")).toBe("");
    expect(toggleSlug(slugs, ["pro"], "pro")).toBe("pro");
  });

  test("puts a device into a column, and exchanges two columns", () => {
    expect(replaceSlug(["pro", "minion"], 1, "meta")).toBe("pro,meta");
    expect(replaceSlug(["pro", "minion"], 0, "minion")).toBe("minion,pro");
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

  test("has rows that can be hidden and compared", () => {
    const other = { ...pro, slug: "meta", record: { ...record, service: { ...record.service, repair: "In Dublin" } } };
    const devices = [pro, other, { ...pro, slug: "max", record: null }];
    const compared = recordComparison(devices, groups, labels);
    const columns = devices.map(({ slug }) => compared.values[slug] ?? []);
    const rowsOf = (hiddenKeys: string[], onlyDifferences: boolean) =>
      specificationRows(compared.groups, columns, {
        keep: createRowFilter({ hiddenKeys, onlyDifferences }),
      }).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(rowsOf(["record-service-repair"], false)).not.toContain("record-service-repair");
    expect(rowsOf([], true)).toContain("record-service-repair");
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
  const groups: SpecificationGroup[] = [
    {
      id: "body",
      title: "Body",
      fields: [
        { key: "weight", label: "Weight", absent: null },
        { key: "accuracy", label: "Accuracy", absent: null },
      ],
    },
    {
      id: "laser",
      title: "Laser",
      fields: [{ key: "laserWavelength", label: "Wavelength", absent: "No laser" }],
    },
  ];
  const cellsOf = (devices: readonly (readonly Specification[])[]) =>
    specificationRows(groups, devices, { notStated: "Not stated" }).flatMap((group) =>
      group.rows.map(({ cells }) => cells),
    );

  test("leaves out fields without a value and groups without rows", () => {
    const [group, ...others] = specificationRows(groups, [device({ weight: "2 kg" })]);
    expect([group?.id, group?.rows.map(({ key }) => key)]).toEqual(["body", ["weight"]]);
    expect(others).toEqual([]);
    expect(specificationRows(groups, [device({ weight: "2 kg" })], { keep: () => false })).toEqual([]);
  });

  test("has the conditions of each value", () => {
    const accuracy = { key: "accuracy", value: "1 cm", conditionsText: "Of a point." };
    const devices = [[accuracy], device({ accuracy: "2 cm" }), device({ weight: "2 kg" })];
    expect(cellsOf(devices).map((cells) => cells.map(({ conditionsText }) => conditionsText))).toEqual([
      [null, null, null],
      ["Of a point.", null, null],
    ]);
  });

  test("keeps a field if at least one of the devices has a value, with a text for the others", () => {
    const devices = [device({ weight: "1 kg", accuracy: "1 cm" }), device({ laserWavelength: "905 nm" })];
    expect(cellsOf(devices).map((cells) => cells.map(({ value, isMissing }) => [value, isMissing]))).toEqual([
      [
        ["1 kg", false],
        ["Not stated", true],
      ],
      [
        ["1 cm", false],
        ["Not stated", true],
      ],
      [
        ["No laser", true],
        ["905 nm", false],
      ],
    ]);
  });

  describe("links to the glossary", () => {
    const link = (text: string) => ({ text, to: `/academy/glossary/${text.toLowerCase()}` });
    const row = (key: string, value: string, words: readonly string[] = []) => ({
      ...{ key, value },
      labelLinks: key === "weight" ? [link("Weight")] : [],
      valueLinks: words.map(link),
    });
    const devices = [
      [row("weight", "1 kg"), row("accuracy", "1 cm"), row("laserWavelength", "905 nm", ["panoramas"])],
      [row("weight", "1 kg"), row("accuracy", "1 cm", ["HDR", "panoramas"]), row("laserWavelength", "905 nm")],
    ];
    const linksOf = (keep: (field: SpecificationField) => boolean) =>
      linkOnce(specificationRows(groups, devices, { keep })).flatMap(({ rows }) =>
        rows.map(({ labelLinks, cells }) =>
          [labelLinks, ...cells.map(({ valueLinks }) => valueLinks)].map((links) => links.map(({ text }) => text)),
        ),
      );

    test("are in the first row that uses a term, and in the first column of that row", () => {
      expect(linksOf(() => true)).toEqual([
        [["Weight"], [], []],
        [[], [], ["HDR", "panoramas"]],
        [[], [], []],
      ]);
    });

    test("are in the next row when the row of the first use is hidden", () => {
      expect(linksOf(({ key }) => key === "laserWavelength")).toEqual([[[], ["panoramas"], []]]);
    });
  });
});
