import type { ModelTriangle } from "@capture/content/model/glb-triangles";

type Vector = readonly [number, number, number];

/** The direction to the light: from the upper left, in front of the model. */
const LIGHT: Vector = [-0.5, 0.68, 0.54];
const AMBIENT_LIGHT = 0.2;
/** Black parts reflect some light too, or their shape could not be seen. */
const REFLECTED = 0.02;
const EXPOSURE = 1.4;
const GAMMA = 2.2;

/** The color of a lit triangle as red, green and blue from 0 to 255. What glows has its own color. */
export function shadeTriangle({ corners: [a, b, c], color, isGlowing }: ModelTriangle): number[] {
  const [x, y, z] = cross(subtract(b, a), subtract(c, a));
  // Both sides of a triangle are drawn; we see the one that faces us.
  const length = Math.hypot(x, y, z) * Math.sign(z);
  const facing = Math.max(0, (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]) / length);
  const light = isGlowing ? 1 : EXPOSURE * (AMBIENT_LIGHT + (1 - AMBIENT_LIGHT) * facing);
  return color.map((value) => 255 * Math.min(1, (isGlowing ? value : value + REFLECTED) * light) ** (1 / GAMMA));
}

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
