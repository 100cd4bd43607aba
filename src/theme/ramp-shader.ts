import { ramp } from "@brand";

/** GLSL for shaders that use the ramp: the uniform `ramp`, and `rampAt`, which returns the color from 0 (near) to 1 (far). */
export const RAMP_SHADER = `
    uniform vec3 ramp[${ramp.length}];
    vec3 rampAt(float fraction) {
      float position = clamp(fraction, 0.0, 1.0) * ${(ramp.length - 1).toFixed(1)};
      vec3 mixed = ramp[0];
      for (int stop = 1; stop < ${ramp.length}; stop++) {
        mixed = mix(mixed, ramp[stop], clamp(position - float(stop - 1), 0.0, 1.0));
      }
      return mixed;
    }
`;
