import type { ThemeUICSSObject } from "@theme-ui/core";
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { useLocale } from "../../../hooks/use-site-content";
import { bandProperties } from "../../../theme/bands";
import { note } from "../../../theme/styles/viewer-cover";
import { Picture } from "../../../ui/media/picture";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { Measure } from "./measure-module";
import type { MeasuredTour, Reading, StillLabels } from "./still-fields";
import { StillMarks } from "./still-marks";

interface MeasuredStillProps {
  tour: MeasuredTour;
  labels: StillLabels;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

const FRAME: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  color: "text",
  "& > *": { gridArea: "1 / 1" },
};
const SURFACE: ThemeUICSSObject = {
  cursor: "crosshair",
  borderRadius: "media",
  // A vertical swipe scrolls the page.
  touchAction: "pan-y",
  userSelect: "none",
  "&:focus-visible": { outline: "2px solid", outlineColor: "near", outlineOffset: 2 },
};

/** Above the picture, which on a phone is too small for it. */
const HINT: ThemeUICSSObject = {
  ...note,
  justifySelf: "end",
  alignSelf: "start",
  m: 4,
  pointerEvents: "none",
  display: ["none", "block"],
};

/** The pointer moves by this fraction of the picture with an arrow key. */
const KEY_STEP = 0.02;
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The first picture of a tour, in which the pointer measures: the distance from the camera, and from there to the nearest
 * wall. The distances are fetched when a pointer or the focus first comes to the picture. Until then, and without script,
 * one example is drawn.
 */
export const MeasuredStill = ({ tour, labels, sizes }: MeasuredStillProps) => {
  const locale = useLocale();
  const keysId = useId();
  const { measure, load } = useMeasure(tour, locale);
  const { example, lengthText } = tour.still;
  const [x = 0.5, y = 0.5] = example;
  const [reading, setReading] = useState<Reading>({ x, y, length: lengthText });
  const [spoken, setSpoken] = useState("");
  const moveTo = (nextX: number, nextY: number): Reading => {
    const next = measure.current?.(nextX, nextY) ?? reading;
    setReading(next);
    return next;
  };
  const handlePointer = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [pointX, pointY] = [(clientX - left) / width, (clientY - top) / height];
    if (measure.current) moveTo(pointX, pointY);
    else load(() => moveTo(pointX, pointY));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    setSpoken(describe(moveTo(reading.x + step[0] * KEY_STEP, reading.y + step[1] * KEY_STEP), labels));
  };
  return (
    <figure style={bandProperties("ink")} sx={FRAME}>
      <Picture picture={tour.image} sizes={sizes} sx={{ img: { borderRadius: "media" } }} />
      {/* An application has its own keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        tabIndex={0}
        data-script=""
        aria-label={labels.still.view}
        aria-describedby={keysId}
        onPointerEnter={handlePointer}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onFocus={() => load()}
        onKeyDown={handleKey}
        sx={SURFACE}
      />
      <StillMarks reading={reading} labels={labels} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <figcaption id={keysId} sx={HINT}>
        {labels.still.keys}
      </figcaption>
    </figure>
  );
};

/** "3.77 m from the camera, 0.60 m to the wall" */
function describe({ length, wall }: Reading, labels: StillLabels): string {
  if (length === undefined) return labels.nothingThere;
  const fromCamera = fillPlaceholders(labels.still.fromCamera, { length });
  return wall ? `${fromCamera}, ${fillPlaceholders(labels.still.toWall, { length: wall.length })}` : fromCamera;
}

/** Fetches the distances once. After a failure, the example remains, and the next approach tries again. */
function useMeasure(tour: MeasuredTour, locale: string) {
  const measure = useRef<Measure>();
  const isLoading = useRef(false);
  const load = (onLoaded?: () => void): void => {
    if (measure.current || isLoading.current) return;
    isLoading.current = true;
    import("./measure-module")
      .then(({ loadMeasure }) => loadMeasure(tour, locale))
      .then((loaded) => {
        measure.current = loaded;
        onLoaded?.();
      })
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  };
  return { measure, load };
}
