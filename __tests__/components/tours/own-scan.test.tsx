import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readInWorker, type Scan, type ScanFault } from "@capture/viewer/scan";
import { createTour } from "@capture/viewer/tour";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { OwnScan } from "../../../src/features/tours/own-scan/own-scan";
import { contentOf } from "../../support/content/data";
import { fakeTour } from "../../support/dom/fake-tour";
import { scrollOnScreen, stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("@capture/viewer/tour", () => ({ createTour: jest.fn() }));
jest.mock("@capture/viewer/scan", () => ({ readInWorker: jest.fn() }));

const labels = contentOf<Queries.OwnScanFieldsFragment>("labels/own-scan.json");
const viewerLabels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");
const file = new File(["a"], "hall.ply");
const cancel = jest.fn();

const scan: Scan = {
  format: "PLY",
  points: 5_000_000,
  count: 2_000_000,
  invalid: 3,
  positions: new Float32Array(3),
  colors: new Uint8Array(3),
  hasColors: true,
  size: [9.5, 7.1, 2.72],
};

type Listener = Parameters<typeof readInWorker>[1];
/** What the worker of the last file reports to. */
const worker = (): Listener => jest.mocked(readInWorker).mock.lastCall?.[1] as Listener;
const input = (): Promise<HTMLElement> => screen.findByLabelText(labels.choose);

beforeEach(async () => {
  jest.clearAllMocks();
  stubScreen();
  jest.mocked(readInWorker).mockReturnValue(cancel);
  renderInSite(<OwnScan labels={labels} viewerLabels={viewerLabels} />);
  expect(screen.queryByLabelText(labels.choose)).toBeNull();
  act(() => scrollOnScreen(true));
  await userEvent.upload(await input(), file);
});

const openScan = async (found = scan): Promise<ReturnType<typeof fakeTour>> => {
  const view = fakeTour({ station: undefined, drawnPoints: 100 });
  jest.mocked(createTour).mockReturnValue(view);
  act(() => worker().onScan(found));
  await screen.findByRole("button", { name: labels.another });
  return view;
};

test("shows the progress with the focus on the button that cancels, and cancels", async () => {
  const progress = screen.getByRole("progressbar", { name: fillPlaceholders(labels.reading, { name: "hall.ply" }) });
  act(() => worker().onProgress(0.25));
  expect(progress).toHaveValue(0.25);
  expect(screen.getByRole("button", { name: labels.cancel })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent(fillPlaceholders(labels.canceled, { name: "hall.ply" }));
  expect(await input()).toHaveFocus();
});

test.each<[ScanFault, Record<string, string>]>([
  [{ fault: "unknownFormat" }, {}],
  [{ fault: "compressed" }, {}],
  [{ fault: "unknownVersion", version: "1.1" }, { version: "1.1" }],
  [{ fault: "brokenHeader" }, {}],
  [{ fault: "unknownPoints" }, {}],
  [{ fault: "missingPoints", points: 4_000_000_000 }, { points: "4.000.000.000" }],
  [{ fault: "wrongSize", bytes: 1_500_000 }, { size: "1,50 MB" }],
  [{ fault: "wrongChecksum" }, {}],
  [{ fault: "brokenData" }, {}],
  [{ fault: "noPoints" }, {}],
  [{ fault: "unreadable" }, {}],
])("announces %o, says what is accepted, and takes the next file", async (fault, values) => {
  act(() => worker().onFault(fault));
  const text = fillPlaceholders(labels[fault.fault], { name: "hall.ply", ...values });
  expect(screen.getByRole("alert").textContent).toBe(text.replace("1,50 MB", "1,50\u00a0MB"));
  expect(await input()).toHaveFocus();
  expect(await input()).toHaveAccessibleDescription(labels.accepted);
  await userEvent.upload(await input(), new File(["b"], "roof.las"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(jest.mocked(readInWorker).mock.lastCall?.[0].file.name).toBe("roof.las");
});

test("announces that a script could not be fetched", () => {
  act(() => worker().onError());
  expect(screen.getByRole("alert")).toHaveTextContent(viewerLabels.failed);
});

test("opens the points in the viewer, with the figures of the file, and without controls of a tour", async () => {
  const view = await openScan();
  expect(view.flyToOverview).toHaveBeenCalledTimes(1);
  const [, options] = jest.mocked(createTour).mock.lastCall ?? [];
  expect(options?.tour).toMatchObject({ stations: [], rooms: [], scan: { points: 2_000_000, step: 1, pieces: [] } });
  expect(options?.cloudPiece).toMatchObject({ positions: scan.positions, colors: scan.colors });
  expect(screen.getByText("5.000.000")).toBeVisible();
  expect(screen.getByText(fillPlaceholders(labels.sampled, { count: "2.000.000" }))).toBeVisible();
  expect(screen.getByText(fillPlaceholders(labels.invalid, { count: "3" }))).toBeVisible();
  // A ceiling is cut away, so that the rooms are visible.
  expect(view.getState().clipHeight).toBeCloseTo(2.6);
  expect(screen.queryByRole("button", { name: viewerLabels.share })).toBeNull();
  expect(screen.queryByRole("button", { name: viewerLabels.cloud })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: labels.overview }));
  expect(view.flyToOverview).toHaveBeenCalledTimes(2);
});

test("colors points without colors by height, and does not offer their colors", async () => {
  const view = await openScan({ ...scan, hasColors: false, size: [300, 200, 80] });
  expect(view.getState()).toMatchObject({ coloring: "height", clipHeight: 80 });
  expect(screen.getByText(labels.noColors)).toBeVisible();
  expect(screen.queryByRole("button", { name: viewerLabels.photo })).toBeNull();
  expect(screen.getByRole("button", { name: viewerLabels.height })).toHaveAttribute("aria-pressed", "true");
});

test("walks to a pressed point, or to that under the cross, and ends measuring", async () => {
  const view = await openScan();
  const point = { position: [1, 2, 0] as const, uncertainty: 0.01 };
  view.pick = () => point;
  await userEvent.click(screen.getByRole("button", { name: viewerLabels.measure }));
  await userEvent.click(screen.getByRole("button", { name: labels.walk }));
  expect(screen.getByRole("button", { name: viewerLabels.measure })).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText(labels.walkHint)).toHaveAttribute("role", "status");
  act(() => jest.mocked(createTour).mock.lastCall?.[1].onPress({ x: 1, y: 1 }));
  expect(view.walkTo).toHaveBeenLastCalledWith(point.position);
  await userEvent.click(screen.getByRole("button", { name: viewerLabels.takePoint }));
  expect(view.walkTo).toHaveBeenCalledTimes(2);
  view.pick = () => undefined;
  await userEvent.click(screen.getByRole("button", { name: viewerLabels.takePoint }));
  expect(screen.getByText(viewerLabels.nothingThere)).toBeVisible();
  expect(view.walkTo).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole("button", { name: viewerLabels.measure }));
  expect(screen.getByRole("button", { name: labels.walk })).toHaveAttribute("aria-pressed", "false");
});

test("closes the scan for another file, and explains why the view was lost", async () => {
  const view = await openScan();
  await userEvent.click(screen.getByRole("button", { name: labels.another }));
  expect(view.dispose).toHaveBeenCalledTimes(1);
  expect(await input()).toHaveFocus();
  await userEvent.upload(await input(), file);
  await openScan();
  act(() => jest.mocked(createTour).mock.lastCall?.[1].onContextLost());
  expect(screen.getByRole("alert")).toHaveTextContent(labels.lost);
});

test("explains that the browser has no WebGL", async () => {
  jest.mocked(createTour).mockImplementation(() => {
    throw new Error("no WebGL");
  });
  act(() => worker().onScan(scan));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(labels.noWebgl));
});

test("is lit while a file is over it", async () => {
  act(() => worker().onFault({ fault: "noPoints" }));
  const field = await input();
  fireEvent.dragEnter(field);
  expect(field.parentElement).toHaveAttribute("data-over", "true");
  fireEvent.dragLeave(field);
  expect(field.parentElement).toHaveAttribute("data-over", "false");
});
