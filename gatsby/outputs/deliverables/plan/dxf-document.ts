import { dimensionHeader } from "./dxf-dimension-style";
import { at, LAYERS, type EntityHead, type Place } from "./dxf-entities";
import { groups, type Group } from "./dxf-groups";
import { tables, type BlockRecord, type View } from "./dxf-tables";

/*
 * DXF of AutoCAD 2000 (AC1015), the first version with units in its header and with dimensions that every program reads.
 * https://help.autodesk.com/view/OARX/2024/ENU/?guid=GUID-235B22E0-A567-4CF6-92D3-38A2306D73F3
 */

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

  /** Adds an entity to the drawing. */
  add(create: (head: EntityHead) => Group[]): void {
    this.entities.push(...create(this.headIn(this.modelSpace)));
  }

  /**
   * Adds a block without a name of its own.
   * @returns the name that it received
   */
  addBlock(create: (head: EntityHead) => Group[]): string {
    const record = { name: `*D${this.blocks.length - 1}`, handle: this.nextHandle() };
    this.blocks.push({ record, entities: create(this.headIn(record)) });
    return record.name;
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

  private headIn({ handle }: BlockRecord): EntityHead {
    return (type, layer) => [[0, type], [5, this.nextHandle()], [330, handle], [100, "AcDbEntity"], [8, layer]]; // prettier-ignore
  }

  private block(record: BlockRecord, entities: readonly Group[]): Group[] {
    const head = this.headIn(record);
    const { name } = record;
    return [
      ...head("BLOCK", "0"),
      [100, "AcDbBlockBegin"],
      [2, name],
      [70, name.startsWith("*D") ? 1 : 0],
      ...at(10, [0, 0]),
      [3, name],
      [1, ""],
      ...entities,
      ...head("ENDBLK", "0"),
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

const section = (name: string, content: readonly Group[]): Group[] => [
  [0, "SECTION"],
  [2, name],
  ...content,
  [0, "ENDSEC"],
];
