import { fillPlaceholders } from "../../../../domain/placeholders";
import { Icon } from "../../../../components/ui/icon";
import { INITIAL_PITCH_DEG } from "../../address";
import { clamp, degrees } from "../../geometry/angles";
import { eyeOf, focalLength, FOV_DEG, forward, project, type Size } from "../../geometry/camera";
import { waysFrom } from "../../geometry/rooms";
import * as styles from "../../../../theme/styles/viewer";
import { along } from "../../geometry/vector";
import type { Station, ViewerState, ViewerTour } from "../scene/state";

/** Below the horizon. The arrow to a close station would be at the visitor’s feet and out of the picture. */
const MAX_ARROW_TILT_DEG = 26;
/** The height of the toolbar and half an arrow, so that they do not overlap. */
const TOOLBAR_PX = 100;

interface ArrowsProps {
  tour: ViewerTour;
  state: ViewerState;
  here: Station;
  /** "Go to {name}" */
  label: string;
  onWalk: (station: string) => void;
}

/** Buttons on the floor, in the directions of other stations. */
export const Arrows = ({ tour, state: { camera, size }, here, label, onWalk }: ArrowsProps) =>
  waysFrom(tour, here).map(({ to, yaw, length }) => {
    const below = degrees(Math.atan2(here.position[2] ?? 0, length));
    const spot = along(eyeOf(camera), forward({ yaw, pitch: -clamp(below, 0, maxArrowTilt(size)) }), 1);
    const place = project(camera, size, spot);
    const name = tour.stations.find(({ id }) => id === to)?.name ?? to;
    const isShown = place && place.x > 0 && place.x < size.width && place.y > 0 && place.y < size.height;
    return (
      <button
        key={to}
        type="button"
        aria-label={fillPlaceholders(label, { name })}
        onClick={() => onWalk(to)}
        style={isShown ? { transform: `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)` } : undefined}
        // Outside the picture it is not in the tab order either; the list of rooms is always there.
        sx={{ variant: "buttons.plain", ...styles.arrow, visibility: isShown ? "visible" : "hidden" }}
      >
        <Icon name="arrow-up" size={24} />
        <span>{name}</span>
      </button>
    );
  });

/** How far below the horizon an arrow may be, in degrees: on arrival it is above the toolbar, in a low picture too. */
function maxArrowTilt(size: Size): number {
  const focal = focalLength({ fov: FOV_DEG.initial }, size);
  return clamp(degrees(Math.atan((size.height / 2 - TOOLBAR_PX) / focal)) - INITIAL_PITCH_DEG, 0, MAX_ARROW_TILT_DEG);
}
