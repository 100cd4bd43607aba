import { brotliCompressSync } from "node:zlib";
import { distanceBetween, type Vector } from "@capture/domain/lib/vector";
import { radToDeg } from "@capture/domain/lib/angles";
import { type CameraPose, type ViewportSize, projectPoint, rotateCamera } from "../src/geometry/camera";
import { pickInPanorama, type PickedPoint } from "../src/geometry/pick-in-panorama";
import { sampleDepth } from "../src/geometry/sample-depth";
import { isVisibleFrom } from "../src/geometry/measurement";
import { packDepth, readDepth } from "../src/formats/depth";
import type { DepthMap, StationView } from "../src/geometry/depth-map";
import { oakFlat, readStationView } from "../../../__tests__/support/content/tour";

describe("pick-in-panorama", () => {
  const LAPTOP: ViewportSize = { width: 1000, height: 640 };
  const [living] = oakFlat.rooms;
  const [left = 0, front = 0] = living?.min ?? [];
  const [right = 0, back = 0] = living?.max ?? [];
  const top = oakFlat.ceiling;
  /** The error of the depth. */
  const MAX_ERROR_M = 0.01;
  /** The error when whole pixels of the screen are pressed; at 4 m one covers 8 mm on a laptop and 15 mm on a phone. */
  const MAX_PRESS_ERROR_M = 0.03;

  let livingView: StationView;
  beforeAll(async () => {
    livingView = await readStationView("living");
  });

  interface PickOptions {
    size?: ViewportSize;
    from?: StationView;
    /** Whether the pointer reports whole pixels. */
    isRounded?: boolean;
  }

  /** Rotates the camera towards a point, and picks where the point is projected. */
  function pick(point: Vector, { size = LAPTOP, from = livingView, isRounded = false }: PickOptions = {}): PickedPoint {
    const [x, y, z] = point.map((value, axis) => value - (from.position[axis] ?? 0)) as unknown as Vector;
    const facing: CameraPose = {
      target: from.position,
      distance: 0,
      yaw: radToDeg(Math.atan2(x, y)),
      pitch: 0,
      fov: 90,
    };
    const camera = rotateCamera(facing, 12, radToDeg(Math.atan2(z, Math.hypot(x, y))) / 2);
    const projected = projectPoint(camera, size, point);
    if (!projected) throw new Error("The point is behind the camera.");
    const pressed = isRounded ? { x: Math.round(projected.x), y: Math.round(projected.y) } : projected;
    const picked = pickInPanorama(from, { camera, size }, pressed);
    if (!picked) throw new Error("Nothing was measured at this point.");
    return picked;
  }

  const measure = (a: Vector, b: Vector, options?: PickOptions): number =>
    distanceBetween(pick(a, options).position, pick(b, options).position);

  describe("in the example flat, measures", () => {
    it.each([
      ["in the corners under the ceiling", [left, front, top], [right, front, top]],
      ["on the edges under the ceiling", [left, 5, top], [right, 5, top]],
      ["on the walls", [left, 6.3, 1.5], [right, 6.3, 1.5]],
    ] as [string, Vector, Vector][])("5.49 m for the width of the living room, %s", (_where, a, b) => {
      expect(Math.abs(measure(a, b) - 5.49)).toBeLessThan(MAX_ERROR_M);
    });

    it.each([
      ["in the corners under the ceiling", [left, front, top], [left, back, top]],
      ["on the edges under the ceiling", [3.6, front, top], [3.6, back, top]],
      ["on the walls", [3.6, front, 2.6], [3.6, back, 2.6]],
    ] as [string, Vector, Vector][])("7.08 m for its length, %s", (_where, a, b) => {
      expect(Math.abs(measure(a, b) - 7.08)).toBeLessThan(MAX_ERROR_M);
    });

    it.each([
      ["in the corner of two walls", [right, front, 0], [right, front, top]],
      ["from the floor to the ceiling above", [3.6, 4.6, 0], [3.6, 4.6, top]],
    ] as [string, Vector, Vector][])("2.72 m for its height, %s", (_where, a, b) => {
      expect(Math.abs(measure(a, b) - 2.72)).toBeLessThan(MAX_ERROR_M);
    });

    it.each([
      ["a laptop", LAPTOP],
      ["a phone", { width: 390, height: 520 }],
    ])("the same width in whole pixels on %s", (_device, size) => {
      const width = measure([left, front, top], [right, front, top], { size, isRounded: true });
      expect(Math.abs(width - 5.49)).toBeLessThan(MAX_PRESS_ERROR_M);
    });
  });

  test("picking a corner from two stations gives the same position", async () => {
    const corner: Vector = [left, back, top];
    const other = await readStationView("kitchen");
    expect(distanceBetween(pick(corner).position, pick(corner, { from: other }).position)).toBeLessThan(MAX_ERROR_M);
  });

  test("the uncertainty grows with the distance, and is at least the length that a pixel of the depth map covers", () => {
    const near: Vector = [3.6, 4.5, 0];
    const far: Vector = [3.6, front, 1.5];
    const depthPixel = (2 * Math.PI) / livingView.depthMap.width;
    expect(pick(far).uncertainty).toBeGreaterThan(pick(near).uncertainty);
    expect(pick(far).uncertainty).toBeCloseTo(distanceBetween(livingView.position, far) * depthPixel, 2);
    // On this small screen, a screen pixel covers more than a pixel of the depth map.
    expect(pick(far, { size: { width: 200, height: 240 } }).uncertainty).toBeGreaterThan(pick(far).uncertainty);
  });

  test("a depth of 0 means that nothing was measured", () => {
    const { depthMap } = livingView;
    const emptyDepthMap = { ...depthMap, millimeters: depthMap.millimeters.map(() => 0) };
    expect(sampleDepth(emptyDepthMap, [0, 1, 0], 0)).toBeUndefined();
  });

  test("a point behind a wall is not visible", () => {
    expect(isVisibleFrom(livingView, [3.6, front, 1.5])).toBe(true);
    expect(isVisibleFrom(livingView, [8, 1, 2.5])).toBe(false);
  });

  test("the uncertainty is larger on a floor, seen at a small angle, than on a wall", () => {
    const relativeUncertainty = (point: Vector): number => {
      const { position, uncertainty } = pick(point, { size: { width: 390, height: 480 } });
      return uncertainty / distanceBetween(position, livingView.position);
    };
    expect(relativeUncertainty([5.2, 1.2, 0])).toBeGreaterThan(1.2 * relativeUncertainty([right, 5, 1.5]));
  });
});

describe("depth", () => {
  const roundTrip = (depthMap: DepthMap): DepthMap => readDepth(packDepth(depthMap).buffer as ArrayBuffer);

  test("reads the packed depth of the example tour without loss, and a host compresses it to less than 300 KB", async () => {
    const { depthMap } = await readStationView("living");
    const read = roundTrip(depthMap);
    expect([read.width, read.height]).toEqual([2048, 1024]);
    expect(Buffer.from(read.millimeters.buffer).equals(Buffer.from(depthMap.millimeters.buffer))).toBe(true);
    expect(brotliCompressSync(packDepth(depthMap)).length).toBeLessThan(300_000);
  });

  test("reads differences of any size", () => {
    const millimeters = Uint16Array.of(0, 65_535, 0, 32_768, 65_535, 32_767, 1, 0);
    expect(roundTrip({ width: 4, height: 2, millimeters })).toEqual({ width: 4, height: 2, millimeters });
  });

  test("rejects a truncated file", () => {
    const packed = packDepth({ width: 4, height: 2, millimeters: new Uint16Array(8) });
    expect(() => readDepth(packed.buffer.slice(0, -1) as ArrayBuffer)).toThrow("do not fit the 4 × 2 pixels");
  });

  test("rejects a file with more bytes than its pixels have, and a header that states more pixels than there are bytes", () => {
    const packed = packDepth({ width: 4, height: 2, millimeters: new Uint16Array(8) });
    expect(() => readDepth(Uint8Array.from([...packed, 0]).buffer)).toThrow("do not fit the 4 × 2 pixels");
    expect(() => readDepth(Uint8Array.of(255, 255, 255, 255, 0).buffer)).toThrow("do not fit the 65535 × 65535 pixels");
  });
});
