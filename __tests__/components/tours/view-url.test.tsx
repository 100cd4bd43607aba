import { act, renderHook, screen } from "@testing-library/react";
import type { TourState } from "@capture/viewer/tour";
import { useViewUrl, useFirstView, viewUrl } from "../../../src/features/tours/viewer/controls/view-url";
import { fakeTour, flatTour as tour, flatTour } from "../../support/dom/fake-tour";
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

  function renderUrl(initial: Partial<TourState>): (change: Partial<TourState>) => void {
    const view = fakeTour(initial);
    renderHook(() => useViewUrl(view, true));
    return (change) => {
      view.show(change);
      jest.advanceTimersByTime(UPDATE_TIMEOUT_MS);
    };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, "", REQUESTED_URL);
  });
  afterEach(() => jest.useRealTimers());

  const currentUrl = (): string => location.pathname + location.search;

  test("the URL keeps the requested room until a room is shown", () => {
    const show = renderUrl({ station: undefined });
    act(() => show({ isLoading: true }));
    act(() => show({ isLoading: false, hasFailed: true }));
    expect(currentUrl()).toBe(REQUESTED_URL);
    act(() => show({ hasFailed: false, station: "kitchen" }));
    expect(currentUrl()).toContain("room=kitchen");
  });

  test("the URL of the cloud has no query", () => {
    const show = renderUrl({ station: "bedroom" });
    act(() => show({ station: undefined, drawnPoints: 60_000 }));
    expect(currentUrl()).toBe("/tours/oak-flat");
  });
});

describe("plan-url", () => {
  const renderFirstView = (search: string) => {
    history.replaceState(null, "", `/tours/oak-flat${search}`);
    const view = fakeTour();
    renderHook(() => useFirstView(view, { tour, kind: "tour", initialStation: undefined }));
    return view;
  };

  test("a tour starts with the plan if its URL names it", () => {
    const view = renderFirstView("?view=plan");
    expect(view.showPlan).toHaveBeenCalled();
    expect(view.goToStation).not.toHaveBeenCalled();
  });

  test("an unknown view in the URL starts at the first station", () => {
    const view = renderFirstView("?view=attic");
    expect(view.showPlan).not.toHaveBeenCalled();
    expect(view.goToStation).toHaveBeenCalledWith("living", expect.anything());
  });

  test("the URL of the plan names it, and that of a station does not", () => {
    const view = fakeTour({ station: undefined, isPlan: true });
    expect(new URL(viewUrl(view)).search).toBe("?view=plan");
    view.show({ station: "kitchen", isPlan: false });
    expect(new URL(viewUrl(view)).search).toBe("?room=kitchen&yaw=0&pitch=0");
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
    renderInSite(
      <TourTemplate {...pageProps({ tour, labels, sampleDataPage } as unknown as Template, { hasOembed: true })} />,
    );
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
