import { ramp } from "../../../../theme/tokens";

/** A triangle that covers the whole picture. */
export const SCREEN = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);

/** Computes the direction of each pixel, so the picture is exact everywhere; on a sphere of triangles it is not. */
export const PANORAMA = {
  vertexShader: `
    varying vec2 place;
    void main() {
      place = position.xy;
      gl_Position = vec4(position.xy, 0.0, 1.0);
    }
  `,
  fragmentShader: `
    uniform sampler2D picture;
    uniform vec3 right;
    uniform vec3 up;
    uniform vec3 ahead;
    uniform float heading;
    uniform float alpha;
    varying vec2 place;
    const float TURN = 6.283185307179586;
    void main() {
      vec3 direction = normalize(ahead + place.x * right + place.y * up);
      float u = (atan(direction.x, direction.y) - heading) / TURN + 0.5;
      float v = 0.5 - asin(clamp(direction.z, -1.0, 1.0)) / (TURN / 2.0);
      gl_FragColor = vec4(texture2D(picture, vec2(u, v)).rgb, 1.0) * alpha;
    }
  `,
} as const;

/** How points are colored, as numbers for the shader. */
export const COLORINGS = { photo: 0, depth: 1, height: 2 } as const;
export type Coloring = keyof typeof COLORINGS;

/** Points as round dots that are as large as their share of the surface. */
export const POINTS = {
  vertexShader: `
    attribute vec3 color;
    uniform int coloring;
    uniform float ceiling;
    uniform float pointSize;
    uniform vec2 depths;
    uniform vec2 heights;
    uniform vec3 ramp[${ramp.length}];
    varying vec3 shown;
    vec3 rampAt(float share) {
      float place = clamp(share, 0.0, 1.0) * ${(ramp.length - 1).toFixed(1)};
      vec3 found = ramp[0];
      for (int stop = 1; stop < ${ramp.length}; stop++) {
        found = mix(found, ramp[stop], clamp(place - float(stop - 1), 0.0, 1.0));
      }
      return found;
    }
    void main() {
      vec4 world = modelMatrix * vec4(position, 1.0);
      vec4 seen = viewMatrix * world;
      float depth = -seen.z;
      shown = color;
      if (coloring == ${COLORINGS.depth}) shown = rampAt((depth - depths.x) / (depths.y - depths.x));
      if (coloring == ${COLORINGS.height}) shown = rampAt(1.0 - (world.z - heights.x) / (heights.y - heights.x));
      gl_Position = projectionMatrix * seen;
      // What is cut away is put where nothing is drawn.
      if (world.z > ceiling) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
      gl_PointSize = clamp(pointSize / depth, 1.0, 24.0);
    }
  `,
  fragmentShader: `
    varying vec3 shown;
    void main() {
      vec2 place = gl_PointCoord - 0.5;
      if (dot(place, place) > 0.25) discard;
      gl_FragColor = vec4(shown, 1.0);
    }
  `,
} as const;
