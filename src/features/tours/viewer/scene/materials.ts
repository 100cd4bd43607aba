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
import { bands, ramp } from "@brand";
import { RAMP_SHADER } from "../../../../theme/ramp-shader";

/** How points are colored, with the values of the shader’s uniform. */
export const COLORINGS = { photo: 0, depth: 1, height: 2, plain: 3 } as const;
export type Coloring = keyof typeof COLORINGS;

/** A triangle that covers the viewport, with the material of one panorama. */
export type PanoramaMesh = Mesh<BufferGeometry, ShaderMaterial>;

/** Draws points as discs, each as large as the part of the surface that it represents. */
const POINT_SHADER = {
  vertexShader: `
    attribute vec3 color;
    uniform int coloring;
    uniform float clipHeight;
    uniform float sliceBottom;
    uniform float pointSize;
    uniform vec2 pointSizeRange;
    uniform vec3 plainColor;
    uniform vec2 depths;
    uniform vec2 heights;
    ${RAMP_SHADER}
    varying vec3 vColor;
    void main() {
      vec4 worldPosition = modelMatrix * vec4(position, 1.0);
      vec4 viewPosition = viewMatrix * worldPosition;
      float depth = -viewPosition.z;
      vColor = color;
      if (coloring == ${COLORINGS.depth}) vColor = rampAt((depth - depths.x) / (depths.y - depths.x));
      if (coloring == ${COLORINGS.height}) vColor = rampAt(1.0 - (worldPosition.z - heights.x) / (heights.y - heights.x));
      if (coloring == ${COLORINGS.plain}) vColor = plainColor;
      gl_Position = projectionMatrix * viewPosition;
      // Clipped points are moved out of the viewport.
      if (worldPosition.z > clipHeight || worldPosition.z < sliceBottom) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
      gl_PointSize = clamp(pointSize / depth, pointSizeRange.x, pointSizeRange.y);
    }
  `,
  fragmentShader: `
    varying vec3 vColor;
    void main() {
      vec2 fromCenter = gl_PointCoord - 0.5;
      if (dot(fromCenter, fromCenter) > 0.25) discard;
      gl_FragColor = vec4(vColor, 1.0);
    }
  `,
} as const;

/**
 * Creates the material of the points of a cloud, which colors and clips them.
 * @param heights the minimum and maximum height of the cloud, in meters
 */
export function createPointMaterial(heights: [number, number]): ShaderMaterial {
  return new ShaderMaterial({
    ...POINT_SHADER,
    uniforms: {
      ramp: { value: ramp.map(colorVector) },
      plainColor: { value: colorVector(bands.ink.text) },
      heights: { value: new Vector2(...heights) },
      coloring: { value: COLORINGS.photo },
      clipHeight: { value: 0 },
      sliceBottom: { value: -Infinity },
      pointSize: { value: 1 },
      pointSizeRange: { value: new Vector2(1, 1) },
      depths: { value: new Vector2() },
    },
  });
}

/** The red, green and blue of a color such as #D6F24B, from 0 to 1. */
const colorVector = (color: string): Vector3 =>
  new Vector3(...([1, 3, 5] as const).map((start) => parseInt(color.slice(start, start + 2), 16) / 255));

/** A triangle in normalized device coordinates that covers the viewport. */
export const FULLSCREEN_TRIANGLE = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);

/** Computes the exact direction of each pixel. A tessellated sphere would only interpolate it. */
const PANORAMA_SHADER = {
  vertexShader: `
    varying vec2 vPosition;
    void main() {
      vPosition = position.xy;
      gl_Position = vec4(position.xy, 0.0, 1.0);
    }
  `,
  fragmentShader: `
    uniform sampler2D panorama;
    uniform vec3 right;
    uniform vec3 up;
    uniform vec3 forward;
    uniform float heading;
    uniform float opacity;
    varying vec2 vPosition;
    const float TWO_PI = 6.283185307179586;
    void main() {
      vec3 direction = normalize(forward + vPosition.x * right + vPosition.y * up);
      float u = (atan(direction.x, direction.y) - heading) / TWO_PI + 0.5;
      float v = 0.5 - asin(clamp(direction.z, -1.0, 1.0)) / (TWO_PI / 2.0);
      gl_FragColor = vec4(texture2D(panorama, vec2(u, v)).rgb, 1.0) * opacity;
    }
  `,
} as const;

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
