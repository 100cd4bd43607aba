import { useEffect } from "react";
import {
  EMPTY_VIEW_QUERY,
  formatViewQuery,
  parseViewQuery,
  PLAN_VIEW,
  type ViewQuery,
} from "@capture/viewer/view-query";
import type { TourView } from "@capture/viewer/tour";
import { updateSearch, parseValues } from "../../../../hooks/use-query-state";
import type { Tour } from "../../tour-fields";

/** Browsers limit changes of the URL, Safari to 100 in 30 seconds. */
const URL_UPDATE_DELAY_MS = 400;

/** A tour on its page; a cloud, which may have no stations; or a tour on a page of another site. */
export type ViewerKind = "tour" | "scan" | "embed";

interface FirstViewOptions {
  tour: Tour;
  /** A tour starts at the view in the page’s URL, a scan with the cloud. */
  kind: ViewerKind;
  /** The station to start at, if one was chosen. */
  initialStation: string | undefined;
}

/** Shows the first view when the view is ready. */
export function useFirstView(view: TourView | undefined, { tour, kind, initialStation }: FirstViewOptions): void {
  useEffect(() => {
    if (!view) return;
    if (initialStation !== undefined) view.goToStation(initialStation);
    else if (kind !== "scan") {
      const query = parseValues(location.search, EMPTY_VIEW_QUERY);
      const { id, orientation } = parseViewQuery(tour, query);
      if (query.view === PLAN_VIEW) view.showPlan();
      else view.goToStation(id, orientation);
    } else view.flyToOverview();
  }, [view, initialStation, kind, tour]);
}

/** The URL of the current view on a page, by default on this one. */
export const viewUrl = (view: TourView, path = location.pathname): string =>
  location.origin + path + updateSearch("", EMPTY_VIEW_QUERY, currentViewQuery(view));

/** Writes the current view to the page’s URL, without a new history entry. */
export function useViewUrl(view: TourView | undefined, enabled: boolean): void {
  useEffect(() => {
    if (!view || !enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = view.subscribe(() => {
      clearTimeout(timer);
      // Until something is shown, a reload must still start at the view in the URL.
      const { station, drawnPoints } = view.getState();
      if (station === undefined && drawnPoints === 0) return;
      timer = setTimeout(() => {
        const search = updateSearch(location.search, EMPTY_VIEW_QUERY, currentViewQuery(view));
        // Keeps the state of the router.
        history.replaceState(history.state, "", location.pathname + search + location.hash);
      }, URL_UPDATE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [view, enabled]);
}

/** The query of the current view; empty while the cloud is shown, except as a plan. */
function currentViewQuery(view: TourView): ViewQuery {
  const { station, camera, isPlan } = view.getState();
  if (isPlan) return { ...EMPTY_VIEW_QUERY, view: PLAN_VIEW };
  return station === undefined ? EMPTY_VIEW_QUERY : formatViewQuery(station, camera);
}
