import type { Measurement, PickedPoint } from "@capture/viewer/measuring";
import { isOverPlan } from "@capture/viewer/camera";
import { INITIAL_PITCH_DEG } from "@capture/viewer/view-query";
import type { TourView, TourState } from "@capture/viewer/tour";
import { Arrows } from "./arrows";
import { Crosshair } from "./crosshair";
import { MeasurementLines } from "./measurement-lines";
import { PlanDrawing } from "./plan-drawing";
import type { TourStation, Tour } from "../../tour-fields";
import type { Tools } from "./use-tools";

interface ViewOverlayProps {
  tour: Tour;
  labels: Pick<Queries.TourLabelFieldsFragment, "goTo">;
  view: TourView;
  state: TourState;
  currentStation: TourStation | undefined;
  measurements: readonly Measurement[];
  tools: Tools;
}

/** Renders over the canvas: measurements, the crosshair, and arrows to other stations. */
export const ViewOverlay = (props: ViewOverlayProps) => {
  const { tour, labels, view, state, currentStation, measurements, tools } = props;
  const isVisible = ({ position }: PickedPoint): boolean => view.isVisible(position);
  const { active, firstPoint } = tools;
  return (
    <>
      {isOverPlan(state.camera) && <PlanDrawing {...{ tour, view, state }} />}
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
            view.goToStation(to, { yaw: state.camera.yaw, pitch: INITIAL_PITCH_DEG });
            // The pressed arrow, which has the focus, is about to be removed.
            view.focus();
          }}
        />
      )}
    </>
  );
};
