import { dimensionStyle } from "./dxf-dimension-style";
import type { Group } from "./dxf-groups";

/** A block in the table of blocks. */
export interface BlockRecord {
  readonly name: string;
  readonly handle: string;
}

/** What programs show when they open the drawing, in meters. */
export interface View {
  readonly center: readonly [x: number, y: number];
  readonly height: number;
}

const WHITE = 7;
/** Width of the view divided by its height. */
const VIEW_ASPECT = 1.5;
const ROOT = "0";

/**
 * The tables that every drawing has: views, line types, layers, text and dimension styles, and blocks.
 * @param nextHandle returns a handle that nothing else has
 */
export function tables(
  nextHandle: () => string,
  layers: readonly string[],
  blocks: readonly BlockRecord[],
  { center, height }: View,
): Group[] {
  const table = (name: string, records: (owner: string) => Group[][], extra: readonly Group[] = []): Group[] => {
    const owner = nextHandle();
    const rows = records(owner);
    return [
      ...([[0, "TABLE"], [2, name], [5, owner], [330, ROOT], [100, "AcDbSymbolTable"], [70, rows.length]] as const),
      ...extra,
      ...rows.flat(),
      [0, "ENDTAB"],
    ]; // prettier-ignore
  };
  const record = (type: string, owner: string, subclass: string, name: string, handle = nextHandle()): Group[] => [
    [0, type], [type === "DIMSTYLE" ? 105 : 5, handle], [330, owner],
    [100, "AcDbSymbolTableRecord"], [100, `AcDb${subclass}TableRecord`], [2, name],
  ]; // prettier-ignore
  const none = (): Group[][] => [];
  return [
    ...table("VPORT", (owner) => [
      [
        ...record("VPORT", owner, "Viewport", "*Active"), [70, 0],
        [10, 0], [20, 0], [11, 1], [21, 1], [12, center[0]], [22, center[1]], [40, height], [41, VIEW_ASPECT],
      ],
    ]),
    ...table("LTYPE", (owner) =>
      ["ByBlock", "ByLayer", "Continuous"].map((name) => [
        ...record("LTYPE", owner, "Linetype", name), [70, 0], [3, ""], [72, 65], [73, 0], [40, 0],
      ]),
    ),
    ...table("LAYER", (owner) =>
      ["0", ...layers].map((name) => [
        ...record("LAYER", owner, "Layer", name), [70, 0], [62, WHITE], [6, "Continuous"],
      ]),
    ),
    ...table("STYLE", (owner) => [
      [
        ...record("STYLE", owner, "TextStyle", "Standard"),
        [70, 0], [40, 0], [41, 1], [50, 0], [71, 0], [42, 0.2], [3, "txt"], [4, ""],
      ],
    ]),
    ...table("VIEW", none),
    ...table("UCS", none),
    ...table("APPID", (owner) => [[...record("APPID", owner, "RegApp", "ACAD"), [70, 0]]]),
    ...table("DIMSTYLE", (owner) => [
      [...record("DIMSTYLE", owner, "DimStyle", "Standard"), [70, 0], ...dimensionStyle],
    ], [
      [100, "AcDbDimStyleTable"], [71, 1],
    ]),
    ...table("BLOCK_RECORD", (owner) => blocks.map(({ name, handle }) => record("BLOCK_RECORD", owner, "Block", name, handle))),
  ]; // prettier-ignore
}
