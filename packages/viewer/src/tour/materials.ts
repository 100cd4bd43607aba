import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, Vector2, Vector3 } from "three";
import type { Palette } from "../canvas/view";
import { RAMP_SHADER } from "../canvas/ramp-shader";

/** How points are colored, with the values of the shader’s uniform. */
export const COLORINGS = { photo: 0, depth: 1, height: 2, plain: 3 } as const;
export type Coloring = keyof typeof COLORINGS;

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
export function createPointMaterial(heights: [number, number], { ramp, text }: Palette): ShaderMaterial {
  return new ShaderMaterial({
    ...POINT_SHADER,
    uniforms: {
      ramp: { value: ramp.map(colorVector) },
      plainColor: { value: colorVector(text) },
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

/** Creates a mesh that covers the viewport: a triangle in normalized device coordinates. */
export function createFullscreenMesh(material: ShaderMaterial): Mesh<BufferGeometry, ShaderMaterial> {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
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
