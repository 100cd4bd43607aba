import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { floorPlan } from "../../../../gatsby/outputs/deliverables/plan/floor-plan";
import { openingHeights } from "../../../../gatsby/outputs/deliverables/walls/opening-heights";
import { wallsGlb } from "../../../../gatsby/outputs/deliverables/walls/walls-glb";
import { readGlbs, type Glb } from "../../../support/deliverables/glb";
import { OPENING_HEIGHT_M, smallCloud, smallFlat } from "../../../support/deliverables/small-flat";

const cloud = smallCloud();
const empty = { ...cloud, count: 0 };
const { openings } = floorPlan(smallFlat);

let files: Glb[];
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  const paths = [cloud, empty].map((points, index) => {
    const path = join(folder, `${index}.glb`);
    writeFileSync(path, wallsGlb(smallFlat, points, "A test", "CC0"));
    return path;
  });
  files = readGlbs(paths);
  rmSync(folder, { recursive: true });
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

test("GLTFLoader reads the walls in meters with y up, to the millimeter", () => {
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
