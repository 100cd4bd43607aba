import { readFileSync } from "node:fs";
import { readGlb, type Glb } from "../../../model/glb";
import type { Collection, Entry } from "../../collection";
import { memoize } from "../../memoize";
import { isFile, onDisk } from "../../media-file";

/** The stage loads the model after a press: 1 MB is about 450 KB in brotli. */
const MAX_GLB_BYTES = 1_000_000;
/** A model may differ from the specified size, and begin above or below the ground, by this length. */
export const MAX_DIFFERENCE_MM = 2;

/** The part of a model's file that is checked. */
interface Model {
  glb: string;
  usdz?: string;
  points: { id: string; position: number[]; normal: number[] }[];
}

export const modelOf = ({ value }: Entry): Model => value as unknown as Model;

/** A length as in messages. */
export const formatLength = (millimeters: number): string => `${millimeters.toFixed(1)} mm`;

/** The bytes of a file of the content, or `undefined` if it does not exist, which is reported as a missing file. */
export function bytesOf(folder: string, name: string): Buffer | undefined {
  const path = onDisk(folder, name);
  return isFile(path) ? readFileSync(path) : undefined;
}

/**
 * The model of an entry, or a text that completes the sentence “data/models/pro.glb …” when pages cannot show it. Memoized,
 * because files do not change during a check.
 */
export const glbOf = memoize((entry: Entry, { folder }: Collection): Glb | string | undefined => {
  const bytes = bytesOf(folder, modelOf(entry).glb);
  if (!bytes) return undefined;
  return bytes.length > MAX_GLB_BYTES ? sizeFault(bytes.length, MAX_GLB_BYTES) : readGlb(bytes);
});

export function sizeFault(bytes: number, maxBytes: number): string {
  return `is too large: it has ${bytes} bytes, and the limit is ${maxBytes}; reduce its triangles.`;
}
