import type { Measurement } from "../../geometry/measurement";
import type { Picked } from "../../geometry/picked";
import { INITIAL_PITCH_DEG } from "../../address";
import { Arrows } from "./arrows";
import { Crosshair } from "./crosshair";
import { Lines } from "./lines";
import type { Look, Station, Viewer, ViewerState, ViewerTour } from "../scene/state";
import type { useMeasuring } from "./use-measuring";

interface PictureOverlayProps {
  tour: ViewerTour;
  labels: Pick<Queries.TourLabelPartsFragment, "goTo">;
  viewer: Viewer;
  state: ViewerState;
  /** The current station. */
  here: Station | undefined;
  measurements: readonly Measurement[];
  measuring: ReturnType<typeof useMeasuring>;
}

/** What is drawn over the picture: measurements, the crosshair, and arrows to other stations. */
export const PictureOverlay = (props: PictureOverlayProps) => {
  const { tour, labels, viewer, state, here, measurements, measuring } = props;
  const sees = ({ place }: Picked): boolean => viewer.sees(place);
  const { pending } = measuring;
  return (
    <>
      <Lines
        state={state}
        measurements={measurements.filter(({ from, to }) => sees(from) && sees(to))}
        pending={pending && sees(pending) ? pending : undefined}
      />
      {measuring.active && <Crosshair />}
      {here && (
        <Arrows
          tour={tour}
          state={state}
          here={here}
          label={labels.goTo}
          onWalk={(to) => {
            viewer.goToStation(to, currentLook(viewer));
            // The pressed arrow is about to be removed.
            viewer.focus();
          }}
        />
      )}
    </>
  );
};

/** After an arrow the visitor continues to look in the same direction. */
function currentLook(viewer: Viewer): Look {
  const { yaw } = viewer.state().camera;
  return { yaw, pitch: INITIAL_PITCH_DEG };
}
