import type { ThemeUICSSObject } from "@theme-ui/core";

/** The box of every drawing. */
export const WIDTH = 480;
export const HEIGHT = 300;

export type Point = readonly [x: number, y: number];

/** On paper and in the system's colors, marks have the color of the text. */
const outlined = { "@media print, (forced-colors: active)": { stroke: "CanvasText" } };
const solid = { "@media print, (forced-colors: active)": { fill: "CanvasText" } };

/** Lines of the subject itself. */
export const line: ThemeUICSSObject = { fill: "none", stroke: "text", strokeWidth: 1.5, ...outlined };
/** Lines that help: axes, rays, what was meant to be. */
export const faint: ThemeUICSSObject = { fill: "none", stroke: "border", strokeWidth: 1.5, ...outlined };
/** What the drawing is about. */
export const accent: ThemeUICSSObject = { fill: "none", stroke: "near", strokeWidth: 3, ...outlined };
export const accentFill: ThemeUICSSObject = { fill: "near", ...solid };

/** A path along points. */
export const pathOf = (points: readonly Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}`;

interface DotsProps {
  points: readonly Point[];
  size: number;
  /** One of the styles above; its lines become dots. */
  look: ThemeUICSSObject;
}

/** Dots as one path: lines without a length, whose round ends are drawn. */
export const Dots = ({ points, size, look }: DotsProps) => (
  <path
    d={points.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("")}
    strokeLinecap="round"
    sx={{ ...look, strokeWidth: size }}
  />
);

/** Points on a circle, with angles in degrees, clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, angleDeg: number): Point => {
  const angle = (angleDeg * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
};

/** Numbers from −1 to 1 that look random, and are the same in each build. */
export const scatter = (index: number): number => ((((Math.sin(index * 12.9898) * 43758.5453) % 1) + 1) % 1) * 2 - 1;
