import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
} from "three";
import { ramp } from "../../../../theme/tokens";
import { COLORINGS, PANORAMA, POINTS, SCREEN } from "./shaders";

/** The mesh that a panorama is drawn on. */
export type Screen = Mesh<BufferGeometry, ShaderMaterial>;

/** Colors points and cuts them off; `heights` are the minimum and maximum of the cloud, in meters. */
export function pointMaterial(heights: [number, number]): ShaderMaterial {
  const colors = ramp.map(
    (color) => new Vector3(...([1, 3, 5] as const).map((start) => parseInt(color.slice(start, start + 2), 16) / 255)),
  );
  return new ShaderMaterial({
    ...POINTS,
    uniforms: {
      ramp: { value: colors },
      heights: { value: new Vector2(...heights) },
      coloring: { value: COLORINGS.photo },
      ceiling: { value: 0 },
      pointSize: { value: 1 },
      depths: { value: new Vector2() },
    },
  });
}

/** A triangle that one panorama is drawn on. */
export function screen(order: number): Screen {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(SCREEN, 3));
  const material = new ShaderMaterial({
    ...PANORAMA,
    uniforms: {
      picture: { value: null },
      heading: { value: 0 },
      alpha: { value: 0 },
      right: { value: new Vector3() },
      up: { value: new Vector3() },
      ahead: { value: new Vector3() },
    },
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = order;
  return mesh;
}

/**
 * Sets the uniforms of a material. three.js keeps the uniform objects of the first frame, so only their values may
 * change.
 */
export function setUniforms({ uniforms }: ShaderMaterial, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = uniforms[name];
    if (!uniform) throw new Error(`The material has no uniform ${name}.`);
    uniform.value = value;
  }
}
