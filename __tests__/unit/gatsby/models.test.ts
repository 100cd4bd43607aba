import { areaOf, simplifyContour, traceContours, type Point } from "../../../gatsby/outputs/models/contours";
import { frontView } from "../../../gatsby/outputs/models/front-view";
import type { Triangle } from "@capture/content/model/glb-triangles";

/** Traces the cells that a drawing marks with `#`. */
const trace = (...drawing: readonly string[]): Point[][] =>
  traceContours(drawing[0]?.length ?? 0, drawing.length, (x, y) => drawing[y]?.[x] === "#");

describe("contours", () => {
  test("surround the marked cells, and holes the other way round", () => {
    expect(trace(".#.").map(areaOf)).toEqual([1]);
    expect(
      trace("###", "#.#", "###")
        .map(areaOf)
        .sort((a, b) => b - a),
    ).toEqual([9, -1]);
  });

  test("of spots that do not touch are lines of their own", () => {
    expect(trace("##..#").map(areaOf)).toEqual([2, 1]);
  });

  test("lose the points on straight lines and small steps, but not corners", () => {
    const [contour = []] = trace("####", "####");
    expect(simplifyContour(contour, 0.1)).toHaveLength(4);
    const [stairs = []] = trace("#...", "##..", "###.", "####");
    expect(simplifyContour(stairs, 1).length).toBeLessThanOrEqual(4);
    expect(simplifyContour([], 1)).toEqual([]);
  });
});

describe("front-view", () => {
  /** An upright rectangle in millimeters, as two triangles in meters. */
  const plate = (width: number, height: number, z: number): Triangle[] => {
    const corner = (x: number, y: number): Triangle[number] => [(x * width) / 2000, (y * height) / 1000, z / 1000];
    return [
      [corner(-1, 0), corner(1, 0), corner(1, 1)],
      [corner(-1, 0), corner(1, 1), corner(-1, 1)],
    ];
  };
  const size = { width: 40, depth: 20, height: 60 };
  const square = "M0 0l40 0 0 60 -40 0z";

  test("begins with the outline, in millimeters from the upper left corner", () => {
    expect(frontView(plate(40, 60, 0), size)[0]).toBe(square);
  });

  test("surrounds what is nearer in further layers, and hides what is behind", () => {
    const layers = frontView([...plate(40, 60, -10), ...plate(20, 60, 10), ...plate(30, 60, -20)], size);
    expect(layers[0]).toBe(square);
    expect(layers.slice(1)).toEqual(Array(4).fill("M10 0l20 0 0 60 -20 0z"));
  });

  test("of a machine has larger cells, and short numbers", () => {
    const machine = { width: 1700, depth: 900, height: 3400 };
    expect(frontView(plate(1700, 3400, 0), machine)[0]).toBe("M0 0l1700 0 0 3400 -1700 0z");
    expect(frontView(plate(1701, 3401, 0), { ...machine, width: 1701, height: 3401 })[0]).toMatch(
      /^M0 0l[\d.]{4,7} 0 0 3401 -[\d.]{4,7} 0z$/,
    );
  });
});
