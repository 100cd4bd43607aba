import { colorScale, parseField, type ColorScale, type E57Field } from "./fields";
import { findElement, numberAt, type XmlElement } from "./xml";

/** A field that is read: its place among all fields of the points, and how it is stored. */
export interface UsedField {
  stream: number;
  field: E57Field;
}

/** One scan of an E57 file. */
export interface Data3d {
  points: number;
  /** Offset of the points in the file, in bytes. */
  fileOffset: number;
  /** The number of fields, also of those that are not read. */
  streams: number;
  position: readonly [UsedField, UsedField, UsedField];
  color: readonly (UsedField & { scale: ColorScale })[] | undefined;
  /** 0 where the position is valid. */
  invalidState: UsedField | undefined;
  /** The rows of the rotation and the translation from the scanner to the common coordinates. */
  pose: { rotation: readonly number[]; translation: readonly number[] };
}

/** Reads the description of a scan. Returns `undefined` if it has no Cartesian coordinates. */
export function parseData3d(scan: XmlElement): Data3d | undefined {
  const points = findElement(scan, "points");
  const fields = findElement(points, "prototype")?.children ?? [];
  const find = (name: string): UsedField | undefined => {
    const stream = fields.findIndex((field) => field.name === name);
    const field = fields[stream] && parseField(fields[stream]);
    return field && { stream, field };
  };
  const [x, y, z] = ["X", "Y", "Z"].map((axis) => find(`cartesian${axis}`));
  if (!points || !x || !y || !z) return undefined;
  const limits = findElement(scan, "colorLimits");
  const color = (["Red", "Green", "Blue"] as const).flatMap((name) => {
    const found = find(`color${name}`);
    return found ? [{ ...found, scale: colorScale(found.field, limits, name) }] : [];
  });
  return {
    points: Number(points.attributes["recordCount"]),
    fileOffset: Number(points.attributes["fileOffset"]),
    streams: fields.length,
    position: [x, y, z],
    color: color.length === 3 ? color : undefined,
    invalidState: find("cartesianInvalidState"),
    pose: parsePose(findElement(scan, "pose")),
  };
}

function parsePose(pose: XmlElement | undefined): Data3d["pose"] {
  const part = (name: string, fallback = 0): number => numberAt(pose, name, fallback);
  const hasRotation = findElement(pose, "rotation") !== undefined;
  const [w, x, y, z] = hasRotation ? ["w", "x", "y", "z"].map((axis) => part(`rotation/${axis}`)) : [1, 0, 0, 0];
  return {
    rotation: rotationOf(w ?? 1, x ?? 0, y ?? 0, z ?? 0),
    translation: ["x", "y", "z"].map((axis) => part(`translation/${axis}`)),
  };
}

/** The rotation matrix of a unit quaternion, row by row. */
const rotationOf = (w: number, x: number, y: number, z: number): number[] => [
  1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
  2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
  2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
]; // prettier-ignore
