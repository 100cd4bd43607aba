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
import { ramp } from "@brand";
import { COLORINGS, PANORAMA_SHADER, POINT_SHADER, FULLSCREEN_TRIANGLE } from "./shaders";

/** A triangle that covers the viewport, with the material of one panorama. */
export type PanoramaMesh = Mesh<BufferGeometry, ShaderMaterial>;

/**
 * Creates the material of the points of a cloud, which colors and clips them.
 * @param heights the minimum and maximum height of the cloud, in meters
 */
export function createPointMaterial(heights: [number, number]): ShaderMaterial {
  const colors = ramp.map(
    (color) => new Vector3(...([1, 3, 5] as const).map((start) => parseInt(color.slice(start, start + 2), 16) / 255)),
  );
  return new ShaderMaterial({
    ...POINT_SHADER,
    uniforms: {
      ramp: { value: colors },
      heights: { value: new Vector2(...heights) },
      coloring: { value: COLORINGS.photo },
      clipHeight: { value: 0 },
      pointSize: { value: 1 },
      depths: { value: new Vector2() },
    },
  });
}

/** @param renderOrder meshes with a higher one are drawn over the others */
export function createPanoramaMesh(renderOrder: number): PanoramaMesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(FULLSCREEN_TRIANGLE, 3));
  const material = new ShaderMaterial({
    ...PANORAMA_SHADER,
    uniforms: {
      panorama: { value: null },
      heading: { value: 0 },
      opacity: { value: 0 },
      right: { value: new Vector3() },
      up: { value: new Vector3() },
      forward: { value: new Vector3() },
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
  mesh.renderOrder = renderOrder;
  return mesh;
}

/**
 * Sets the uniforms of a material. three.js keeps the uniform objects of the first frame, so only their values may
 * change.
 * @throws Error when the material does not have a uniform of that name
 */
export function setUniforms({ uniforms }: ShaderMaterial, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = uniforms[name];
    if (!uniform) throw new Error(`The material does not have a uniform “${name}”.`);
    uniform.value = value;
  }
}
