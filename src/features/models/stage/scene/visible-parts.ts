import type { ModelPart } from "../../device-model";
import { eyePosition, type Orbit } from "../../geometry/orbit";
import { isFacing, isPartVisible, type Triangles } from "../../geometry/part-visibility";

/** Finds the parts that the camera sees. */
export interface VisibleParts {
  /** Whether some parts were last tested from another pose. */
  readonly isStale: boolean;
  /** Tests all parts by their direction, and one of them against the triangles, so that a frame stays short. */
  update(orbit: Orbit): ReadonlySet<string>;
  /** Tests all parts against the triangles, from the pose of the last update. */
  complete(): ReadonlySet<string>;
}

export function createVisibleParts(parts: readonly ModelPart[], triangles: Triangles): VisibleParts {
  const visible = new Set<string>();
  let current: Orbit | undefined;
  let staleCount = 0;
  let next = 0;
  function testNext(orbit: Orbit): void {
    const part = parts[next];
    if (!part || staleCount === 0) return;
    next = (next + 1) % parts.length;
    staleCount -= 1;
    if (isPartVisible(part, eyePosition(orbit), triangles)) visible.add(part.id);
    else visible.delete(part.id);
  }
  return {
    get isStale() {
      return staleCount > 0;
    },
    update(orbit) {
      if (orbit !== current) staleCount = parts.length;
      current = orbit;
      for (const part of parts) if (!isFacing(part, eyePosition(orbit))) visible.delete(part.id);
      testNext(orbit);
      return new Set(visible);
    },
    complete() {
      while (current && staleCount > 0) testNext(current);
      return new Set(visible);
    },
  };
}
