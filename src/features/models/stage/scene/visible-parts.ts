import type { ModelPart } from "../../device-model";
import { eyePosition, type Orbit } from "../../geometry/orbit";
import { isFacing, isPartVisible, type Triangles } from "../../geometry/part-visibility";

/** Finds the parts that the camera sees. */
export interface VisibleParts {
  /** Whether some parts were last tested from another pose, so that another frame is needed. */
  readonly isStale: boolean;
  /** Tests all parts by their direction, and one of them against the triangles, so that a frame stays short. */
  update(orbit: Orbit): ReadonlySet<string>;
}

export function createVisibleParts(parts: readonly ModelPart[], triangles: Triangles): VisibleParts {
  const visible = new Set<string>();
  let testedOrbit: Orbit | undefined;
  let staleCount = 0;
  let next = 0;
  return {
    get isStale() {
      return staleCount > 0;
    },
    update(orbit) {
      if (orbit !== testedOrbit) staleCount = parts.length;
      testedOrbit = orbit;
      const eye = eyePosition(orbit);
      for (const part of parts) if (!isFacing(part, eye)) visible.delete(part.id);
      const part = parts[next];
      if (part && staleCount > 0) {
        next = (next + 1) % parts.length;
        staleCount -= 1;
        if (isPartVisible(part, eye, triangles)) visible.add(part.id);
        else visible.delete(part.id);
      }
      return new Set(visible);
    },
  };
}
