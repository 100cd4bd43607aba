import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { Vector } from "@capture/domain/lib/vector";
import type { Palette } from "../canvas/view";

/** A surface that emits light, and faces the center of the studio. */
interface Light {
  color: string;
  /** Above 1, so that its reflection stays bright on dark materials. */
  intensity: number;
  position: Vector;
  width: number;
  height: number;
}

const WHITE = "#ffffff";

/**
 * A studio for dark, glossy devices: soft boxes above, a window in front that the lenses reflect, and strips in colors
 * of the ramp at the sides. Positions are in meters, but only directions and angles matter.
 */
const createLights = ({ ramp: [near, , middle, , far] }: Palette): Light[] => [
  { color: WHITE, intensity: 11, position: [-1.5, 7, 2], width: 7, height: 3 },
  { color: WHITE, intensity: 1.5, position: [-4.5, 3.2, 7], width: 5, height: 3 },
  { color: WHITE, intensity: 0.9, position: [4, 0.5, 8], width: 4, height: 4 },
  ...[-2.6, -1.8].flatMap((x) =>
    [2.5, 3.4].map((y) => ({ color: WHITE, intensity: 26, position: [x, y, 6] as const, width: 0.7, height: 0.78 })),
  ),
  { color: WHITE, intensity: 9, position: [5.4, 1.2, 2.6], width: 0.34, height: 5 },
  { color: WHITE, intensity: 12, position: [-6, 1.5, -4.5], width: 1.1, height: 6 },
  { color: WHITE, intensity: 10, position: [6, 1.5, -4.5], width: 0.8, height: 6 },
  { color: middle, intensity: 12, position: [7, 1.4, -0.4], width: 1.5, height: 6 },
  { color: far, intensity: 10, position: [-6.4, 1.2, 1.6], width: 0.9, height: 5 },
  { color: near, intensity: 2, position: [1.5, 0.4, -7], width: 5, height: 0.4 },
];
const ROOM_RADIUS = 12;
const AMBIENT_INTENSITY = 4;
/** The floor of the studio lights the underside of the device. */
const FLOOR_INTENSITY = 3;
/** The blur of the reflections, in radians. */
const BLUR_RAD = 0.012;

/**
 * Draws the studio that devices reflect. It is made at run time, because a picture of it would be a large download.
 * It is valid for one renderer; the caller disposes of it.
 */
export function createEnvironment(renderer: WebGLRenderer, palette: Palette): WebGLRenderTarget {
  const studio = new Scene();
  studio.add(createRoom(palette), createFloor(palette), ...createLights(palette).map(createLight));
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromScene(studio, BLUR_RAD);
  generator.dispose();
  for (const child of studio.children) {
    const { geometry, material } = child as Mesh<BoxGeometry, MeshBasicMaterial>;
    geometry.dispose();
    material.dispose();
  }
  return environment;
}

const glow = (color: string, intensity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({ color: new Color(color).multiplyScalar(intensity) });

function createRoom({ raised }: Palette): Mesh {
  const material = glow(raised, AMBIENT_INTENSITY);
  material.side = BackSide;
  return new Mesh(new SphereGeometry(ROOM_RADIUS, 24, 16), material);
}

function createFloor({ hairline }: Palette): Mesh {
  const floor = new Mesh(new BoxGeometry(2 * ROOM_RADIUS, 0.1, 2 * ROOM_RADIUS), glow(hairline, FLOOR_INTENSITY));
  floor.position.y = -2;
  return floor;
}

function createLight({ color, intensity, position, width, height }: Light): Mesh {
  const light = new Mesh(new PlaneGeometry(width, height), glow(color, intensity));
  light.position.set(...position);
  light.lookAt(0, 0, 0);
  return light;
}
