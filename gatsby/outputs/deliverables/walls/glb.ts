import type { Mesh } from "./solid";

/*
 * glTF 2.0 in its binary form: a header, a chunk of JSON, and a chunk with the vertices.
 * https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html
 */

/** A named mesh with the color of its material: red, green and blue from 0 to 1. */
export interface NamedMesh extends Mesh {
  readonly name: string;
  readonly color: readonly [number, number, number];
}

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const [FLOAT, UNSIGNED_SHORT] = [5126, 5123];
const [VERTEX_BUFFER, INDEX_BUFFER] = [34962, 34963];
/** Two triangles for the four corners of a rectangle. */
const TRIANGLES = [0, 1, 2, 0, 2, 3];
const ROUGHNESS = 0.9;

/**
 * Meshes as the bytes of a GLB file. glTF's y points up, so the plan's y becomes −z.
 * @param generator name of the program that writes the file
 * @param copyright the license of the file
 */
export function glbFile(meshes: readonly NamedMesh[], generator: string, copyright: string): Buffer {
  const parts = meshes.flatMap(({ positions, normals }) => [
    floatBytes(positions.map(toYUp)),
    floatBytes(normals.map(toYUp)),
    indexBytes(positions.length / 4),
  ]);
  const binary = Buffer.concat(parts.map((part) => padded(part, 0)));
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + padded(part, 0).length, 0));
  const json = {
    asset: { version: "2.0", generator, copyright },
    scene: 0,
    scenes: [{ nodes: meshes.map((_, index) => index) }],
    nodes: meshes.map(({ name }, index) => ({ name, mesh: index })),
    materials: meshes.map(({ name, color }) => ({
      name,
      pbrMetallicRoughness: { baseColorFactor: [...color, 1], metallicFactor: 0, roughnessFactor: ROUGHNESS },
    })),
    meshes: meshes.map(({ name }, index) => ({
      name,
      primitives: [
        { attributes: { POSITION: 3 * index, NORMAL: 3 * index + 1 }, indices: 3 * index + 2, material: index },
      ],
    })),
    accessors: meshes.flatMap(accessorsOf),
    bufferViews: parts.map(({ length }, index) => ({
      ...{ buffer: 0, byteOffset: offsets[index], byteLength: length },
      target: index % 3 === 2 ? INDEX_BUFFER : VERTEX_BUFFER,
    })),
    buffers: [{ byteLength: binary.length }],
  };
  const chunks = [chunk(JSON_CHUNK, padded(Buffer.from(JSON.stringify(json)), 0x20)), chunk(BINARY_CHUNK, binary)];
  const body = Buffer.concat(chunks);
  return Buffer.concat([words(MAGIC, VERSION, 12 + body.length), body]);
}

function accessorsOf({ positions }: NamedMesh, index: number): object[] {
  const vertices = positions.map(toYUp);
  const boundary = (choose: (...values: number[]) => number): number[] =>
    [0, 1, 2].map((axis) => vertices.map((vertex) => Math.fround(vertex[axis] ?? 0)).reduce((a, b) => choose(a, b)));
  const vector = { componentType: FLOAT, count: positions.length, type: "VEC3" };
  return [
    { bufferView: 3 * index, ...vector, min: boundary(Math.min), max: boundary(Math.max) },
    { bufferView: 3 * index + 1, ...vector },
    { bufferView: 3 * index + 2, componentType: UNSIGNED_SHORT, count: (positions.length / 4) * 6, type: "SCALAR" },
  ];
}

const toYUp = ([x = 0, y = 0, z = 0]: readonly number[]): readonly number[] => [x, z, -y];

const floatBytes = (vectors: readonly (readonly number[])[]): Buffer =>
  Buffer.from(new Float32Array(vectors.flat()).buffer);

function indexBytes(rectangles: number): Buffer {
  const indices = Array.from({ length: rectangles }, (_, index) => TRIANGLES.map((corner) => index * 4 + corner));
  return Buffer.from(new Uint16Array(indices.flat()).buffer);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

const chunk = (type: number, data: Buffer): Buffer => Buffer.concat([words(data.length, type), data]);

/** Fills up to a multiple of four bytes. */
const padded = (bytes: Buffer, fill: number): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, fill)]);
