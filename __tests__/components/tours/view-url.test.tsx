import { act, renderHook, screen } from "@testing-library/react";
import type { Viewer, ViewerState } from "@capture/viewer/tour/state";
import { useViewUrl, useFirstView, viewUrl } from "../../../src/features/tours/viewer/controls/view-url";
import { fakeViewer, flatTour as tour, flatTour } from "../../support/dom/fake-viewer";
import TourTemplate from "../../../src/templates/tour";
import { contentOf } from "../../support/content/data";
import { pageProps } from "../../support/content/pages";
import { seoFacts } from "../../support/content/seo-facts";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

describe("view-url", () => {
  const REQUESTED_URL = "/tours/oak-flat?room=bedroom&yaw=90&pitch=0";
  /** Longer than URL_UPDATE_DELAY_MS. */
  const UPDATE_TIMEOUT_MS = 1000;

  /** The parts of a viewer that the hook uses. */
  function stubViewer(initial: Partial<ViewerState>) {
    let state = {
      camera: { yaw: 90, pitch: 0, distance: 0 },
      station: undefined,
      drawnPoints: 0,
      ...initial,
    } as ViewerState;
    const listeners = new Set<() => void>();
    const viewer = {
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as Viewer;
    return {
      viewer,
      show(change: Partial<ViewerState>): void {
        state = { ...state, ...change };
        for (const listener of listeners) listener();
        jest.advanceTimersByTime(UPDATE_TIMEOUT_MS);
      },
    };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, "", REQUESTED_URL);
  });
  afterEach(() => jest.useRealTimers());

  const currentUrl = (): string => location.pathname + location.search;

  test("the URL keeps the requested room until a room is shown", () => {
    const { viewer, show } = stubViewer({});
    renderHook(() => useViewUrl(viewer, true));
    act(() => show({ isLoading: true }));
    act(() => show({ isLoading: false, hasFailed: true }));
    expect(currentUrl()).toBe(REQUESTED_URL);
    act(() => show({ hasFailed: false, station: "kitchen" }));
    expect(currentUrl()).toContain("room=kitchen");
  });

  test("the URL of the cloud has no query", () => {
    const { viewer, show } = stubViewer({ station: "bedroom" });
    renderHook(() => useViewUrl(viewer, true));
    act(() => show({ station: undefined, drawnPoints: 60_000 }));
    expect(currentUrl()).toBe("/tours/oak-flat");
  });
});

describe("plan-url", () => {
  const renderFirstView = (search: string) => {
    history.replaceState(null, "", `/tours/oak-flat${search}`);
    const viewer = fakeViewer();
    renderHook(() => useFirstView(viewer, { tour, kind: "tour", initialStation: undefined }));
    return viewer;
  };

  test("a tour starts with the plan if its URL names it", () => {
    const viewer = renderFirstView("?view=plan");
    expect(viewer.showPlan).toHaveBeenCalled();
    expect(viewer.goToStation).not.toHaveBeenCalled();
  });

  test("an unknown view in the URL starts at the first station", () => {
    const viewer = renderFirstView("?view=attic");
    expect(viewer.showPlan).not.toHaveBeenCalled();
    expect(viewer.goToStation).toHaveBeenCalledWith("living", expect.anything());
  });

  test("the URL of the plan names it, and that of a station does not", () => {
    const viewer = fakeViewer({ station: undefined, isPlan: true });
    expect(new URL(viewUrl(viewer)).search).toBe("?view=plan");
    viewer.show({ station: "kitchen", isPlan: false });
    expect(new URL(viewUrl(viewer)).search).toBe("?room=kitchen&yaw=0&pitch=0");
  });
});

describe("tour-template", () => {
  type Template = Queries.TourTemplateQuery;
  type Tour = NonNullable<Template["tour"]>;

  const { title, lead, closing } = contentOf<Tour>("tours/oak-flat.json");
  const labels = contentOf<NonNullable<Template["labels"]>>("labels/tour.json");

  /** Renders the page of the flat in a site with this page for sample data. */
  function renderTour(sampleDataPage: Template["sampleDataPage"]): void {
    stubScreen();
    const tour = {
      ...flatTour,
      ...{ title, lead, closing, seo: seoFacts },
      device: { ...flatTour.device, path: "/products/meta" },
      cloud: { publicURL: "/static/cloud.ply", size: 1 },
    };
    renderInSite(<TourTemplate {...pageProps({ tour, labels, sampleDataPage } as unknown as Template)} />);
  }

  const downloads = () => screen.queryByRole("link", { name: labels.sampleData });

  test("links to the downloads of the sample tour", () => {
    renderTour({ route: "/sample-data", tour: { slug: "oak-flat" } });
    expect(downloads()).toHaveAttribute("href", "/sample-data");
  });

  test("has no downloads for another tour, or in a site without sample data", () => {
    renderTour({ route: "/sample-data", tour: { slug: "another" } });
    renderTour(null);
    expect(screen.getAllByRole("heading", { level: 1, name: title })).toHaveLength(2);
    expect(downloads()).not.toBeInTheDocument();
  });
});
