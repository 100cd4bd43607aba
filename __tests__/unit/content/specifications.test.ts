import {
  specificationRows,
  type SpecificationField,
  type SpecificationGroup,
} from "../../../src/domain/specifications";

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
