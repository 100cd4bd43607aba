import { Color, Mesh, PlaneGeometry, ShaderMaterial, type Texture } from "three";
import type { Palette } from "../canvas/view";
import { RAMP_SHADER } from "../canvas/ramp-shader";

/** The floor ends at this multiple of the radius of what is on it. */
export const FLOOR_FACTOR = 3.2;

/**
 * A dark floor with a pool of light, the contact shadow, and rings of scan points in the colors of the ramp, near to
 * far. It is translucent, so that the mirrored device below it shines through.
 */
const FLOOR_SHADER = {
  vertexShader: `
    varying vec2 fromCenter;
    void main() {
      fromCenter = position.xy;
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    }
  `,
  fragmentShader: `
    uniform sampler2D shadow;
    uniform float radius;
    uniform vec3 background;
    uniform vec3 light;
    ${RAMP_SHADER}
    varying vec2 fromCenter;
    const float FLOOR_FACTOR = ${FLOOR_FACTOR.toFixed(1)};
    const float PI = 3.14159265;
    const float RING_DISTANCE = 0.32;
    const float POINT_RADIUS = 0.032;
    // The distance to the nearest point of a ring, in units of the distance between rings.
    float pointDistance(float ring, float angle, float distance) {
      float count = floor(ring * 40.0);
      float along = (fract(angle / (2.0 * PI) * count) - 0.5) * 2.0 * PI * ring / count;
      return length(vec2(along, distance - ring));
    }
    void main() {
      float distance = length(fromCenter) / radius;
      float fade = 1.0 - smoothstep(0.25, 1.0, distance / FLOOR_FACTOR);
      float pool = exp(-distance * distance * 0.35);
      vec3 color = mix(background, light, pool * 0.8);
      float darkness = texture2D(shadow, fromCenter / (radius * FLOOR_FACTOR) * vec2(0.5, -0.5) + 0.5).r;
      color *= 1.0 - 0.92 * min(1.0, darkness * 1.25);
      float scaled = distance / RING_DISTANCE;
      float ring = floor(scaled) + 0.5;
      float softness = max(fwidth(scaled), 0.01);
      float nearest = pointDistance(ring, atan(fromCenter.y, fromCenter.x), scaled);
      // Points that are smaller than a pixel fade instead of flickering.
      float coverage = min(1.0, POINT_RADIUS / softness);
      float point = (1.0 - smoothstep(POINT_RADIUS, POINT_RADIUS + softness, nearest)) * coverage;
      float isOutside = smoothstep(1.0, 1.15, distance);
      vec3 ringColor = rampAt((distance - 1.1) / (FLOOR_FACTOR - 1.4));
      float strength = point * isOutside * (1.0 - darkness) * 0.9;
      gl_FragColor = vec4(mix(color, ringColor, strength), fade * mix(0.55, 1.0, max(strength, darkness)));
    }
  `,
};

/**
 * @param shadow the contact shadow of a square as large as the floor
 * @param radius of what is on the floor, in meters
 */
export function createFloor(shadow: Texture, radius: number, palette: Palette): Mesh<PlaneGeometry, ShaderMaterial> {
  const toDisplay = (color: string): Color => new Color().setStyle(color).convertLinearToSRGB();
  const uniforms = {
    shadow: { value: shadow },
    radius: { value: radius },
    background: { value: toDisplay(palette.background) },
    light: { value: toDisplay(palette.hairline) },
    ramp: { value: palette.ramp.map(toDisplay) },
  };
  const material = new ShaderMaterial({ ...FLOOR_SHADER, uniforms, transparent: true, depthWrite: false });
  const side = 2 * radius * FLOOR_FACTOR;
  const floor = new Mesh(new PlaneGeometry(side, side), material);
  floor.rotation.x = -Math.PI / 2;
  // Drawn before the glass of the device, which is translucent too.
  floor.renderOrder = -1;
  return floor;
}
