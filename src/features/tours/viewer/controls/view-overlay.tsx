import type { Measurement } from "@capture/viewer/geometry/measurement";
import type { PickedPoint } from "@capture/viewer/geometry/pick-in-panorama";
import { isOverPlan } from "@capture/viewer/geometry/camera";
import { INITIAL_PITCH_DEG } from "@capture/viewer/tour/view-query";
import type { Viewer, ViewerState } from "@capture/viewer/tour/state";
import { Arrows } from "./arrows";
import { Crosshair } from "./crosshair";
import { MeasurementLines } from "./measurement-lines";
import { PlanDrawing } from "./plan-drawing";
import type { TourStation, Tour } from "../../tour-fields";
import type { Tools } from "./use-tools";

interface ViewOverlayProps {
  tour: Tour;
  labels: Pick<Queries.TourLabelFieldsFragment, "goTo">;
  viewer: Viewer;
  state: ViewerState;
  currentStation: TourStation | undefined;
  measurements: readonly Measurement[];
  tools: Tools;
}

/** Draws over the canvas: measurements, the crosshair, and arrows to other stations. */
export const ViewOverlay = (props: ViewOverlayProps) => {
  const { tour, labels, viewer, state, currentStation, measurements, tools } = props;
  const isVisible = ({ position }: PickedPoint): boolean => viewer.isVisible(position);
  const { active, firstPoint } = tools;
  return (
    <>
      {isOverPlan(state.camera) && <PlanDrawing {...{ tour, viewer, state }} />}
      <MeasurementLines
        state={state}
        measurements={measurements.filter(({ from, to }) => isVisible(from) && isVisible(to))}
        firstPoint={firstPoint && isVisible(firstPoint) ? firstPoint : undefined}
      />
      {active && <Crosshair />}
      {currentStation && (
        <Arrows
          tour={tour}
          state={state}
          currentStation={currentStation}
          label={labels.goTo}
          onGoTo={(to) => {
            viewer.goToStation(to, { yaw: state.camera.yaw, pitch: INITIAL_PITCH_DEG });
            // The pressed arrow, which has the focus, is about to be removed.
            viewer.focus();
          }}
        />
      )}
    </>
  );
};
