import type { Camera, Size } from "../../../../src/features/tours/geometry/camera";
import { project, turned } from "../../../../src/features/tours/geometry/camera";
import { pickInPanorama, type Picked } from "../../../../src/features/tours/geometry/picked";
import { depthAt } from "../../../../src/features/tours/geometry/depth-at";
import { distance, type Vector } from "../../../../src/features/tours/geometry/vector";
import { degrees } from "../../../../src/features/tours/geometry/angles";
import { isSeen } from "../../../../src/features/tours/geometry/measurement";
import type { StationView } from "../../../../src/features/tours/geometry/station-view";
import { oakFlat, stationOf } from "../../../support/content/tour";

const LAPTOP: Size = { width: 1000, height: 640 };
const [living] = oakFlat.rooms;
const [left = 0, front = 0] = living?.min ?? [];
const [right = 0, back = 0] = living?.max ?? [];
const top = oakFlat.ceiling;
/** How far off a distance may be. Meters. */
const CLOSE = 0.03;

let livingView: StationView;
beforeAll(async () => {
  livingView = await stationOf("living");
});

/** The place that is picked when a visitor turns to a place and presses its pixel. */
function pressed(place: Vector, size = LAPTOP, from = livingView): Vector {
  return picked(place, size, from).place;
}

function picked(place: Vector, size = LAPTOP, from = livingView): Picked {
  const [x, y, z] = place.map((value, axis) => value - (from.position[axis] ?? 0)) as unknown as Vector;
  const facing: Camera = { target: from.position, distance: 0, yaw: degrees(Math.atan2(x, y)), pitch: 0, fov: 90 };
  const camera = turned(facing, 12, degrees(Math.atan2(z, Math.hypot(x, y))) / 2);
  const seen = project(camera, size, place);
  if (!seen) throw new Error("The place is behind the visitor.");
  const found = pickInPanorama(from, { camera, size }, { x: Math.round(seen.x), y: Math.round(seen.y) });
  if (!found) throw new Error("Nothing was measured there.");
  return found;
}

const measured = (a: Vector, b: Vector, size?: Size): number => distance(pressed(a, size), pressed(b, size));

describe("against the known flat, what a visitor presses is", () => {
  it.each([
    ["in the corners under the ceiling", [left, front, top], [right, front, top]],
    ["on the edges under the ceiling", [left, 5, top], [right, 5, top]],
    ["on the walls", [left, 6.3, 1.5], [right, 6.3, 1.5]],
  ] as [string, Vector, Vector][])("5.49 m for the width of the living room, %s", (_where, a, b) => {
    expect(Math.abs(measured(a, b) - 5.49)).toBeLessThan(CLOSE);
  });

  it.each([
    ["in the corners under the ceiling", [left, front, top], [left, back, top]],
    ["on the edges under the ceiling", [3.6, front, top], [3.6, back, top]],
    ["on the walls", [3.6, front, 2.6], [3.6, back, 2.6]],
  ] as [string, Vector, Vector][])("7.08 m for its length, %s", (_where, a, b) => {
    expect(Math.abs(measured(a, b) - 7.08)).toBeLessThan(CLOSE);
  });

  it.each([
    ["in the corner of two walls", [right, front, 0], [right, front, top]],
    ["from the floor to the ceiling above", [3.6, 4.6, 0], [3.6, 4.6, top]],
  ] as [string, Vector, Vector][])("2.72 m for its height, %s", (_where, a, b) => {
    expect(Math.abs(measured(a, b) - 2.72)).toBeLessThan(CLOSE);
  });

  it("the same on a phone, whose pixels are coarser", () => {
    const phone = { width: 390, height: 520 };
    expect(Math.abs(measured([left, front, top], [right, front, top], phone) - 5.49)).toBeLessThan(CLOSE);
  });
});

test("the same corner has the same place from two stations", async () => {
  const corner: Vector = [left, back, top];
  const other = await stationOf("kitchen");
  expect(distance(pressed(corner), pressed(corner, LAPTOP, other))).toBeLessThan(CLOSE);
});

test("a pixel spans more of what is further away, and never less than one of the depth", () => {
  const near: Vector = [3.6, 4.5, 0];
  const far: Vector = [3.6, front, 1.5];
  const depthPixel = (2 * Math.PI) / livingView.depth.width;
  expect(picked(far).pixel).toBeGreaterThan(picked(near).pixel);
  expect(picked(far).pixel).toBeCloseTo(distance(livingView.position, far) * depthPixel, 2);
  // A phone's pixels are the coarser ones.
  expect(picked(far, { width: 200, height: 240 }).pixel).toBeGreaterThan(picked(far).pixel);
});

test("nothing is measured where the depth is 0", () => {
  const { depth } = livingView;
  const blind = { ...depth, millimeters: depth.millimeters.map(() => 0) };
  expect(depthAt(blind, [0, 1, 0], 0)).toBeUndefined();
});

test("a place behind a wall is not seen", () => {
  expect(isSeen([3.6, front, 1.5], livingView)).toBe(true);
  expect(isSeen([8, 1, 2.5], livingView)).toBe(false);
});

test("a place on a floor is off by more than one on a wall: it is seen at a slant, where a pixel is long", () => {
  const share = (place: Vector): number => {
    const { place: found, pixel } = picked(place, { width: 390, height: 480 });
    return pixel / distance(found, livingView.position);
  };
  expect(share([5.2, 1.2, 0])).toBeGreaterThan(1.2 * share([right, 5, 1.5]));
});
