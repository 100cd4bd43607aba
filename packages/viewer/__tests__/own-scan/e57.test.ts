import { crc32c } from "../../src/readers/e57/crc32c";
import { bitwiseCrc32c, DOUBLE_FIELDS, e57File, type WrittenField } from "../../../../__tests__/support/scans/e57";
import { read, readPoints, rowsOf, SAMPLE, SAMPLE_ROWS } from "../../../../__tests__/support/scans/source";

const scaled = (axis: string, offset: number): WrittenField => ({
  name: `cartesian${axis}`,
  type: "scaled",
  min: -100,
  max: 5000,
  scale: 0.001,
  offset,
});
const SCALED_FIELDS: readonly WrittenField[] = [
  scaled("X", 500_000),
  { name: "intensity", type: "single" },
  scaled("Y", 5_400_000),
  scaled("Z", 450),
  ...DOUBLE_FIELDS.slice(3),
];
const SCALED_ROWS = SAMPLE.map(([x, y, z, ...color]) => [x, 0.5, y, z, ...color]);

test("computes CRC-32C", () => {
  const text = Buffer.from("123456789");
  expect([crc32c(text), bitwiseCrc32c(text)]).toEqual([0xe3069283, 0xe3069283]);
});

test("reads coordinates as doubles, and as scaled integers whose bits cross packets", async () => {
  const scan = await readPoints(e57File([{ fields: DOUBLE_FIELDS, rows: SAMPLE }]));
  expect(rowsOf(scan)).toEqual(SAMPLE_ROWS);
  expect(scan).toMatchObject({ format: "E57", points: 3, hasColors: true, size: [4, 2, 3] });
  expect(rowsOf(await readPoints(e57File([{ fields: SCALED_FIELDS, rows: SCALED_ROWS }])))).toEqual(SAMPLE_ROWS);
});

test("reads many points over several pages", async () => {
  const rows = Array.from({ length: 3001 }, (_, index) => [500_000 + index / 1000, 0, 5_400_000, 450, 1, 2, 3]);
  const scan = await readPoints(e57File([{ fields: SCALED_FIELDS, rows }]), 5000);
  expect(scan.count).toBe(3001);
  expect(rowsOf(scan).map(([x]) => x)).toEqual(rows.map((_, index) => index - 1500));
});

test("reads constant fields, single floats, colors with limits, and leaves out points in an invalid state", async () => {
  const fields: WrittenField[] = [
    { name: "cartesianX", type: "single" },
    { name: "cartesianY", type: "scaled", min: 7, max: 7, scale: 0.5, offset: 1 },
    { name: "cartesianZ", type: "integer", min: -5, max: 5 },
    ...["Red", "Green", "Blue"].map((color): WrittenField => ({ name: `color${color}`, type: "integer", max: 65535 })),
    { name: "cartesianInvalidState", type: "integer", max: 2 },
  ];
  const rows = [
    [1, 4.5, -5, 1023, 0, 1023, 0],
    [3, 4.5, 5, 0, 1023, 0, 0],
    [900, 4.5, 5, 0, 0, 0, 2],
  ];
  const xml = `<colorLimits type="Structure">${["Red", "Green", "Blue"]
    .map(
      (name) => `<color${name}Minimum type="Integer"/><color${name}Maximum type="Integer">1023</color${name}Maximum>`,
    )
    .join("")}</colorLimits>`;
  const scan = await readPoints(e57File([{ fields, rows, xml }]));
  expect(rowsOf(scan)).toEqual([
    [-1000, 0, 0, 255, 0, 255],
    [1000, 0, 10_000, 0, 255, 0],
  ]);
  expect(scan).toMatchObject({ points: 3, count: 2, invalid: 1 });
});

test("moves each scan by its pose to common coordinates", async () => {
  const fields = DOUBLE_FIELDS.slice(0, 3);
  // A quarter turn to the left about z.
  const half = Math.SQRT1_2;
  const pose = `<pose type="Structure"><rotation type="Structure"><w type="Float">${half}</w><x type="Float"/><y type="Float">0</y><z type="Float">${half}</z></rotation><translation type="Structure"><x type="Float">10</x><y type="Float">20</y><z type="Float">1</z></translation></pose>`;
  const scan = await readPoints(
    e57File([
      { fields, rows: [[10, 20, 0]] },
      { fields, rows: [[2, 0, 0], [0, 4, 1]], xml: pose },
    ]),
  ); // prettier-ignore
  // In common coordinates: (10, 20, 0), (10, 22, 1) and (6, 20, 2).
  expect(rowsOf(scan).map((row) => row.slice(0, 3))).toEqual([
    [-2000, -1000, 2000],
    [2000, -1000, 0],
    [2000, 1000, 1000],
  ]);
  expect(scan.points).toBe(3);
});

test("samples points over several scans", async () => {
  const row = (x: number): number[] => [x, 0, 0, 0, 0, 0];
  const scans = [0, 1].map((part) => ({
    fields: DOUBLE_FIELDS,
    rows: Array.from({ length: 500 }, (_, index) => row(part * 500 + index)),
  }));
  const scan = await readPoints(e57File(scans), 100);
  expect([scan.count, scan.points]).toEqual([100, 1000]);
  const parts = rowsOf(scan).map(([x = 0]) => x);
  expect(Math.max(...parts) - Math.min(...parts)).toBeGreaterThan(980_000);
});

const rotation = (w: number | string, z: number | string, more = ""): string =>
  `<pose><rotation><w>${w}</w><x/><y/><z>${z}</z></rotation>${more}</pose>`;

test("reads a rotation whose quaternion is not of unit length", async () => {
  const rows = [
    [0, 0, 0],
    [2, 0, 0],
    [0, 4, 1],
  ];
  const fields = DOUBLE_FIELDS.slice(0, 3);
  // A quarter turn to the left about z.
  expect(rowsOf(await readPoints(e57File([{ fields, rows, xml: rotation(3, 3) }])))).toEqual([
    [-2000, -1000, 1000, 0, 0, 0],
    [2000, -1000, 0, 0, 0, 0],
    [2000, 1000, 0, 0, 0, 0],
  ]);
});

test.each<[string, string]>([
  ["of length 0", rotation(0, 0)],
  ["that is not a number", rotation("one", 0)],
  ["with a translation that is not a number", rotation(1, 0, "<translation><x>far</x></translation>")],
])("reports a rotation %s", async (_name, xml) => {
  expect(await read(e57File([{ fields: DOUBLE_FIELDS, rows: SAMPLE, xml }]))).toEqual({ fault: "brokenHeader" });
});

test("reads integers of 64 bits to the last digit", async () => {
  const fields = DOUBLE_FIELDS.slice(0, 3).map((field): WrittenField => ({ ...field, type: "long", scale: 0.001 }));
  const rows = [
    [1001, 2, 3],
    [-3001, 2, 3],
  ];
  expect(rowsOf(await readPoints(e57File([{ fields, rows }])))).toEqual([
    [-2001, 0, 0, 0, 0, 0],
    [2001, 0, 0, 0, 0, 0],
  ]);
});

const AZIMUTHS = [0, Math.PI / 2, Math.PI];
const spherical = (names: readonly string[]): WrittenField[] => names.map((name) => ({ name, type: "double" }));

test("reads spherical coordinates, and leaves out those in an invalid state", async () => {
  const fields: WrittenField[] = [
    ...spherical(["sphericalAzimuth", "sphericalRange", "sphericalElevation"]),
    { name: "sphericalInvalidState", type: "integer", max: 2 },
  ];
  const rows = [...AZIMUTHS.map((azimuth) => [azimuth, 2, 0, 0]), [0, 3, Math.PI / 2, 0], [0, 900, 0, 1]];
  const scan = await readPoints(e57File([{ fields, rows }]));
  expect(rowsOf(scan).map((row) => row.slice(0, 3))).toEqual([
    [-2000, -1000, 0],
    [0, -1000, 3000],
    [0, 1000, 0],
    [2000, -1000, 0],
  ]);
  expect(scan).toMatchObject({ points: 5, invalid: 1 });
});

const valid = e57File([{ fields: DOUBLE_FIELDS, rows: SAMPLE }]);
const xmlFile = (change: (xml: string) => string): Uint8Array =>
  e57File([{ fields: DOUBLE_FIELDS, rows: SAMPLE }], change);

/** Changes a valid file without its checksums. */
function changed(change: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(valid);
  change(new DataView(bytes.buffer));
  return bytes;
}

test.each<[string, Uint8Array, object]>([
  ["has a wrong checksum", changed((view) => view.setUint8(100, 99)), { fault: "wrongChecksum" }],
  ["has another size", valid.subarray(0, -1), { fault: "wrongSize", bytes: valid.length }],
  ["ends in its header", valid.subarray(0, 40), { fault: "brokenHeader" }],
  ["has version 2.0", changed((view) => view.setUint32(8, 2, true)), { fault: "unknownVersion", version: "2.0" }],
  ["has other pages", changed((view) => view.setBigUint64(40, 512n, true)), { fault: "brokenHeader" }],
  ["has XML behind its end", changed((view) => view.setBigUint64(24, 2n ** 60n, true)), { fault: "brokenHeader" }],
  ["has endless XML", changed((view) => view.setBigUint64(32, 2n ** 63n, true)), { fault: "brokenHeader" }],
  ["has XML with an open tag", xmlFile((xml) => xml.replace("</data3D>", "")), { fault: "brokenHeader" }],
  ["has text instead of XML", xmlFile(() => "no XML"), { fault: "brokenHeader" }],
  ["has an attribute without a value", xmlFile((xml) => xml.replace("<data3D ", "<data3D broken ")), { fault: "brokenHeader" }],
  ["has a document type", xmlFile((xml) => xml.replace("<e57Root", "<!DOCTYPE e57Root><e57Root")), { fault: "brokenHeader" }],
  ["has no scans", xmlFile((xml) => xml.replace(/<data3D.*<\/data3D>/, "")), { fault: "noPoints" }],
  ["has no z", xmlFile((xml) => xml.replace("cartesianZ", "elevation")), { fault: "unknownPoints" }],
  ["announces four billion points", xmlFile((xml) => xml.replace('recordCount="3"', 'recordCount="4000000000"')), { fault: "missingPoints", points: 4_000_000_000 }],
  ["announces one point more", xmlFile((xml) => xml.replace('recordCount="3"', 'recordCount="4"')), { fault: "missingPoints", points: 4 }],
  ["has no number of points", xmlFile((xml) => xml.replace('recordCount="3"', "")), { fault: "brokenHeader" }],
  ["has points behind its end", xmlFile((xml) => xml.replace(/fileOffset="\d+"/, 'fileOffset="9e9"')), { fault: "brokenHeader" }],
  ["has points at the wrong place", xmlFile((xml) => xml.replace(/fileOffset="\d+"/, 'fileOffset="50"')), { fault: "brokenData" }],
  ["has an unknown codec", xmlFile((xml) => xml.replace('<codecs type="Vector"/>', '<codecs><vectorChild><inputs/><zipCodec/></vectorChild></codecs>')), { fault: "unknownPoints" }],
  ["has an unknown precision", xmlFile((xml) => xml.replaceAll("type='Float'", 'type="Float" precision="quad"')), { fault: "unknownPoints" }],
  ["has no elevation", e57File([{ fields: spherical(["sphericalAzimuth", "sphericalRange"]), rows: [[0, 1]] }]), { fault: "unknownPoints" }],
  ["has another number of fields", xmlFile((xml) => xml.replace("<prototype type=\"Structure\">", '<prototype type="Structure"><rowIndex type="Integer"/>')), { fault: "brokenData" }],
  ["has fields of another length", xmlFile((xml) => xml.replaceAll("type='Float'", 'type="Integer"')), { fault: "noPoints" }],
])("reports a file that %s", async (_name, file, fault) => {
  expect(await read(file)).toEqual(fault);
}); // prettier-ignore
