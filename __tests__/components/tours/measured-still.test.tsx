import { fireEvent, screen, waitFor } from "@testing-library/react";
import { packDepth } from "@capture/viewer/formats/depth";
import { MeasuredStill } from "../../../src/features/tours/still/measured-still";
import type { MeasuredTour, StillLabels } from "../../../src/features/tours/still/still-fields";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { renderInSite } from "../../support/dom/site-view";

const labels = contentOf<StillLabels>("labels/tour.json");
/** A wall at a depth of 2 m, seen from the middle of a room of 4 × 4 m. The left third of the picture is the sky. */
const SIZE = { width: 30, height: 20 };
const millimeters = Uint16Array.from({ length: SIZE.width * SIZE.height }, (_, pixel) =>
  pixel % SIZE.width < 10 ? 0 : 2000,
);
const tour: MeasuredTour = {
  image: scaledPicture("A room"),
  rooms: [{ id: "room", min: [-2, -2.5], max: [2, 2.5] }],
  still: {
    depthUrl: "/still.depth",
    position: [0, 0, 1.5],
    yaw: 0,
    pitch: 0,
    fov: 60,
    example: [0.5, 0.5],
    lengthText: "1.87 m",
  },
};

function respondWith(response: Partial<Response>): jest.Mock {
  const fetch = jest.fn().mockResolvedValue(response);
  globalThis.fetch = fetch;
  return fetch;
}
const file = {
  ok: true,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(packDepth({ ...SIZE, millimeters })).buffer),
};

/** Moves the pointer to a position of the picture, in pixels of the depth map. */
function pointAt(clientX: number, clientY: number): void {
  const surface = screen.getByRole("application", { name: labels.still.view });
  surface.getBoundingClientRect = () => ({ left: 0, top: 0, ...SIZE }) as DOMRect;
  fireEvent(surface, new MouseEvent("pointermove", { bubbles: true, clientX, clientY }));
}

test("draws the example until the pointer comes, then fetches the distances once and measures", async () => {
  const fetch = respondWith(file);
  renderInSite(<MeasuredStill tour={tour} labels={labels} sizes="100vw" />);
  expect(screen.getByText(/1.87.m/)).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  pointAt(15, 10);
  expect(await screen.findByText(/2.00.m/)).toBeInTheDocument();
  expect(screen.getByText(/0.50.m/)).toBeInTheDocument();
  pointAt(20, 10);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the labels are above and below the crosshair and the line, at the lower edge both above", async () => {
  respondWith(file);
  renderInSite(<MeasuredStill tour={tour} labels={labels} sizes="100vw" />);
  pointAt(15, 10);
  const transforms = (): string[] => [/2.00.m/, /0.50.m/].map((text) => screen.getByText(text).style.transform);
  await screen.findByText(/0.50.m/);
  expect(transforms()).toEqual(["translate(-50%, calc(-100% - 1.25rem))", "translate(-50%, 1.25rem)"]);
  pointAt(15, 18);
  const [above, aboveIt] = screen.getAllByText(/[\d.]+.m/).map(({ style }) => style.transform);
  expect([above, aboveIt].sort()).toEqual([
    "translate(-50%, calc(-100% - 1.25rem))",
    "translate(-50%, calc(-100% - 3.5rem))",
  ]);
});

test("reads the distance aloud after an arrow key, and says where nothing was measured", async () => {
  respondWith(file);
  renderInSite(<MeasuredStill tour={tour} labels={labels} sizes="100vw" />);
  const surface = screen.getByRole("application", { name: labels.still.view });
  fireEvent.focus(surface);
  await waitFor(() => {
    fireEvent.keyDown(surface, { key: "ArrowRight" });
    expect(screen.getByRole("status")).toHaveTextContent(/2.00.m/);
  });
  for (let presses = 0; presses < 40; presses += 1) fireEvent.keyDown(surface, { key: "ArrowLeft" });
  expect(screen.getByRole("status")).toHaveTextContent(labels.nothingThere);
});

test("keeps the example when the distances cannot be fetched, and tries again at the next approach", async () => {
  const fetch = respondWith({ ok: false, status: 503 });
  renderInSite(<MeasuredStill tour={tour} labels={labels} sizes="100vw" />);
  pointAt(15, 10);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/1.87.m/)).toBeInTheDocument();
  await waitFor(() => {
    pointAt(15, 10);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
