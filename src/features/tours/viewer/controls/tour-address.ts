import { useEffect } from "react";
import { searchWith, valuesIn } from "../../../../hooks/use-address-state";
import { addressOf, NO_VIEW, viewOf } from "../../address";
import type { Viewer, ViewerTour } from "../scene/state";

/** Browsers refuse more than a hundred changes of the URL in 30 seconds. */
const URL_UPDATE_DELAY_MS = 400;

/** Starts a tour at the view in the page’s URL. */
export function startAtAddress(viewer: Viewer, tour: ViewerTour): void {
  const { id, look } = viewOf(tour, valuesIn(location.search, NO_VIEW));
  viewer.goToStation(id, look);
}

/** The URL of the current view. */
export const linkTo = (viewer: Viewer): string =>
  location.origin + location.pathname + searchWith("", NO_VIEW, shown(viewer));

/** Writes the current view to the page’s URL, without a new entry in the history. */
export function useTourAddress(viewer: Viewer | undefined, enabled: boolean): void {
  useEffect(() => {
    if (!viewer || !enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = viewer.subscribe(() => {
      clearTimeout(timer);
      // Nothing is shown yet: a reload must still start at the view in the URL.
      const { station, points } = viewer.state();
      if (station === undefined && points === 0) return;
      timer = setTimeout(() => {
        const address = location.pathname + searchWith(location.search, NO_VIEW, shown(viewer)) + location.hash;
        // The router keeps its own state in the entry.
        history.replaceState(history.state, "", address);
      }, URL_UPDATE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [viewer, enabled]);
}

function shown(viewer: Viewer) {
  const { station, camera } = viewer.state();
  return station === undefined ? NO_VIEW : addressOf(station, camera);
}
