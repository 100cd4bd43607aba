import { dimensionHeader } from "./dxf-dimension-style";
import { tables, type BlockRecord, type View } from "./dxf-tables";
import { groups, type Group } from "./dxf-groups";

/*
 * DXF of AutoCAD 2000 (AC1015), the first version with units in its header and with dimensions that every program reads.
 * https://help.autodesk.com/view/OARX/2024/ENU/?guid=GUID-235B22E0-A567-4CF6-92D3-38A2306D73F3
 */

/** x and y in meters. */
export type Place = readonly [x: number, y: number];

/** Layers of the US National CAD Standard, which are the same in every language. */
export const LAYERS = { wall: "A-WALL", door: "A-DOOR", dimension: "A-ANNO-DIMS", room: "A-AREA-IDEN" } as const;
type Layer = (typeof LAYERS)[keyof typeof LAYERS];

interface DimensionGeometry {
  /** Name of the block with its lines. */
  readonly block: string;
  /** The measured points. */
  readonly from: Place;
  readonly to: Place;
  /** A point of the dimension line. */
  readonly line: Place;
  /** Center of the text. */
  readonly text: Place;
  /** Of the measured direction, in degrees: 0 is x, 90 is y. */
  readonly rotation: number;
  readonly length: number;
}

/** Adds lines and texts to a block. */
interface BlockDrawing {
  line: (layer: Layer, from: Place, to: Place) => void;
  text: (layer: Layer, text: string, at: Place, height: number, rotation: number) => void;
}

/** Centered, on the baseline. */
const CENTERED = 1;
/** A rotated dimension whose block belongs to it alone. */
const OWN_ROTATED_DIMENSION = 32;
/** How the text of a dimension is attached to its point. */
const MIDDLE_CENTER = 5;
const METERS = 6;
/** The view is larger than the drawing by this factor. */
const VIEW_MARGIN = 1.1;
const METRIC = 1;

/** A drawing that is written as text. Handles are hexadecimal numbers that name every object once. */
export class DxfDocument {
  private lastHandle = 0;
  private readonly modelSpace: BlockRecord = { name: "*Model_Space", handle: this.nextHandle() };
  private readonly blocks: { record: BlockRecord; entities: Group[] }[] = [
    { record: this.modelSpace, entities: [] },
    { record: { name: "*Paper_Space", handle: this.nextHandle() }, entities: [] },
  ];
  private readonly entities: Group[] = [];

  constructor(
    private readonly min: Place,
    private readonly max: Place,
  ) {}

  addLine(layer: Layer, from: Place, to: Place): void {
    this.entities.push(...this.line(this.modelSpace.handle, layer, from, to));
  }

  /** Adds a closed polyline. */
  addPolyline(layer: Layer, points: readonly Place[]): void {
    this.entities.push(
      ...this.head("LWPOLYLINE", this.modelSpace.handle, layer),
      [100, "AcDbPolyline"],
      [90, points.length],
      [70, 1],
      ...points.flatMap(([x, y]): Group[] => [[10, x], [20, y]]), // prettier-ignore
    );
  }

  /** Adds a text whose baseline is centered at a point. */
  addText(layer: Layer, text: string, at: Place, height: number): void {
    this.entities.push(...this.text(this.modelSpace.handle, layer, text, at, height, 0));
  }

  /**
   * Adds a block without a name of its own.
   * @returns the name that it received
   */
  addBlock(draw: (add: BlockDrawing) => void): string {
    const record = { name: `*D${this.blocks.length - 1}`, handle: this.nextHandle() };
    const entities: Group[] = [];
    draw({
      line: (...line) => entities.push(...this.line(record.handle, ...line)),
      text: (...text) => entities.push(...this.text(record.handle, ...text)),
    });
    this.blocks.push({ record, entities });
    return record.name;
  }

  addDimension(layer: Layer, { block, from, to, line, text, rotation, length }: DimensionGeometry): void {
    this.entities.push(
      ...this.head("DIMENSION", this.modelSpace.handle, layer),
      [100, "AcDbDimension"],
      [2, block],
      ...at(10, line),
      ...at(11, text),
      [70, OWN_ROTATED_DIMENSION],
      [71, MIDDLE_CENTER],
      [42, length],
      [3, "Standard"],
      [100, "AcDbAlignedDimension"],
      ...at(13, from),
      ...at(14, to),
      [50, rotation],
      [100, "AcDbRotatedDimension"],
    );
  }

  toString(): string {
    const tableGroups = tables(
      () => this.nextHandle(),
      Object.values(LAYERS),
      this.blocks.map(({ record }) => record),
      this.view(),
    );
    const blockGroups = this.blocks.flatMap(({ record, entities }) => this.block(record, entities));
    const objectGroups = this.rootDictionary();
    return groups([
      ...section("HEADER", [
        [9, "$ACADVER"], [1, "AC1015"],
        [9, "$HANDSEED"], [5, this.nextHandle()],
        [9, "$INSUNITS"], [70, METERS],
        [9, "$MEASUREMENT"], [70, METRIC],
        ...dimensionHeader,
        [9, "$EXTMIN"], ...at(10, this.min),
        [9, "$EXTMAX"], ...at(10, this.max),
      ]),
      ...section("CLASSES", []),
      ...section("TABLES", tableGroups),
      ...section("BLOCKS", blockGroups),
      ...section("ENTITIES", this.entities),
      ...section("OBJECTS", objectGroups),
      [0, "EOF"],
    ]); // prettier-ignore
  }

  /** The whole drawing with a margin. */
  private view(): View {
    const [width, height] = [this.max[0] - this.min[0], this.max[1] - this.min[1]];
    return {
      center: [this.min[0] + width / 2, this.min[1] + height / 2],
      height: Math.max(width, height) * VIEW_MARGIN,
    };
  }

  private nextHandle(): string {
    this.lastHandle += 1;
    return this.lastHandle.toString(16).toUpperCase();
  }

  private head(type: string, owner: string, layer: string): Group[] {
    return [[0, type], [5, this.nextHandle()], [330, owner], [100, "AcDbEntity"], [8, layer]]; // prettier-ignore
  }

  private line(owner: string, layer: Layer, from: Place, to: Place): Group[] {
    return [...this.head("LINE", owner, layer), [100, "AcDbLine"], ...at(10, from), ...at(11, to)];
  }

  private text(owner: string, layer: Layer, text: string, place: Place, height: number, rotation: number): Group[] {
    return [
      ...this.head("TEXT", owner, layer),
      [100, "AcDbText"],
      ...at(10, place),
      [40, height],
      [1, text],
      [50, rotation],
      [72, CENTERED],
      ...at(11, place),
      [100, "AcDbText"],
    ];
  }

  private block({ name, handle }: BlockRecord, entities: readonly Group[]): Group[] {
    return [
      ...this.head("BLOCK", handle, "0"),
      [100, "AcDbBlockBegin"],
      [2, name],
      [70, name.startsWith("*D") ? 1 : 0],
      ...at(10, [0, 0]),
      [3, name],
      [1, ""],
      ...entities,
      ...this.head("ENDBLK", handle, "0"),
      [100, "AcDbBlockEnd"],
    ];
  }

  /** The dictionary that every drawing has, with an empty dictionary of groups. */
  private rootDictionary(): Group[] {
    const [root, groupDictionary] = [this.nextHandle(), this.nextHandle()];
    return [
      [0, "DICTIONARY"], [5, root], [330, "0"], [100, "AcDbDictionary"], [281, 1], [3, "ACAD_GROUP"], [350, groupDictionary],
      [0, "DICTIONARY"], [5, groupDictionary], [330, root], [100, "AcDbDictionary"], [281, 1],
    ]; // prettier-ignore
  }
}

const at = (code: number, [x, y]: Place): Group[] => [[code, x], [code + 10, y], [code + 20, 0]]; // prettier-ignore

const section = (name: string, content: readonly Group[]): Group[] => [
  [0, "SECTION"],
  [2, name],
  ...content,
  [0, "ENDSEC"],
];
