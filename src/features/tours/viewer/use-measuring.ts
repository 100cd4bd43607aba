import { useState } from "react";
import type { Measurement } from "../geometry/measurement";
import type { Vector } from "../geometry/vector";

/** What the visitor is told while measuring. */
export type MeasuringHint = "measureHint" | "secondPoint" | "nothingThere";

interface Measuring {
  active: boolean;
  /** The first point of a measurement that is not finished. */
  pending: Vector | undefined;
  hint: MeasuringHint | undefined;
  toggle(): void;
  /** Takes a point; `undefined` where nothing was measured. */
  take(point: Vector | undefined): void;
}

/** Two points, one after the other, make a measurement. */
export function useMeasuring(onMeasured: (measurement: Omit<Measurement, "id">) => void): Measuring {
  const [active, setActive] = useState(false);
  const [pending, setPending] = useState<Vector>();
  const [missed, setMissed] = useState(false);
  const next: MeasuringHint = pending ? "secondPoint" : "measureHint";
  return {
    active,
    pending,
    hint: !active ? undefined : missed ? "nothingThere" : next,
    toggle() {
      setActive(!active);
      setPending(undefined);
      setMissed(false);
    },
    take(point) {
      if (!active) return;
      setMissed(point === undefined);
      if (!point) return;
      if (pending) onMeasured({ from: pending, to: point });
      setPending(pending ? undefined : point);
    },
  };
}
