import { Plan } from "./plan";
import { RoomList } from "./room-list";
import { LazyViewer, type TourLabels } from "./lazy-viewer";
import type { ViewerTour } from "./viewer/scene/state";
import { sizes } from "../../theme/breakpoints";

interface TourViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
}

/** The `sizes` attribute of the picture. The frame crops the picture, which is therefore wider than the frame. */
export const TOUR_SIZES = sizes("60vw", { tablet: "94vw", laptop: "72vw", wide: "64rem" });

/** A tour: the viewer, the floor plan and the list of rooms. */
export const TourViewer = ({ tour, labels }: TourViewerProps) => (
  <LazyViewer {...{ tour, labels }} kind="tour" sizes={TOUR_SIZES} eager>
    {(viewer, goToStation) => (
      <>
        <Plan tour={tour} labels={labels} viewer={viewer} />
        <RoomList tour={tour} labels={labels} viewer={viewer} onChoose={goToStation} />
      </>
    )}
  </LazyViewer>
);
