import type { Point } from "./floor-plan";

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The outlines of the solid cells of a grid, as closed polygons without collinear points. The solid is on the left of each
 * edge, so outer outlines run counterclockwise and holes clockwise.
 * @param isSolid receives the center of a cell
 */
export function outlinesOf(
  xs: readonly number[],
  ys: readonly number[],
  isSolid: (center: Point) => boolean,
): Point[][] {
  const edges = new Map<string, Edge[]>();
  for (const edge of boundaryEdges(xs, ys, isSolid)) {
    const key = edge.from.join();
    edges.set(key, [...(edges.get(key) ?? []), edge]);
  }
  const outlines: Point[][] = [];
  for (const starts of edges.values()) {
    for (let edge = starts.pop(); edge; edge = starts.pop()) {
      const points: Point[] = [];
      for (let next: Edge | undefined = edge; next; next = edges.get(next.to.join())?.pop()) points.push(next.from);
      outlines.push(withoutCollinear(points));
    }
  }
  return outlines;
}

function boundaryEdges(xs: readonly number[], ys: readonly number[], isSolid: (center: Point) => boolean): Edge[] {
  const cells = ys.slice(1).map((top, row) =>
    xs.slice(1).map((right, column) => {
      const [left = 0, bottom = 0] = [xs[column], ys[row]];
      return { left, right, bottom, top, isSolid: isSolid([(left + right) / 2, (bottom + top) / 2]) };
    }),
  );
  const isSolidAt = (row: number, column: number): boolean => cells[row]?.[column]?.isSolid === true;
  return cells.flatMap((line, row) =>
    line.flatMap(({ left, right, bottom, top }, column) => {
      if (!isSolidAt(row, column)) return [];
      const corners: readonly Point[] = [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ];
      const neighbors = [
        [row - 1, column],
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
      ] as const;
      return neighbors.flatMap(([otherRow, otherColumn], side): Edge[] => {
        const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
        return from && to && !isSolidAt(otherRow, otherColumn) ? [{ from, to }] : [];
      });
    }),
  );
}

/** Removes points on a straight line between their neighbors. */
function withoutCollinear(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return !([0, 1] as const).some((axis) => before[axis] === point[axis] && point[axis] === after[axis]);
  });
}
