import type { Orbit } from "../../../../src/features/models/geometry/orbit";
import { createVisibleParts } from "../../../../src/features/models/stage/scene/visible-parts";

const part = (id: string, z: number) => ({
  id,
  name: id,
  text: "",
  position: [0, 0, z] as const,
  normal: [0, 0, Math.sign(z)] as const,
  fields: [],
});
const PARTS = [part("front", 0.1), part("back", -0.1), part("inside", 0.05)];
/** A wall between the front and the inside. */
const WALL = Float32Array.from([-5, -5, 0.08, 5, -5, 0.08, 0, 5, 0.08]);
const FRONT: Orbit = { target: [0, 0, 0], distance: 2, yaw: 0, pitch: 0 };
const BACK: Orbit = { ...FRONT, yaw: 180 };

test("tests one part in each frame, and the others when the view is still", () => {
  const visibleParts = createVisibleParts(PARTS, WALL);
  expect([...visibleParts.update(FRONT)]).toEqual(["front"]);
  expect(visibleParts.isStale).toBe(true);
  expect([...visibleParts.complete()]).toEqual(["front"]);
  expect(visibleParts.isStale).toBe(false);
});

test("hides a part immediately when it faces away", () => {
  const visibleParts = createVisibleParts(PARTS, WALL);
  visibleParts.update(FRONT);
  expect([...visibleParts.complete()]).toEqual(["front"]);
  expect(visibleParts.update(BACK).has("front")).toBe(false);
  expect([...visibleParts.complete()]).toEqual(["back"]);
});
