type Row = readonly number[];

/** A PLY file from its lines of header and its data. */
export const plyFile = (header: readonly string[], data: Uint8Array | string, lineEnd = "\n"): Uint8Array =>
  Buffer.concat([
    Buffer.from([...["ply", ...header, "end_header"].map((line) => line + lineEnd)].join("")),
    Buffer.from(data as string),
  ]);

const WRITERS = {
  uchar: [1, "setUint8"],
  ushort: [2, "setUint16"],
  int: [4, "setInt32"],
  float: [4, "setFloat32"],
  double: [8, "setFloat64"],
} as const;

/** Columns of a binary record: the name of a property and its type. */
export type Columns = readonly (readonly [name: string, type: keyof typeof WRITERS])[];

/** The bytes of binary records. */
export function binaryRows(columns: Columns, rows: readonly Row[], littleEndian: boolean): Uint8Array {
  const recordBytes = columns.reduce((sum, [, type]) => sum + WRITERS[type][0], 0);
  const view = new DataView(new ArrayBuffer(recordBytes * rows.length));
  let offset = 0;
  for (const row of rows) {
    columns.forEach(([, type], column) => {
      const [bytes, method] = WRITERS[type];
      view[method](offset, row[column] ?? 0, littleEndian);
      offset += bytes;
    });
  }
  return new Uint8Array(view.buffer);
}

/** A binary PLY file with vertices only. */
export const binaryPly = (columns: Columns, rows: readonly Row[], order: "little" | "big" = "little"): Uint8Array =>
  plyFile(
    [
      `format binary_${order}_endian 1.0`,
      "comment written by a test",
      `element vertex ${rows.length}`,
      ...columns.map(([name, type]) => `property ${type} ${name}`),
    ],
    binaryRows(columns, rows, order === "little"),
  );

/** x, y, z as double; red, green, blue as uchar. */
export const COLORED: Columns = [
  ["x", "double"],
  ["y", "double"],
  ["z", "double"],
  ["red", "uchar"],
  ["green", "uchar"],
  ["blue", "uchar"],
];
