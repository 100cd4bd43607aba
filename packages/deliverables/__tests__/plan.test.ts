import DxfParser, { type IDimensionEntity, type ILwpolylineEntity, type ITextEntity } from "dxf-parser";
import { JSDOM } from "jsdom";
import { planDrawing } from "../src/plan/drawing";
import { dxfPlan } from "../src/plan/dxf";
import { floorPlan } from "../src/plan/floor-plan";
import { svgPlan } from "../src/plan/svg";
import { openingHeights } from "../src/walls/opening-heights";
import { wallsGlb } from "../src/walls/walls-glb";
import { smallFlat, OPENING_HEIGHT_M, smallCloud } from "../../../__tests__/support/deliverables/small-flat";
import { parseGlb, type Glb } from "../../../__tests__/support/deliverables/glb";

const withoutDoors = { ...smallFlat, doors: [] };

/** The area of a closed polygon, positive if it runs counterclockwise. */
const areaOf = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe("the floor plan", () => {
  test("opens the wall between the rooms of a door from face to face", () => {
    const { openings, wallMm } = floorPlan(smallFlat);
    expect(wallMm).toBe(120);
    expect(openings).toEqual([
      { min: [4223, 1000], max: [4343, 1900], across: 0, isClosed: false, between: ["Küche, “offen”", "Study"] },
    ]);
  });

  test("has no opening between rooms that no wall separates", () => {
    const rooms = smallFlat.rooms.map((room) => ({ ...room, max: [6.843, 3.2] }));
    expect(floorPlan({ ...smallFlat, rooms }).openings).toEqual([]);
  });

  test("uses 10 cm for the walls of a single room", () => {
    expect(floorPlan({ rooms: smallFlat.rooms.slice(0, 1), doors: [] }).wallMm).toBe(100);
  });

  test("outlines exactly the area between the rooms and the outer faces, without the openings", () => {
    const outer = (6843 - 100 + 240) * (3000 + 240);
    const walls = outer - 4123 * 3000 - 2500 * 3000;
    const areaIn = (tour: typeof smallFlat): number =>
      planDrawing(tour)
        .walls.map(areaOf)
        .reduce((a, b) => a + b);
    expect(areaIn(smallFlat)).toBe(walls - 120 * 900);
    expect(areaIn(withoutDoors)).toBe(walls);
    // Outside and two rooms; the opening joins the rooms.
    expect(planDrawing(withoutDoors).walls).toHaveLength(3);
    expect(planDrawing(smallFlat).walls).toHaveLength(2);
  });
});

describe("the SVG plan", () => {
  const svg = new JSDOM(svgPlan(smallFlat, "de-DE"), { contentType: "image/svg+xml" }).window.document.documentElement;
  const texts = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);

  test("is in millimeters, and 1:50 in print", () => {
    const [, , width = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect(svg.getAttribute("width")).toBe(`${width / 50}mm`);
    expect(svg.querySelector("title")?.textContent).toBe("Small & bright, 1:50");
  });

  test("states dimensions and areas in the format of the locale", () => {
    expect(texts).toEqual(["4,123", "3,00", "2,50", "3,00", "0,90", "Küche, “offen”", "12,37 m²", "Study", "7,50 m²"]);
  });

  test("has no opening in a tour without doors", () => {
    expect(svgPlan(withoutDoors, "de-DE")).not.toContain("0,90");
  });
});

describe("the DXF plan, read by dxf-parser", () => {
  const file = dxfPlan(smallFlat, "en-US");
  const drawing = new DxfParser().parseSync(file);
  const entities = drawing?.entities ?? [];
  const lines = file.split("\n");

  test("is in meters, with a layer for each kind of part", () => {
    expect(drawing?.header).toMatchObject({ $ACADVER: "AC1021", $INSUNITS: 6, $MEASUREMENT: 1 });
    expect(Object.keys(drawing?.tables.layer.layers ?? {})).toEqual(
      expect.arrayContaining(["A-WALL", "A-DOOR", "A-ANNO-DIMS", "A-AREA-IDEN"]),
    );
  });

  test("has the kitchen's width to the millimeter, as walls and as a dimension", () => {
    const walls = entities.filter(({ layer }) => layer === "A-WALL") as ILwpolylineEntity[];
    const xs = walls.flatMap(({ vertices }) => vertices.map(({ x }) => x));
    expect(xs).toEqual(expect.arrayContaining([0.1, 4.223]));
    const dimensions = entities.filter(({ type }) => type === "DIMENSION") as IDimensionEntity[];
    expect(dimensions.map(({ actualMeasurement }) => actualMeasurement)).toEqual([4.123, 3, 2.5, 3, 0.9]);
    dimensions.forEach(({ block }) => expect(drawing?.blocks[block]?.entities).toHaveLength(4));
  });

  test("keeps the names of rooms", () => {
    const texts = entities.filter(({ type }) => type === "TEXT") as ITextEntity[];
    expect(texts.map(({ text }) => text)).toEqual(["Küche, “offen”", "12.37 m²", "Study", "7.50 m²"]);
  });

  test("opens with a view of the whole drawing", () => {
    const [view] = drawing?.tables.viewPort.viewPorts ?? [];
    expect(view?.center.x).toBeCloseTo((0.1 + 6.843) / 2);
    expect(view?.center.y).toBeCloseTo(1.7);
    // dxf-parser omits the height, which is group 40 of the view.
    const heightAt = lines.indexOf("40", lines.indexOf("*Active")) + 1;
    expect(Number(lines[heightAt])).toBeCloseTo(1.1 * (6.843 - 0.1 + 0.24));
  });

  test("gives every object a handle of its own", () => {
    const handles = lines.filter((_, index) => index % 2 === 1 && lines[index - 1] === "5");
    expect(handles.length).toBeGreaterThan(50);
    expect(new Set(handles).size).toBe(handles.length);
  });
});

describe("walls", () => {
  const cloud = smallCloud();
  const empty = { ...cloud, count: 0 };
  const { openings } = floorPlan(smallFlat);

  let files: Glb[];
  beforeAll(async () => {
    const written = [cloud, empty].map((points) => wallsGlb(smallFlat, points, "A test", "CC0"));
    files = await Promise.all(written.map(async (bytes) => parseGlb(await bytes)));
  });

  const walls = (file: number) => {
    const mesh = files[file]?.meshes[0];
    if (!mesh) throw new Error("The file has no mesh.");
    return mesh;
  };
  /** The different values of a coordinate, in millimeters. */
  const millimetersOf = (file: number, axis: number): number[] =>
    [
      ...new Set(
        walls(file)
          .positions.filter((_, index) => index % 3 === axis)
          .map((value) => Math.round(value * 1000)),
      ),
    ].sort((a, b) => a - b);

  test("measures the height of an opening at the underside of its lintel", () => {
    expect(openingHeights(cloud, openings)).toEqual([OPENING_HEIGHT_M * 1000]);
    expect(openingHeights(empty, openings)).toEqual([undefined]);
  });

  test("the walls are in meters with y up, to the millimeter", () => {
    expect(files[0]?.asset).toMatchObject({ version: "2.0", generator: "A test", copyright: "CC0" });
    expect(millimetersOf(0, 0)).toEqual([-20, 100, 4223, 4343, 6843, 6963]);
    expect(millimetersOf(0, 1)).toEqual([0, 2050, 2400]);
    expect(millimetersOf(0, 2)).toEqual([-3320, -3200, -1900, -1000, -200, -80]);
  });

  test("an opening without a lintel in the cloud reaches up to the ceiling", () => {
    expect(millimetersOf(1, 1)).toEqual([0, 2400]);
  });

  test("has one floor for each room, under its name", () => {
    const floors = files[0]?.meshes.slice(1) ?? [];
    expect(floors.map(({ name }) => name)).toEqual(smallFlat.rooms.map(({ name }) => name));
    floors.forEach(({ normals }) => expect(normals.filter((_, index) => index % 3 === 1)).toEqual([1, 1, 1, 1]));
  });

  test("the walls are a closed solid whose faces look outward", () => {
    const { positions, normals, indices } = walls(0);
    const vertex = (list: readonly number[], index: number): number[] => list.slice(index * 3, index * 3 + 3);
    const edges = new Map<string, number>();
    for (let triangle = 0; triangle < indices.length; triangle += 3) {
      const corners = indices.slice(triangle, triangle + 3);
      const [a = [], b = [], c = []] = corners.map((corner) => vertex(positions, corner));
      const [u, v] = [b, c].map((point) => point.map((value, axis) => value - (a[axis] ?? 0)));
      const [ux = 0, uy = 0, uz = 0] = u ?? [];
      const [vx = 0, vy = 0, vz = 0] = v ?? [];
      const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const normal = vertex(normals, corners[0] ?? 0);
      expect(cross.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0)).toBeGreaterThan(0);
      [[a, b], [b, c], [c, a]].forEach(([from, to]) => {
      const key = (start: unknown, end: unknown): string => `${String(start)}>${String(end)}`;
      edges.set(key(from, to), (edges.get(key(from, to)) ?? 0) + 1);
      edges.set(key(to, from), (edges.get(key(to, from)) ?? 0) - 1);
    }); // prettier-ignore
    }
    expect([...edges.values()].filter((count) => count !== 0)).toEqual([]);
  });
});
