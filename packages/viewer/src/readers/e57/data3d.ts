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
  /** x, y and z; or range, azimuth and elevation. */
  position: readonly [UsedField, UsedField, UsedField];
  isSpherical: boolean;
  color: readonly (UsedField & { scale: ColorScale })[] | undefined;
  /** 0 where the color is valid. */
  invalidColor: UsedField | undefined;
  /** 0 where the position is valid. */
  invalidState: UsedField | undefined;
  /** The rows of the rotation and the translation from the scanner to the common coordinates. */
  pose: { rotation: readonly number[]; translation: readonly number[] };
}

const CARTESIAN = ["cartesianX", "cartesianY", "cartesianZ"];
const SPHERICAL = ["sphericalRange", "sphericalAzimuth", "sphericalElevation"];
/** The parts of the only codec in the standard. */
const CODEC_PARTS = ["inputs", "bitPackCodec"];

/** Reads the description of a scan. Returns `undefined` if it has no coordinates in a known form. */
export function parseData3d(scan: XmlElement): Data3d | undefined {
  const points = findElement(scan, "points");
  const fields = findElement(points, "prototype")?.children ?? [];
  const find = (name: string): UsedField | undefined => {
    const stream = fields.findIndex((field) => field.name === name);
    const field = fields[stream] && parseField(fields[stream]);
    return field && { stream, field };
  };
  const codecs = findElement(points, "codecs")?.children ?? [];
  const hasKnownCodecs = codecs.every(({ children }) => children.every(({ name }) => CODEC_PARTS.includes(name)));
  const cartesian = CARTESIAN.map(find);
  const isSpherical = cartesian.includes(undefined);
  const [first, second, third] = isSpherical ? SPHERICAL.map(find) : cartesian;
  if (!points || !hasKnownCodecs || !first || !second || !third) return undefined;
  const limits = findElement(scan, "colorLimits");
  const color = (["Red", "Green", "Blue"] as const).flatMap((name) => {
    const found = find(`color${name}`);
    return found ? [{ ...found, scale: colorScale(found.field, limits, name) }] : [];
  });
  return {
    points: Number(points.attributes["recordCount"]),
    fileOffset: Number(points.attributes["fileOffset"]),
    streams: fields.length,
    position: [first, second, third],
    isSpherical,
    color: color.length === 3 ? color : undefined,
    invalidColor: find("isColorInvalid"),
    invalidState: find(isSpherical ? "sphericalInvalidState" : "cartesianInvalidState"),
    pose: parsePose(findElement(scan, "pose")),
  };
}

function parsePose(pose: XmlElement | undefined): Data3d["pose"] {
  const part = (name: string): number => numberAt(pose, name, 0);
  const hasRotation = findElement(pose, "rotation") !== undefined;
  const [w, x, y, z] = hasRotation ? ["w", "x", "y", "z"].map((axis) => part(`rotation/${axis}`)) : [1, 0, 0, 0];
  return {
    rotation: rotationOf(w ?? 1, x ?? 0, y ?? 0, z ?? 0),
    translation: ["x", "y", "z"].map((axis) => part(`translation/${axis}`)),
  };
}

/**
 * The rotation matrix of a quaternion, row by row. The standard wants unit length; of any other length, only the direction
 * counts. Length 0 has none, and gives no numbers.
 */
function rotationOf(w: number, x: number, y: number, z: number): number[] {
  const s = 2 / (w * w + x * x + y * y + z * z);
  // prettier-ignore
  return [
    1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y),
    s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x),
    s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y),
  ];
}
