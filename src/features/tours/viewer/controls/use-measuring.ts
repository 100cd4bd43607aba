import { useState } from "react";
import type { Measurement } from "../../geometry/measurement";
import type { Picked } from "../../geometry/picked";
import { distance } from "../../geometry/vector";

/** The label of the hint that is shown while measuring. */
export type MeasuringHint = "measureHint" | "secondPoint" | "nothingThere";

interface Measuring {
  active: boolean;
  /** The first point of a measurement that is not finished. */
  pending: Picked | undefined;
  hint: MeasuringHint | undefined;
  toggle(): void;
  /** Takes a point; `undefined` where nothing was measured. */
  take(point: Picked | undefined): void;
}

/** Closer points count as one that was pressed twice: their distance would be shown as 0.00 m. */
const MIN_LENGTH_M = 0.005;

/** Makes a measurement of two points, picked one after the other. */
export function useMeasuring(onMeasured: (measurement: Omit<Measurement, "id">) => void): Measuring {
  const [active, setActive] = useState(false);
  const [pending, setPending] = useState<Picked>();
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
      if (!point || (pending && distance(pending.place, point.place) < MIN_LENGTH_M)) return;
      if (pending) onMeasured({ from: pending, to: point });
      setPending(pending ? undefined : point);
    },
  };
}
