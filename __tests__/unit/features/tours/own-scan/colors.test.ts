import { DOUBLE_FIELDS, e57File, type WrittenField } from "../../../../support/scans/e57";
import { lasFile } from "../../../../support/scans/las";
import { binaryPly, COLORED, plyFile, type Columns } from "../../../../support/scans/ply";
import { read, readPoints, rowsOf } from "../../../../support/scans/source";

/** Points in a row along x, of which only the last have a color. */
const dark = (colors: readonly (readonly number[])[], darkPoints = 5000): number[][] =>
  [...Array.from({ length: darkPoints }, () => [0, 0, 0]), ...colors].map((color, index) => [index, 0, 0, ...color]);

const COLORS = [
  [255, 128, 0],
  [10, 20, 30],
];

/** The colors of the last points of a file. */
const lastColors = async (file: Uint8Array): Promise<number[][]> =>
  rowsOf(await readPoints(file, 10_000))
    .slice(-2)
    .map((row) => row.slice(3));

const scaledBy = (factor: number, row: readonly number[]): number[] => row.map((value) => value * factor);
const plyColumns = (type: Columns[number][1]): Columns =>
  COLORED.map(([name], index) => [name, index < 3 ? "double" : type]);
const asciiPly = (type: string, rows: readonly (readonly number[])[]): Uint8Array =>
  plyFile(
    ["format ascii 1.0", `element vertex ${rows.length}`, ...COLORED.map(([name], index) => `property ${index < 3 ? "double" : type} ${name}`)],
    rows.map((row) => row.join(" ")).join("\n"),
  ); // prettier-ignore

describe("decides the range of colors from the whole file, although its first points are black", () => {
  test.each<[string, Uint8Array]>([
    ["LAS with 16 bits", lasFile(dark(COLORS))],
    ["LAS with 8 bits", lasFile(dark(COLORS), { colorFactor: 1 })],
    ["PLY with bytes", binaryPly(plyColumns("uchar"), dark(COLORS))],
    ["PLY with 16 bits", binaryPly(plyColumns("ushort"), dark(COLORS.map((row) => scaledBy(257, row))))],
    ["PLY with bytes in 16 bits", binaryPly(plyColumns("ushort"), dark(COLORS))],
    ["PLY with 32 bits up to 65535", binaryPly(plyColumns("int"), dark(COLORS.map((row) => scaledBy(257, row))))],
    ["PLY with fractions to 1", binaryPly(plyColumns("float"), dark(COLORS.map((row) => scaledBy(1 / 255, row))))],
    ["PLY with fractions to 255", binaryPly(plyColumns("float"), dark(COLORS))],
    ["PLY with fractions to 65535", binaryPly(plyColumns("double"), dark(COLORS.map((row) => scaledBy(257, row))))],
    ["ASCII PLY with fractions to 1", asciiPly("float", dark(COLORS.map((row) => scaledBy(1 / 255, row))))],
    ["ASCII PLY with fractions to 255", asciiPly("float", dark(COLORS))],
  ])("%s", async (_name, file) => {
    expect(await lastColors(file)).toEqual(COLORS);
  });

  const e57 = (type: WrittenField["type"], factor: number, max?: number, xml?: string): Uint8Array =>
    e57File([
      {
        fields: DOUBLE_FIELDS.map((field, index) => (index < 3 ? field : { ...field, type, ...(max && { max }) })),
        rows: dark(COLORS, 200).map((row) => row.map((value, index) => (index < 3 ? value : value * factor))),
        ...(xml !== undefined && { xml }),
      },
    ]);
  const limits = (max: number): string =>
    `<colorLimits>${["Red", "Green", "Blue"].map((name) => `<color${name}Minimum/><color${name}Maximum>${max}</color${name}Maximum>`).join("")}</colorLimits>`;

  test.each<[string, Uint8Array]>([
    ["E57 with bytes", e57("integer", 1)],
    ["E57 with 16 bits", e57("integer", 257, 65535)],
    ["E57 with bytes in 16 bits", e57("integer", 1, 65535)],
    ["E57 with fractions to 1", e57("single", 1 / 255)],
    ["E57 with fractions to 255", e57("single", 1)],
    ["E57 with fractions and limits", e57("single", 2, undefined, limits(510))],
  ])("%s", async (_name, file) => {
    expect(await lastColors(file)).toEqual(COLORS);
  });

  test("leaves out colors that an E57 file marks as invalid", async () => {
    const fields: WrittenField[] = [...DOUBLE_FIELDS, { name: "isColorInvalid", type: "integer", max: 1 }];
    const rows = [
      [0, 0, 0, 9, 9, 9, 1],
      [1, 0, 0, 10, 20, 30, 0],
    ];
    expect(await lastColors(e57File([{ fields, rows }]))).toEqual([
      [0, 0, 0],
      [10, 20, 30],
    ]);
  });

  test.each<[string, Uint8Array]>([
    ["an E57 file beyond its limits", e57("single", 1, undefined, limits(100))],
    ["a PLY file with 32 bits", binaryPly(plyColumns("int"), dark([[16_777_215, 0, 0]]))],
    ["a PLY file with negative colors", binaryPly(plyColumns("float"), dark([[-1, 0, 1]]))],
    ["an ASCII PLY file with more than a byte", asciiPly("uchar", dark([[256, 0, 0]]))],
  ])("refuses %s", async (_name, file) => {
    expect(await read(file, 10_000)).toEqual({ fault: "unknownColors" });
  });
});
