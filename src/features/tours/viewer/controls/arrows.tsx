import { fillPlaceholders } from "@capture/domain/placeholders";
import { INITIAL_PITCH_DEG } from "@capture/viewer/view-query";
import { clamp, radToDeg } from "@capture/domain/lib/angles";
import {
  cameraPosition,
  focalLength,
  INITIAL_FOV_DEG,
  projectPoint,
  type ScreenPoint,
  viewDirection,
  type ViewportSize,
} from "@capture/viewer/camera";
import { connectionsFrom } from "@capture/viewer/connections";
import { addScaled } from "@capture/domain/lib/vector";
import type { TourState } from "@capture/viewer/tour";
import { Icon } from "../../../../ui/icon";
import * as styles from "../../../../theme/styles/viewer";
import type { TourStation, Tour } from "../../tour-fields";

/** The maximum tilt of an arrow below the horizon. Without it, arrows to near stations would be below the viewport. */
const MAX_ARROW_TILT_DEG = 26;
/** The height of the toolbar plus half an arrow, so that they do not overlap. */
const TOOLBAR_CLEARANCE_PX = 100;
/** Half the width of an arrow's name. Nearer to the edge of the picture, the name moves to the inside. */
const MIN_EDGE_DISTANCE_PX = 48;

interface ArrowsProps {
  tour: Tour;
  state: TourState;
  currentStation: TourStation;
  /** The accessible name of an arrow, with a placeholder: "Go to {name}". */
  label: string;
  onGoTo: (station: string) => void;
}

/** Buttons that look like arrows on the floor, in the directions of other stations. */
export const Arrows = ({ tour, state: { camera, size }, currentStation, label, onGoTo }: ArrowsProps) =>
  connectionsFrom(tour, currentStation).map(({ to, yaw, distance }) => {
    const floorTilt = radToDeg(Math.atan2(currentStation.position[2] ?? 0, distance));
    const direction = viewDirection({ yaw, pitch: -clamp(floorTilt, 0, maxArrowTilt(size)) });
    const screenPoint = projectPoint(camera, size, addScaled(cameraPosition(camera), direction, 1));
    const name = tour.stations.find(({ id }) => id === to)?.name ?? to;
    const isShown = screenPoint !== undefined && isInViewport(screenPoint, size);
    return (
      <button
        key={to}
        type="button"
        aria-label={fillPlaceholders(label, { name })}
        onClick={() => onGoTo(to)}
        style={
          isShown ? { transform: `translate(${screenPoint.x}px, ${screenPoint.y}px) translate(-50%, -50%)` } : undefined
        }
        // `visibility` also removes the arrow from the tab order. The list of rooms still offers its station.
        sx={{ variant: "buttons.plain", ...styles.arrow, visibility: isShown ? "visible" : "hidden" }}
      >
        <Icon name="arrow-up" size={24} />
        <span style={isShown ? { transform: `translateX(${nameOffset(screenPoint, size)}px)` } : undefined}>
          {name}
        </span>
      </button>
    );
  });

/** How far a name moves so that it is not cut, in pixels. */
const nameOffset = ({ x }: ScreenPoint, { width }: ViewportSize): number =>
  clamp(x, MIN_EDGE_DISTANCE_PX, width - MIN_EDGE_DISTANCE_PX) - x;

const isInViewport = ({ x, y }: ScreenPoint, { width, height }: ViewportSize): boolean =>
  x > 0 && x < width && y > 0 && y < height;

/**
 * The maximum tilt of an arrow below the horizon, in degrees, at which the toolbar does not cover it when the camera is
 * at INITIAL_PITCH_DEG.
 */
function maxArrowTilt(size: ViewportSize): number {
  const focal = focalLength({ fov: INITIAL_FOV_DEG }, size);
  const toolbarTilt = radToDeg(Math.atan((size.height / 2 - TOOLBAR_CLEARANCE_PX) / focal)) - INITIAL_PITCH_DEG;
  return clamp(toolbarTilt, 0, MAX_ARROW_TILT_DEG);
}
