import type { GLTF } from "@gltf-transform/core";
import { boundsOf, type Bounds } from "./glb-bounds";

/** What the site uses of a GLB file. */
export interface Glb {
  /** Bounds of the scene in meters. */
  bounds: Bounds;
}

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const UNREADABLE = "has no readable description of the model; export it again.";

/**
 * Extensions that three.js draws without a decoder. The Content Security Policy allows neither WebAssembly nor workers from
 * blob: URLs, which the decoders of Draco, meshopt and Basis Universal need.
 */
export const ALLOWED_EXTENSIONS: readonly string[] = [
  "KHR_mesh_quantization",
  "KHR_materials_clearcoat",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_specular",
  "KHR_materials_unlit",
];

/**
 * Reads a GLB file.
 * @returns the model, or a text that completes the sentence “data/models/pro.glb …” when the site cannot show it
 * @see https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification
 */
export function readGlb(bytes: Buffer): Glb | string {
  if (bytes.length < HEADER_BYTES + CHUNK_HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC)
    return "is not a GLB file; export the model as glTF 2.0 binary.";
  const version = bytes.readUInt32LE(4);
  if (version !== VERSION) return `is glTF ${version}; export the model as glTF ${VERSION}.0 binary.`;
  const announced = bytes.readUInt32LE(8);
  if (announced !== bytes.length)
    return `is truncated: it has ${bytes.length} bytes, but its header announces ${announced}.`;
  try {
    const chunks = chunksOf(bytes);
    const gltf = JSON.parse(String(chunks.get(JSON_CHUNK))) as GLTF.IGLTF;
    if (!gltf.asset.version.startsWith(`${VERSION}.`)) return UNREADABLE;
    const fault = featureFault(gltf, chunks.get(BIN_CHUNK)?.length ?? 0);
    if (fault !== undefined) return fault;
    const bounds = boundsOf(gltf);
    return typeof bounds === "string" ? bounds : { bounds };
  } catch {
    // The fields of a broken description have other types than IGLTF.
    return UNREADABLE;
  }
}

/**
 * The first chunk of each type.
 * @throws RangeError when a chunk ends behind the file
 */
function chunksOf(bytes: Buffer): ReadonlyMap<number, Buffer> {
  const chunks = new Map<number, Buffer>();
  for (let start = HEADER_BYTES; start < bytes.length;) {
    const data = start + CHUNK_HEADER_BYTES;
    const end = data + bytes.readUInt32LE(start);
    const type = bytes.readUInt32LE(start + 4);
    if (end > bytes.length) throw new RangeError("A chunk ends behind the file.");
    if (!chunks.has(type)) chunks.set(type, bytes.subarray(data, end));
    start = end;
  }
  return chunks;
}

/** A feature of the model that pages cannot show. */
function featureFault(gltf: GLTF.IGLTF, binaryBytes: number): string | undefined {
  const extension = [...(gltf.extensionsUsed ?? []), ...(gltf.extensionsRequired ?? [])].find(
    (name) => !ALLOWED_EXTENSIONS.includes(name),
  );
  if (extension !== undefined)
    return `uses the extension ${extension}; export it without, because pages draw only: ${ALLOWED_EXTENSIONS.join(", ")}.`;
  if ((gltf.images ?? []).length > 0)
    return "contains pictures, which the Content Security Policy keeps from being drawn; use plain colors for its materials.";
  if ((gltf.buffers ?? []).some(({ uri }) => uri !== undefined))
    return "keeps its data in another file; export it as one GLB file.";
  const needed = gltf.buffers?.[0]?.byteLength ?? 0;
  return needed > binaryBytes
    ? `is incomplete: its data has ${binaryBytes} bytes, but its description announces ${needed}.`
    : undefined;
}
