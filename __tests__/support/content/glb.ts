/** A glTF document; only what a test needs. */
export type GltfDocument = Record<string, unknown>;

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const [MAGIC, JSON_CHUNK, BIN_CHUNK] = ["glTF", "JSON", "BIN\0"];

/**
 * A box of the given size in meters, standing on the origin, with normalized positions as KHR_mesh_quantization has them:
 * its mesh is a cube from −1 to 1, which a node scales and moves.
 */
export function boxDocument([width, height, depth]: readonly [number, number, number]): GltfDocument {
  return {
    asset: { version: "2.0" },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, translation: [0, height / 2, 0], scale: [width / 2, height / 2, depth / 2] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        ...{ componentType: 5122, normalized: true, type: "VEC3", count: 3 },
        ...{ min: [-32767, -32767, -32767], max: [32767, 32767, 32767] },
      },
    ],
    extensionsUsed: ["KHR_mesh_quantization"],
    extensionsRequired: ["KHR_mesh_quantization"],
    buffers: [{ byteLength: 4 }],
  };
}

/** A GLB file with a description and four bytes of data. */
export function glbOf(document: unknown, version = 2): Buffer {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const chunks = [
    chunk(JSON_CHUNK, Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))),
    chunk(BIN_CHUNK, Buffer.alloc(4)),
  ];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MAGIC, "latin1");
  header.writeUInt32LE(version, 4);
  header.writeUInt32LE(HEADER_BYTES + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.writeUInt32LE(data.length, 0);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, data]);
}
