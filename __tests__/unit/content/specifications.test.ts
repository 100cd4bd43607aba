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

test("a field that the device does not have is left out, and a group without rows too", () => {
  expect(specificationRows(groups, [device({ weight: "2 kg" })])).toEqual([
    { id: "body", title: "Body", rows: [{ key: "weight", label: "Weight", absent: null, values: ["2 kg"] }] },
  ]);
});

test("in a comparison, a field stays as long as one device has it", () => {
  const rows = specificationRows(groups, [
    device({ weight: "1 kg" }),
    device({ weight: "2 kg", laserWavelength: "905 nm" }),
  ]);
  expect(rows.flatMap((group) => group.rows.map(({ values }) => values))).toEqual([
    ["1 kg", "2 kg"],
    [null, "905 nm"],
  ]);
});

test("the comparison keeps only the fields it asks for", () => {
  const rows = specificationRows(
    groups,
    [device({ weight: "1 kg", accuracy: "1 cm" })],
    ({ compare }) => compare === true,
  );
  expect(rows.flatMap((group) => group.rows.map(({ key }) => key))).toEqual(["weight"]);
});
