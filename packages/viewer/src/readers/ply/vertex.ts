import type { ColorKinds } from "../color-range";
import type { PlyElement, PlyProperty } from "./header";
import { colorKindOf, type ScalarType } from "./scalar";

/** A property of a vertex: its place among the properties, and its type. */
export interface VertexField {
  index: number;
  type: ScalarType;
}

/** The properties of a vertex that are used. */
export interface VertexFields {
  position: [VertexField, VertexField, VertexField];
  /** `undefined` without colors. */
  color: [VertexField, VertexField, VertexField] | undefined;
}

/** How the colors of vertices are stored; `undefined` without colors. */
export const colorKindsOf = ({ color }: VertexFields): ColorKinds | undefined =>
  color && [colorKindOf(color[0].type), colorKindOf(color[1].type), colorKindOf(color[2].type)];

/** Names of red, green and blue, as common programs write them. */
const COLOR_NAMES = [
  ["red", "green", "blue"],
  ["diffuse_red", "diffuse_green", "diffuse_blue"],
  ["r", "g", "b"],
] as const;

/** Finds the properties of vertices. Returns `undefined` if there is no x, y or z. */
export function findVertexFields({ properties }: PlyElement): VertexFields | undefined {
  const position = findFields(properties, ["x", "y", "z"]);
  if (!position) return undefined;
  const colors = COLOR_NAMES.flatMap((names) => {
    const found = findFields(properties, names);
    return found ? [found] : [];
  });
  return { position, color: colors[0] };
}

function findFields(
  properties: readonly PlyProperty[],
  names: readonly [string, string, string],
): VertexFields["position"] | undefined {
  const [first, second, third] = names.map((name): VertexField | undefined => {
    const index = properties.findIndex((property) => property.name === name);
    const type = properties[index]?.type;
    const isOnlyOne = properties.findLastIndex((property) => property.name === name) === index;
    return type && isOnlyOne ? { index, type } : undefined;
  });
  return first && second && third && [first, second, third];
}
