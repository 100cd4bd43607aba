import { Plan } from "../../../ui/charts/plan";
import { accent, Dots, faint, scatter, type Point } from "./shapes";

const COUNT = 11;

/** A corner of a room in oblique projection: x to the right, y back, z up. */
const project = (x: number, y: number, z: number): Point => [70 + x * 240 + y * 100, 265 - y * 75 - z * 150];

const surface = (at: (u: number, v: number) => readonly [number, number, number], seed: number): Point[] =>
  Array.from({ length: COUNT * COUNT }, (_, index) => {
    const [u, v] = [(index % COUNT) + 0.5, Math.floor(index / COUNT) + 0.5].map(
      (cell, axis) => (cell + scatter(index + seed + axis * 300) * 0.4) / COUNT,
    );
    return project(...at(u ?? 0, v ?? 0));
  });

/** A floor and two walls of a room, as points alone. */
export const PointCorner = () => (
  <>
    <Dots points={surface((u, v) => [u, v, 0], 0)} size={4} look={faint} />
    <Dots points={surface((u, v) => [u, 1, v], 100)} size={4} look={accent} />
    <Dots points={surface((u, v) => [1, u, v], 200)} size={4} look={{ ...accent, stroke: "link" }} />
  </>
);

/** The outline of two rooms that share a wall, as points. */
const outline = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap(([x, y], side) => {
    const [fromX, fromY] = points[side] ?? [x, y];
    const steps = Math.round(Math.hypot(x - fromX, y - fromY) / 9);
    return Array.from(
      { length: steps },
      (_, step) => [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps] as const,
    );
  });

const FIRST = outline([[130, 40], [40, 40], [40, 200], [200, 200], [200, 120]]); // prettier-ignore
const SECOND = outline([[200, 200], [200, 120], [200, 40], [420, 40], [420, 200], [300, 200]]); // prettier-ignore
const TURN = (12 * Math.PI) / 180;

/** The second outline, shifted and turned as before registration. */
const apart = SECOND.map(([x, y]): Point => {
  const [dx, dy] = [x - 200, y - 120];
  return [215 + dx * Math.cos(TURN) - dy * Math.sin(TURN), 160 + dx * Math.sin(TURN) + dy * Math.cos(TURN)];
});

/** Two scans that see the same wall: the second where it was measured, and shifted and turned onto the first. */
export const TwoScans = () => (
  <>
    <Dots points={apart} size={4} look={faint} />
    <Dots points={SECOND} size={5} look={accent} />
    <Dots points={FIRST} size={5} look={{ ...accent, stroke: "text" }} />
  </>
);

const ROOMS = [
  { min: [0, 0], max: [5.5, 4] },
  { min: [5.6, 0], max: [9, 2.4] },
  { min: [5.6, 2.5], max: [9, 4] },
];
const DOORS = [
  { from: [5.55, 1], to: [5.55, 1.9] },
  { from: [5.55, 2.8], to: [5.55, 3.6] },
];

/** Three rooms and the openings between them. */
export const CutFloor = () => <Plan rooms={ROOMS} doors={DOORS} />;
