import sharp from "sharp";
import type { ModelTriangle } from "@capture/content/model/glb-triangles";
import { drawFront, frontPicture } from "../../../gatsby/outputs/models/front-picture";
import { shadeTriangle } from "../../../gatsby/outputs/models/shade";

type Corner = ModelTriangle["corners"][number];

const white: ModelTriangle["color"] = [1, 1, 1];
const green: ModelTriangle["color"] = [0, 1, 0];

/** An upright rectangle in millimeters, as two triangles in meters, that glows: its color does not depend on the light. */
function plate(width: number, height: number, z: number, color = white, opacity = 1): ModelTriangle[] {
  const corner = (x: number, y: number): Corner => [(x * width) / 2000, (y * height) / 1000, z / 1000];
  const surface = { color, isGlowing: true, opacity };
  return [
    { corners: [corner(-1, 0), corner(1, 0), corner(1, 1)], ...surface },
    { corners: [corner(-1, 0), corner(1, 1), corner(-1, 1)], ...surface },
  ];
}

describe("front-picture", () => {
  const size = { width: 40, height: 60 };

  /** The pixel at a place in millimeters from the upper left corner. */
  function pixelAt(triangles: readonly ModelTriangle[], x: number, y: number): number[] {
    const { pixels, columns, cellMm } = drawFront(triangles, size);
    const cell = Math.floor(y / cellMm) * columns + Math.floor(x / cellMm);
    return [...pixels.subarray(4 * cell, 4 * cell + 4)];
  }

  test("has the color of a surface, and is transparent where nothing is", () => {
    const stump = plate(20, 30, 0, green);
    expect(pixelAt(stump, 20, 45)).toEqual([0, 255, 0, 255]);
    expect(pixelAt(stump, 20, 15)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(stump, 5, 45)).toEqual([0, 0, 0, 0]);
  });

  test("hides what is behind, in any order", () => {
    const [near, far] = [plate(20, 60, 10, green), plate(40, 60, -10)];
    for (const triangles of [
      [...near, ...far],
      [...far, ...near],
    ]) {
      expect(pixelAt(triangles, 20, 30)).toEqual([0, 255, 0, 255]);
      expect(pixelAt(triangles, 5, 30)).toEqual([255, 255, 255, 255]);
    }
  });

  test("shows what is behind glass, but not glass that is behind", () => {
    const body = plate(20, 60, 0);
    expect(pixelAt([...plate(40, 60, 10, green, 0.2), ...body], 20, 30)).toEqual([204, 255, 204, 255]);
    expect(pixelAt([...plate(40, 60, 10, green, 0.2), ...body], 5, 30)).toEqual([0, 255, 0, 51]);
    expect(pixelAt([...plate(40, 60, -10, green, 0.2), ...body], 20, 30)).toEqual([255, 255, 255, 255]);
  });

  test("of a machine is not larger than that of a device, in its proportions", async () => {
    const machine = { width: 1700, height: 3400 };
    const { format, width, height } = await sharp(await frontPicture(plate(1700, 3400, 0), machine)).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 400, height: 800 });
  });
});

describe("shade", () => {
  /** The brightness of a gray triangle that is turned to the right by some degrees. */
  function brightness(degrees: number, isReversed = false): number {
    const [x, z] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
    const [a, b, c]: Corner[] = [
      [0, 0, 0],
      [x, 0, z],
      [x, 1, z],
    ];
    const corners = (isReversed ? [a, c, b] : [a, b, c]) as [Corner, Corner, Corner];
    const [red = 0] = shadeTriangle({ corners, color: [0.2, 0.2, 0.2], isGlowing: false, opacity: 1 });
    return red;
  }

  test("surfaces that face the light, at the left, are brighter", () => {
    expect(brightness(-40)).toBeGreaterThan(brightness(0));
    expect(brightness(0)).toBeGreaterThan(brightness(40));
  });

  test("both sides of a triangle have the same color", () => {
    expect(brightness(30, true)).toBeCloseTo(brightness(30));
  });
});
