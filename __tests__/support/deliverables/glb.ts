import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface GlbMesh {
  readonly name: string;
  /** x, y and z of each vertex. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Three vertices for each triangle. */
  readonly indices: readonly number[];
}

/** The content of a GLB file. */
export interface Glb {
  readonly asset: Readonly<Record<string, string>>;
  readonly meshes: readonly GlbMesh[];
}

const TSX = pathToFileURL(require.resolve("tsx")).href;
const MAX_OUTPUT_BYTES = 64_000_000;

/**
 * Reads GLB files with three's GLTFLoader, in a separate process, because Jest cannot load an ES module.
 * @throws Error when a file is missing or is not a GLB file
 */
export function readGlbs(files: readonly string[]): Glb[] {
  const script = join(__dirname, "read-glbs.mts");
  const args = ["--import", TSX, script, ...files];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES })) as Glb[];
}
