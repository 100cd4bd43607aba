import { entriesOf, type Collection, type Entry } from "../../collection";
import { memoize } from "../../memoize";
import type { Problem } from "../../problem";
import type { Bounds } from "../../../model/glb-bounds";
import { bytesOf, formatLength, glbOf, MAX_DIFFERENCE_MM, modelOf, sizeFault } from "./read-model";

/** Hosts send USDZ files uncompressed, and phones load them over mobile networks. */
const MAX_USDZ_BYTES = 10_000_000;
/** Points may be in front of the surface, so that a dot does not sink into it. */
const MAX_POINT_DISTANCE_MM = 10;
/** The length of a unit vector that is written with two decimals. */
const MIN_NORMAL_LENGTH = 0.95;
const MAX_NORMAL_LENGTH = 1.05;

/** Reports models that pages cannot draw, a foot that is not on the ground, and points outside of their model. */
export function modelFileProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "Model").flatMap((entry) => [
    ...glbProblems(entry, collection),
    ...usdzProblems(entry, collection),
    ...pointProblems(entry, collection),
  ]);
}

function glbProblems(entry: Entry, collection: Collection): Problem[] {
  const { glb } = modelOf(entry);
  const model = glbOf(entry, collection);
  const problem = (fault: string): Problem[] => [entry.file.problem(["glb"], `data/${glb} ${fault}`)];
  if (model === undefined) return [];
  if (typeof model === "string") return problem(model);
  const ground = model.bounds.min[1] * 1000;
  if (Math.abs(ground) <= MAX_DIFFERENCE_MM) return [];
  const side = ground > 0 ? "above" : "below";
  return problem(`begins ${formatLength(Math.abs(ground))} ${side} the ground; move it so that y is 0 under its foot.`);
}

const ZIP_SIGNATURE = 0x04034b50;
const ZIP_METHOD_OFFSET = 8;

const usdzProblems = memoize((entry: Entry, { folder }: Collection): Problem[] => {
  const { usdz } = modelOf(entry);
  const bytes = usdz === undefined ? undefined : bytesOf(folder, usdz);
  if (!bytes) return [];
  const problem = (fault: string): Problem[] => [entry.file.problem(["usdz"], `data/${usdz} ${fault}`)];
  if (bytes.length > MAX_USDZ_BYTES) return problem(sizeFault(bytes.length, MAX_USDZ_BYTES));
  const isZip = bytes.length > ZIP_METHOD_OFFSET + 2 && bytes.readUInt32LE(0) === ZIP_SIGNATURE;
  return isZip && bytes.readUInt16LE(ZIP_METHOD_OFFSET) === 0
    ? []
    : problem("is not a USDZ file, which is a ZIP file without compression; export it again.");
});

function* pointProblems(entry: Entry, collection: Collection): Iterable<Problem> {
  const { glb, points } = modelOf(entry);
  const model = glbOf(entry, collection);
  for (const [index, { position, normal }] of points.entries()) {
    const distance = typeof model === "object" ? distanceTo(model.bounds, position) * 1000 : 0;
    if (distance > MAX_POINT_DISTANCE_MM) {
      const message = `this point is ${formatLength(distance)} outside of data/${glb}.`;
      yield entry.file.problem(["points", index, "position"], message);
    }
    const length = Math.hypot(...normal);
    if (length >= MIN_NORMAL_LENGTH && length <= MAX_NORMAL_LENGTH) continue;
    const message = `this direction has the length ${length.toFixed(2)}; divide its numbers by it, so that the length is 1.`;
    yield entry.file.problem(["points", index, "normal"], message);
  }
}

/** The distance of a point from a box; 0 inside of it. */
function distanceTo({ min, max }: Bounds, point: readonly number[]): number {
  const gaps = [0, 1, 2].map((axis) => {
    const at = point[axis] ?? 0;
    return Math.max((min[axis] ?? 0) - at, at - (max[axis] ?? 0), 0);
  });
  return Math.hypot(...gaps);
}
