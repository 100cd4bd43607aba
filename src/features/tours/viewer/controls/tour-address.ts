import { useEffect } from "react";
import { searchWith, valuesIn } from "../../../../hooks/use-address-state";
import { addressOf, NO_VIEW, viewOf } from "../../address";
import type { Viewer, ViewerTour } from "../scene/state";

/** Browsers refuse more than a hundred changes of the address in half a minute. Milliseconds. */
const REST = 400;

/** Begins a tour where the page’s address says. */
export function startAtAddress(viewer: Viewer, tour: ViewerTour): void {
  const { id, look } = viewOf(tour, valuesIn(location.search, NO_VIEW));
  viewer.goToStation(id, look);
}

/** The address of what is shown. */
export const linkTo = (viewer: Viewer): string =>
  location.origin + location.pathname + searchWith("", NO_VIEW, shown(viewer));

/** Keeps the page’s address that of what is shown, without a step in the history. */
export function useTourAddress(viewer: Viewer | undefined, wanted: boolean): void {
  useEffect(() => {
    if (!viewer || !wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = viewer.subscribe(() => {
      clearTimeout(timer);
      // Nothing is shown yet: whoever loads the page again still wants to go there.
      const { station, points } = viewer.state();
      if (station === undefined && points === 0) return;
      timer = setTimeout(() => {
        const address = location.pathname + searchWith(location.search, NO_VIEW, shown(viewer)) + location.hash;
        // The router keeps its own state in the entry.
        history.replaceState(history.state, "", address);
      }, REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [viewer, wanted]);
}

function shown(viewer: Viewer) {
  const { station, camera } = viewer.state();
  return station === undefined ? NO_VIEW : addressOf(station, camera);
}
