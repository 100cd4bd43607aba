import { useEffect, useRef } from "react";
import { readCommand, toMessage, type TourEvent } from "@capture/viewer/embed-messages";
import { lengthUncertainty, measurementLength } from "@capture/viewer/measuring";
import { useViewState } from "../../../hooks/use-view-state";
import type { ReportedViewer } from "../lazy-viewer";
import type { Tour } from "../tour-fields";

/**
 * Posts what happens in a tour to the page around its frame, and obeys that page. The events are nothing secret, so any
 * origin may read them.
 */
export const Reporter = ({ tour, view, measurements, failure }: ReportedViewer & { tour: Tour }) => {
  const state = useViewState(view);
  const station = state?.station;
  const reason = failure ?? (state?.hasFailed === true ? "failed" : undefined);
  const count = useRef(0);
  useEffect(() => {
    if (!view) return;
    const obey = ({ source, data }: MessageEvent): void => {
      const command = source === window.parent ? readCommand(data) : undefined;
      if (command) view.goToStation(command.station);
    };
    addEventListener("message", obey);
    post({ type: "ready", stations: tour.stations.map(({ id, name }) => ({ id, name })) });
    return () => removeEventListener("message", obey);
  }, [view, tour]);
  useEffect(() => {
    if (station !== undefined) post({ type: "station", station });
  }, [station]);
  useEffect(() => {
    if (reason) post({ type: "error", reason });
  }, [reason]);
  useEffect(() => {
    const latest = measurements.length > count.current ? measurements.at(-1) : undefined;
    count.current = measurements.length;
    if (!latest) return;
    const accuracy = tour.device?.specifications?.find(({ key }) => key === "accuracy")?.accuracy;
    const uncertainty = accuracy ? lengthUncertainty(accuracy, latest) : null;
    post({ type: "measured", meters: measurementLength(latest), uncertainty });
  }, [measurements, tour]);
  return null;
};

/** A page that is in no frame is its own parent. */
function post(event: TourEvent): void {
  if (window.parent !== window) window.parent.postMessage(toMessage(event), "*");
}
