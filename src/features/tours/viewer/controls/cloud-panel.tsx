import { useId } from "react";
import { Chips } from "../../../../components/ui/chips";
import { Link } from "../../../../components/ui/link/link";
import { fillPlaceholders } from "../../../../domain/placeholders";
import { keepUnits } from "../../../../domain/units";
import { nearestStation } from "../../geometry/rooms";
import { RoomList } from "../../room-list";
import { useViewerState } from "../../use-viewer-state";
import type { Viewer, ViewerTour } from "../scene/state";

export interface CloudPanelProps {
  tour: ViewerTour;
  labels: Queries.TourLabelPartsFragment;
  viewer: Viewer;
  /** Whether it also lists the rooms and links to the tour. */
  withRooms?: boolean;
}

const COLORINGS = ["photo", "depth", "height"] as const;
const MIN_CEILING_M = 0.2;
const CEILING_STEP_M = 0.05;

const number = new Intl.NumberFormat("en");

/** The panel next to an opened viewer: the cloud’s controls while it is shown and, optionally, the list of rooms. */
export const CloudPanel = ({ tour, labels, viewer, withRooms = false }: CloudPanelProps) => (
  <>
    <Controls tour={tour} labels={labels} viewer={viewer} />
    {withRooms && (
      <div sx={{ display: "grid", gap: 3 }}>
        <h3 sx={{ variant: "text.h4" }}>{labels.enter}</h3>
        <RoomList tour={tour} labels={labels} viewer={viewer} onChoose={(id) => viewer.goToStation(id)} />
        <p sx={{ mt: 3 }}>
          <Link to={tour.path} sx={{ variant: "layout.textLink" }}>
            {tour.name}
          </Link>
        </p>
      </div>
    )}
  </>
);

/** How the points are colored and where they are cut off; nothing while a panorama is shown. */
const Controls = ({ tour, labels, viewer }: CloudPanelProps) => {
  const id = useId();
  const state = useViewerState(viewer);
  if (!state || state.station !== undefined || state.points === 0) return null;
  const nearest = nearestStation(tour.stations, state.camera.target);
  const enter = (station: string): void => {
    viewer.goToStation(station);
    // Shown only while the cloud is open: the focus would be lost with this button.
    viewer.focus();
  };
  const drawn = { count: number.format(state.points), total: number.format(tour.scan.points) };
  return (
    <div sx={{ display: "grid", gap: 4 }}>
      <Chips
        label={labels.colors}
        choices={COLORINGS.map((value) => ({ value, text: labels[value] }))}
        chosen={state.coloring}
        onChoose={(value) => viewer.change({ coloring: COLORINGS.find((each) => each === value) ?? "photo" })}
      />
      <div sx={{ display: "grid", gap: 2 }}>
        <label htmlFor={id} sx={{ display: "flex", justifyContent: "space-between", gap: 3 }}>
          {labels.ceiling}
          <output htmlFor={id} sx={{ variant: "text.figure" }}>
            {keepUnits(`${state.ceiling.toFixed(2)} m`)}
          </output>
        </label>
        <input
          id={id}
          type="range"
          min={MIN_CEILING_M}
          max={tour.ceiling + CEILING_STEP_M}
          step={CEILING_STEP_M}
          value={state.ceiling}
          onChange={({ target }) => viewer.change({ ceiling: target.valueAsNumber })}
          sx={{ width: "100%", minHeight: "touch", accentColor: "near" }}
        />
      </div>
      {nearest && (
        <button type="button" onClick={() => enter(nearest.id)} sx={{ variant: "buttons.secondary" }}>
          {fillPlaceholders(labels.enterNearest, { name: nearest.name })}
        </button>
      )}
      <p sx={{ variant: "text.label" }}>{fillPlaceholders(labels.points, drawn)}</p>
    </div>
  );
};
