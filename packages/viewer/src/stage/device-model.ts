import type { Vector } from "@capture/domain/lib/vector";
import type { OuterSize } from "@capture/domain/outer-size";

/** A device as the stage draws it. */
export interface DeviceModel {
  /** Slug of the product. */
  slug: string;
  /** Name of the product. */
  name: string;
  glb: ModelFile;
  /** For Quick Look on iPhone and iPad. */
  usdz?: ModelFile;
  /** Outer size in millimeters. */
  size: OuterSize;
  parts: readonly ModelPart[];
}

export interface ModelFile {
  url: string;
  bytes: number;
}

export interface ModelPart {
  id: string;
  name: string;
  text: string;
  /** In meters, in the coordinates of the model: y up, front along +z. */
  position: Vector;
  /** Unit vector out of the surface. */
  normal: Vector;
  fields: readonly ModelField[];
}

/** A figure of the specification that a part explains. */
export interface ModelField {
  key: string;
  label: string;
  value: string;
}
