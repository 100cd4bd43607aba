import type { ModelPart } from "./api";
import { eyePosition, type Orbit } from "../model/orbit";
import { isFacing, isPartVisible, type Triangles } from "../model/part-visibility";

/** Finds the parts that the camera sees. */
export type VisibleParts = ReturnType<typeof createVisibleParts>;

export function createVisibleParts(parts: readonly ModelPart[], triangles: Triangles) {
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
    /** Whether some parts were last tested from another pose. */
    get isStale(): boolean {
      return staleCount > 0;
    },
    /** Tests all parts by their direction, and one of them against the triangles, so that a frame stays short. */
    update(orbit: Orbit): ReadonlySet<string> {
      if (orbit !== current) staleCount = parts.length;
      current = orbit;
      for (const part of parts) if (!isFacing(part, eyePosition(orbit))) visible.delete(part.id);
      testNext(orbit);
      return new Set(visible);
    },
    /** Tests all parts against the triangles, from the pose of the last update. */
    complete(): ReadonlySet<string> {
      while (current && staleCount > 0) testNext(current);
      return new Set(visible);
    },
  };
}
