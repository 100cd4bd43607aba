import { ShaderMaterial, Vector2, Vector3 } from "three";
import { ramp } from "@brand";

/** How points are colored, with the values of the shader’s uniform. */
export const COLORINGS = { photo: 0, depth: 1, height: 2 } as const;
export type Coloring = keyof typeof COLORINGS;

/** Draws points as discs, each as large as the part of the surface that it represents. */
const POINT_SHADER = {
  vertexShader: `
    attribute vec3 color;
    uniform int coloring;
    uniform float clipHeight;
    uniform float pointSize;
    uniform vec2 depths;
    uniform vec2 heights;
    uniform vec3 ramp[${ramp.length}];
    varying vec3 vColor;
    vec3 rampAt(float fraction) {
      float position = clamp(fraction, 0.0, 1.0) * ${(ramp.length - 1).toFixed(1)};
      vec3 mixed = ramp[0];
      for (int stop = 1; stop < ${ramp.length}; stop++) {
        mixed = mix(mixed, ramp[stop], clamp(position - float(stop - 1), 0.0, 1.0));
      }
      return mixed;
    }
    void main() {
      vec4 worldPosition = modelMatrix * vec4(position, 1.0);
      vec4 viewPosition = viewMatrix * worldPosition;
      float depth = -viewPosition.z;
      vColor = color;
      if (coloring == ${COLORINGS.depth}) vColor = rampAt((depth - depths.x) / (depths.y - depths.x));
      if (coloring == ${COLORINGS.height}) vColor = rampAt(1.0 - (worldPosition.z - heights.x) / (heights.y - heights.x));
      gl_Position = projectionMatrix * viewPosition;
      // Clipped points are moved out of the viewport.
      if (worldPosition.z > clipHeight) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
      gl_PointSize = clamp(pointSize / depth, 1.0, 24.0);
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
