import { binaryPly, binaryRows, COLORED, plyFile, type Columns } from "../../../../support/scans/ply";
import { read, readPoints, rowsOf, SAMPLE, SAMPLE_ROWS } from "../../../../support/scans/source";

test.each(["little", "big"] as const)("reads binary points in %s-endian order at map coordinates", async (order) => {
  const scan = await readPoints(binaryPly(COLORED, SAMPLE, order));
  expect(rowsOf(scan)).toEqual(SAMPLE_ROWS);
  expect(scan).toMatchObject({ format: "PLY", points: 3, count: 3, invalid: 0, hasColors: true, size: [4, 2, 3] });
});

test("reads properties in any order, other properties between them, and 16-bit and fractional colors", async () => {
  const columns: Columns = [
    ["blue", "float"],
    ["z", "int"],
    ["confidence", "double"],
    ["red", "ushort"],
    ["x", "float"],
    ["green", "uchar"],
    ["y", "double"],
  ];
  const rows = [
    [1, 3, 0.5, 257 * 7, 1, 9, 2],
    [0, 5, 0.5, 65535, 2, 0, 4],
  ];
  expect(rowsOf(await readPoints(binaryPly(columns, rows)))).toEqual([
    [-500, -1000, 0, 7, 9, 255],
    [500, 1000, 2000, 255, 0, 0],
  ]);
});

test("reads points without colors", async () => {
  const scan = await readPoints(binaryPly(COLORED.slice(0, 3), SAMPLE));
  expect(rowsOf(scan)).toEqual(SAMPLE_ROWS.map((row) => [...row.slice(0, 3), 0, 0, 0]));
  expect(scan.hasColors).toBe(false);
});

test("ignores faces, and skips an element of fixed length before the vertices", async () => {
  const camera: Columns = [["focal", "double"]];
  const file = plyFile(
    [
      "format binary_little_endian 1.0",
      "element camera 2",
      "property double focal",
      "element vertex 3",
      ...COLORED.map(([name, type]) => `property ${type} ${name}`),
      "element face 1",
      "property list uchar int vertex_indices",
    ],
    Buffer.concat([
      binaryRows(camera, [[1], [2]], true),
      binaryRows(COLORED, SAMPLE, true),
      Buffer.from([3, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]),
    ]),
  );
  expect(rowsOf(await readPoints(file))).toEqual(SAMPLE_ROWS);
});

const ASCII_HEADER = [
  "format ascii 1.0",
  "obj_info from a test",
  "element face 1",
  "property list uchar int vertex_indices",
  "element vertex 3",
  ...COLORED.map(([name, type]) => `property ${type}  ${name}`),
];

test.each([
  ["line feeds", "\n"],
  ["carriage returns and line feeds", "\r\n"],
])("reads ASCII points in lines that end with %s, empty lines and spaces", async (_name, lineEnd) => {
  const lines = ["3 0 1 2", "", ...SAMPLE.map((row) => `  ${row.join("\t ")} `)];
  const file = plyFile(ASCII_HEADER, lines.join(lineEnd), lineEnd);
  expect(rowsOf(await readPoints(file))).toEqual(SAMPLE_ROWS);
});

test("reads ASCII points with lists before and between their coordinates", async () => {
  const header = [
    "format ascii 1.0",
    "element vertex 3",
    "property list uchar int neighbors",
    "property double x",
    "property list uchar float weights",
    ...COLORED.slice(1).map(([name, type]) => `property ${type} ${name}`),
  ];
  const lines = SAMPLE.map(([x, ...others], index) =>
    [index, ...Array<number>(index).fill(7), x, 1, 0.5, ...others].join(" "),
  );
  expect(rowsOf(await readPoints(plyFile(header, lines.join("\n"))))).toEqual(SAMPLE_ROWS);
  // The length of the list in the first line is not a number, and the list in the second is longer than the line.
  const broken = ["nan 1 2 3 0 1 2 3 4 5 6", "9 1 2 3 0 1 2 3 4 5", lines[2]];
  expect(await readPoints(plyFile(header, broken.join("\n")))).toMatchObject({ count: 1, invalid: 2 });
});

test.each([
  ["blanks at the ends of lines", (text: string) => text.replace(/\n/g, " \t\n")],
  ["blanks and carriage returns", (text: string) => text.replace(/\n/g, "  \r\n")],
  ["a byte order mark", (text: string) => `\u00ef\u00bb\u00bf${text}`],
  [
    "capital letters",
    (text: string) => text.replace(/ (x|y|z|red|green|blue|vertex)\b/g, (name) => name.toUpperCase()),
  ],
])("reads a header with %s", async (_name, change) => {
  const [, header = "", data = ""] =
    /^(.*end_header\n)(.*)$/s.exec(Buffer.from(binaryPly(COLORED, SAMPLE)).toString("latin1")) ?? [];
  expect(rowsOf(await readPoints(Buffer.from(change(header) + data, "latin1")))).toEqual(SAMPLE_ROWS);
});

test("leaves out points whose position is not a number or out of range, and counts them", async () => {
  const data = "3 0 1 2\n1 2 3 1 1 1\nnan 2 3 0 0 0\n1 inf 3\n";
  expect(await readPoints(plyFile(ASCII_HEADER, data))).toMatchObject({ count: 1, points: 3, invalid: 2 });
  const rows = [
    [NaN, 0, 0],
    [0, -Infinity, 0],
    [0, 0, 1e300],
    [1, 1, 1],
  ];
  expect(await readPoints(binaryPly(COLORED.slice(0, 3), rows))).toMatchObject({ count: 1, invalid: 3 });
  expect(await read(binaryPly(COLORED.slice(0, 3), rows.slice(0, 3)))).toEqual({ fault: "noPoints" });
});

const vertices = (count: string, ...properties: string[]): string[] => [
  "format binary_little_endian 1.0",
  `element vertex ${count}`,
  ...(properties.length > 0 ? properties : ["property float x", "property float y", "property float z"]),
];

test.each([
  ["announces four billion points", vertices("4000000000"), { fault: "missingPoints", points: 4_000_000_000 }],
  ["announces more points than numbers can count", vertices("99999999999999999999"), { fault: "brokenHeader" }],
  ["announces a negative number of points", vertices("-1"), { fault: "brokenHeader" }],
  ["has no points", vertices("0"), { fault: "noPoints" }],
  ["has no vertices", ["format ascii 1.0", "element face 0"], { fault: "noPoints" }],
  ["has no z", vertices("0", "property float x", "property float y"), { fault: "unknownPoints" }],
  ["has a list in its points", vertices("1", "property float x", "property float y", "property float z", "property list uchar int l"), { fault: "unknownPoints" }],
  ["has two properties with the name x", vertices("1", "property float x", "property float y", "property float z", "property float X"), { fault: "unknownPoints" }],
  ["has two elements with vertices", [...vertices("1"), "element vertex 1", "property float x"], { fault: "brokenHeader" }],
  ["has a list of an unknown type", vertices("1", "property list uchar half l"), { fault: "brokenHeader" }],
  ["has an unknown type", vertices("1", "property half x"), { fault: "brokenHeader" }],
  ["has a property without an element", ["format ascii 1.0", "property float x"], { fault: "brokenHeader" }],
  ["has an unknown format", ["format binary_middle_endian 1.0"], { fault: "brokenHeader" }],
  ["has no format", [], { fault: "brokenHeader" }],
])("reports a file that %s", async (_name, header, fault) => {
  expect(await read(plyFile(header, new Uint8Array(36)))).toEqual(fault);
}); // prettier-ignore

test("reports a header without end, and a file that ends before its last point", async () => {
  expect(await read(Buffer.from(`ply\nformat ascii 1.0\n${"comment \n".repeat(20_000)}`))).toEqual({
    fault: "brokenHeader",
  });
  const file = binaryPly(COLORED, SAMPLE);
  expect(await read(file.subarray(0, -1))).toEqual({ fault: "missingPoints", points: 3 });
  const ascii = plyFile(ASCII_HEADER, "3 0 1 2\n1 2 3 1 1 1\n1 2 3 100 100 100\n");
  expect(await read(ascii)).toEqual({ fault: "missingPoints", points: 3 });
});

test("reports ASCII data without lines", async () => {
  const header = ["format ascii 1.0", "element vertex 2", "property float x", "property float y", "property float z"];
  expect(await read(plyFile(header, "1".repeat(5_000_000)))).toEqual({ fault: "brokenData" });
});
