import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTour } from "@capture/viewer/tour";
import { toMessage, type TourEvent } from "@capture/viewer/embed-messages";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { EmbeddedTour } from "../../../src/features/tours/embed/embedded-tour";
import { Reporter } from "../../../src/features/tours/embed/reporter";
import { contentOf } from "../../support/content/data";
import { fakeTour, flatTour } from "../../support/dom/fake-tour";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("@capture/viewer/tour", () => ({ createTour: jest.fn() }));
const labels = contentOf<Queries.TourLabelFieldsFragment & { openTour: string }>("labels/tour.json");
const GO_TO = { source: "tour", version: 1, type: "goTo", station: "bedroom" };

const postMessage = jest.fn();
const parent = { postMessage } as unknown as Window;
const posted = (): unknown[] => postMessage.mock.calls.map(([message]) => message as unknown);
const message = (event: TourEvent): unknown => toMessage(event);
const sendFrom = (source: unknown, data: unknown): void =>
  void fireEvent(window, Object.defineProperty(new MessageEvent("message", { data }), "source", { value: source }));

beforeEach(() => {
  stubScreen();
  jest.clearAllMocks();
  Object.defineProperty(window, "parent", { value: parent, configurable: true });
});
afterEach(() => Object.defineProperty(window, "parent", { value: window, configurable: true }));

async function startTour(view = fakeTour()) {
  jest.mocked(createTour).mockReturnValue(view);
  renderInSite(<EmbeddedTour tour={flatTour} labels={labels} sizes="100vw" />);
  await userEvent.click(screen.getByRole("button", { name: labels.start }));
  await waitFor(() => expect(posted()).not.toHaveLength(0));
  return view;
}

test("loads nothing and posts nothing until it is started, and links to the page of the tour in a new tab", () => {
  renderInSite(<EmbeddedTour tour={flatTour} labels={labels} sizes="100vw" />);
  const link = screen.getByRole("link", {
    name: new RegExp(fillPlaceholders(labels.openTour, { name: flatTour.name })),
  });
  expect(link).toHaveAttribute("href", flatTour.path);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(createTour).not.toHaveBeenCalled();
  expect(posted()).toEqual([]);
});

test("posts that it is ready, then each station", async () => {
  const view = await startTour(fakeTour({ station: undefined }));
  const stations = flatTour.stations.map(({ id, name }) => ({ id, name }));
  expect(posted()).toEqual([message({ type: "ready", stations })]);
  act(() => view.show({ station: "hall" }));
  expect(posted().slice(1)).toEqual([message({ type: "station", station: "hall" })]);
  act(() => view.show({ hasFailed: true }));
  expect(posted().slice(2)).toEqual([message({ type: "error", reason: "failed" })]);
});

test("obeys only the page around it", async () => {
  const view = await startTour();
  jest.mocked(view.goToStation).mockClear();
  sendFrom(window, GO_TO);
  sendFrom(null, GO_TO);
  sendFrom(parent, { ...GO_TO, version: 2 });
  expect(view.goToStation).not.toHaveBeenCalled();
  sendFrom(parent, GO_TO);
  expect(view.goToStation).toHaveBeenCalledWith("bedroom");
});

test("posts why the tour cannot be shown", async () => {
  jest.mocked(createTour).mockImplementation(() => {
    throw new Error("no WebGL 2");
  });
  renderInSite(<EmbeddedTour tour={flatTour} labels={labels} sizes="100vw" />);
  await userEvent.click(screen.getByRole("button", { name: labels.start }));
  await waitFor(() => expect(posted()).toEqual([message({ type: "error", reason: "noWebgl" })]));
});

test("posts each new distance with its uncertainty, and none when one is removed", () => {
  const point = (x: number) => ({ position: [x, 0, 0] as const, uncertainty: 0 });
  const measure = (id: number) => ({ id, from: point(0), to: point(id) });
  const render = (...measurements: ReturnType<typeof measure>[]) => (
    <Reporter tour={flatTour} view={undefined} failure={undefined} measurements={measurements} />
  );
  const { rerender } = renderInSite(render());
  for (const shown of [[measure(1)], [measure(1), measure(2)], [measure(1)], [measure(1), measure(2)]])
    rerender(render(...shown));
  const meters = posted().map((each) => (each as { meters: number }).meters);
  expect(meters).toEqual([1, 2, 2]);
  expect(posted()[0]).toMatchObject({
    type: "measured",
    uncertainty: expect.closeTo(Math.hypot(0.01, 0.01)) as number,
  });
});

test("from the cloud, a button leads back to the nearest station", async () => {
  const view = await startTour(fakeTour({ station: undefined, drawnPoints: 9 }));
  jest.mocked(view.goToStation).mockClear();
  const name = fillPlaceholders(labels.enterNearest, { name: "Living room" });
  await userEvent.click(screen.getByRole("button", { name: new RegExp(name.replace(/: .*/, "")) }));
  expect(view.goToStation).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: labels.share })).not.toBeInTheDocument();
});
