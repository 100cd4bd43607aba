import { ramp } from "@brand";

/** A triangle in normalized device coordinates that covers the viewport. */
export const FULLSCREEN_TRIANGLE = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);

/** Computes the exact direction of each pixel. A tessellated sphere would only interpolate it. */
export const PANORAMA_SHADER = {
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

/** How points are colored, with the values of the shader’s uniform. */
export const COLORINGS = { photo: 0, depth: 1, height: 2 } as const;
export type Coloring = keyof typeof COLORINGS;

/** Draws points as discs, each as large as the part of the surface that it represents. */
export const POINT_SHADER = {
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
