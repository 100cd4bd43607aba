import { fillPlaceholders } from "../../../../domain/placeholders";
import { Icon } from "../../../../components/ui/icon";
import { FIRST_PITCH } from "../../address";
import { clamp, degrees } from "../../geometry/angles";
import { eyeOf, focalLength, FOV, forward, project, type Size } from "../../geometry/camera";
import { waysFrom } from "../../geometry/rooms";
import * as styles from "../../../../theme/styles/viewer";
import { along } from "../../geometry/vector";
import type { Station, ViewerState, ViewerTour } from "../scene/state";

/** Arrows of ways that begin at one’s feet would be out of the picture. Degrees below the horizon. */
const STEEPEST = 26;
/** The height of the buttons at the foot of the picture with half an arrow, which must not cover it. */
const FOOT_PX = 100;

interface ArrowsProps {
  tour: ViewerTour;
  state: ViewerState;
  here: Station;
  /** "Go to {name}" */
  label: string;
  onWalk: (station: string) => void;
}

/** Buttons that lie on the floor where the ways to other stations begin. */
export const Arrows = ({ tour, state: { camera, size }, here, label, onWalk }: ArrowsProps) =>
  waysFrom(tour, here).map(({ to, yaw, length }) => {
    const below = degrees(Math.atan2(here.position[2] ?? 0, length));
    const spot = along(eyeOf(camera), forward({ yaw, pitch: -clamp(below, 0, steepest(size)) }), 1);
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
        // Out of the picture it is out of the order of keys too; the list of rooms is always there.
        sx={{ variant: "buttons.plain", ...styles.arrow, visibility: isShown ? "visible" : "hidden" }}
      >
        <Icon name="arrow-up" size={24} />
        <span>{name}</span>
      </button>
    );
  });

/** How far below the horizon an arrow may be: on arrival it is above the buttons, in a low picture, too. */
function steepest(size: Size): number {
  const focal = focalLength({ fov: FOV.first }, size);
  return clamp(degrees(Math.atan((size.height / 2 - FOOT_PX) / focal)) - FIRST_PITCH, 0, STEEPEST);
}
