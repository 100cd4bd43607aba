import type { Palette } from "./view";

const RAMP_STOPS: Palette["ramp"]["length"] = 5;

/** GLSL for shaders that use the ramp: the uniform `ramp`, and `rampAt`, which returns the color from 0 (near) to 1 (far). */
export const RAMP_SHADER = `
    uniform vec3 ramp[${RAMP_STOPS}];
    vec3 rampAt(float fraction) {
      float position = clamp(fraction, 0.0, 1.0) * ${(RAMP_STOPS - 1).toFixed(1)};
      vec3 mixed = ramp[0];
      for (int stop = 1; stop < ${RAMP_STOPS}; stop++) {
        mixed = mix(mixed, ramp[stop], clamp(position - float(stop - 1), 0.0, 1.0));
      }
      return mixed;
    }
`;
