export type Point = readonly [x: number, y: number];

/**
 * The outlines of the marked cells of a grid, in cells: closed lines with the marked cells at their right, so that holes
 * run the other way round.
 */
export function traceContours(columns: number, rows: number, isMarked: (x: number, y: number) => boolean): Point[][] {
  const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows && isMarked(x, y);
  const edges = new Map<string, Point[]>();
  const addEdge = (from: Point, to: Point): void => {
    const ends = edges.get(String(from));
    if (ends) ends.push(to);
    else edges.set(String(from), [to]);
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) addEdge([x, y], [x + 1, y]);
      if (!isIn(x + 1, y)) addEdge([x + 1, y], [x + 1, y + 1]);
      if (!isIn(x, y + 1)) addEdge([x + 1, y + 1], [x, y + 1]);
      if (!isIn(x - 1, y)) addEdge([x, y + 1], [x, y]);
    }
  }
  const contours: Point[][] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      const contour: Point[] = [];
      for (let end = ends.pop(); end; end = String(end) === start ? undefined : edges.get(String(end))?.pop()) {
        contour.push(end);
      }
      // The last point is where the line begins: the first corner of the shape in reading order.
      contours.push([...contour.slice(-1), ...contour.slice(0, -1)]);
    }
  }
  return contours;
}

/** Leaves out the points of a closed line that are less than the tolerance away from the line without them. */
export function simplifyContour(contour: readonly Point[], tolerance: number): Point[] {
  const [first] = contour;
  if (!first) return [];
  const opposite = farthest(contour, (point) => Math.hypot(point[0] - first[0], point[1] - first[1])).index;
  return [
    ...simplifyLine(contour.slice(0, opposite + 1), tolerance).slice(0, -1),
    ...simplifyLine([...contour.slice(opposite), first], tolerance).slice(0, -1),
  ];
}

/** The algorithm of Ramer, Douglas and Peucker. */
function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const { index, value } = farthest(line, ([x, y]) =>
    Math.abs(((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length),
  );
  if (value <= tolerance) return [from, to];
  return [
    ...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(index), tolerance),
  ];
}

const farthest = (points: readonly Point[], distance: (point: Point) => number) =>
  points.reduce((best, point, index) => (distance(point) > best.value ? { index, value: distance(point) } : best), {
    index: 0,
    value: -1,
  });

/** The area within a closed line; holes have a negative one. */
export const areaOf = (contour: readonly Point[]): number =>
  contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
