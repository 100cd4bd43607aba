import { render, screen, act, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TourState } from "@capture/viewer/tour";
import { Plan } from "../../../src/features/tours/plan";
import { oakFlat } from "../../support/content/tour";
import type { Tour } from "../../../src/features/tours/tour-fields";
import { CloudPanel } from "../../../src/features/tours/viewer/controls/cloud-panel";
import { ViewOverlay } from "../../../src/features/tours/viewer/controls/view-overlay";
import { contentOf } from "../../support/content/data";
import { fakeTour, flatTour } from "../../support/dom/fake-tour";
import { renderInSite } from "../../support/dom/site-view";

/** The example flat with all coordinates shifted by x and y meters. */
const moveOrigin = (x: number, y: number): Tour => {
  const shift = ([a = 0, b = 0, ...others]: readonly number[]): number[] => [a + x, b + y, ...others];
  const tour = oakFlat as unknown as Tour;
  return {
    ...tour,
    rooms: tour.rooms.map((room) => ({ ...room, min: shift(room.min), max: shift(room.max) })),
    doors: tour.doors.map((door) => ({ ...door, from: shift(door.from), to: shift(door.to) })),
    stations: tour.stations.map((station) => ({ ...station, position: shift(station.position) })),
  };
};

test.each([
  [0, 0],
  [-40, -12],
  [100, 60],
])("shows all rooms for any origin of the coordinates: %i, %i", (x, y) => {
  render(<Plan tour={moveOrigin(x, y)} labels={{ plan: "Floor plan", planAtStation: "" }} view={undefined} />);
  const plan = screen.getByRole("img", { name: "Floor plan" });
  const [left = 0, top = 0, width = 0, height = 0] = (plan.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const rooms = oakFlat.rooms;
  const maxOf = (axis: 0 | 1): number => Math.max(...rooms.map(({ max }) => max[axis] ?? 0));
  const minOf = (axis: 0 | 1): number => Math.min(...rooms.map(({ min }) => min[axis] ?? 0));
  expect(left).toBeLessThanOrEqual(minOf(0) + x);
  expect(left + width).toBeGreaterThanOrEqual(maxOf(0) + x);
  // y of the SVG starts at the back wall.
  expect(top).toBeLessThanOrEqual(0);
  expect(top + height).toBeGreaterThanOrEqual(maxOf(1) - minOf(1));
  // The margin is small.
  expect(width).toBeLessThan(maxOf(0) - minOf(0) + 1);
});

test("names fit between the walls of their rooms", () => {
  const tour = oakFlat as unknown as Tour;
  render(<Plan tour={tour} labels={{ plan: "Floor plan", planAtStation: "" }} view={undefined} />);
  const endOf = (name: string, share: number): number => {
    const text = screen.getByText(name);
    return Number(text.getAttribute("x")) + share * name.length * Number(text.getAttribute("font-size")) * 0.57;
  };
  expect(endOf("Bathroom", 1)).toBeLessThan(9.54);
  // Centered on its station.
  expect(endOf("Kitchen", 0.5)).toBeLessThan(5.55);
  expect(screen.getByText("Living room")).toHaveAttribute("font-size", "0.44");
});

describe("plan-drawing", () => {
  const labels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");
  const SIZE = { width: 900, height: 700 };
  const BOUNDS = { min: [0, 0], max: [9.6, 7.2] } as const;
  /** Straight down, with the whole slice in the viewport. */
  const CAMERA = { target: [4.8, 3.4, 1.1], distance: 164.5, yaw: 0, pitch: -90, fov: 4 } as const;
  const CLOUD: Partial<TourState> = { station: undefined, drawnPoints: 60_000, size: SIZE };
  const PLAN: Partial<TourState> = {
    ...CLOUD,
    isPlan: true,
    clipHeight: 1.15,
    sliceThickness: 0.1,
    camera: CAMERA,
  };
  const withoutRooms: Tour = { ...flatTour, name: "scan.ply", rooms: [], doors: [], stations: [] };

  /** The overlay of a viewer that shows the plan. */
  function renderOverlay(tour: Tour, change: Partial<TourState> = {}) {
    const view = { ...fakeTour({ ...PLAN, ...change }), sliceBounds: () => BOUNDS };
    const tools = {
      active: undefined,
      firstPoint: undefined,
      hasMissed: false,
      toggle: jest.fn(),
      takePoint: jest.fn(),
    };
    return renderInSite(
      <ViewOverlay
        {...{ tour, labels, view, tools, measurements: [], currentStation: undefined }}
        state={view.getState()}
      />,
    );
  }

  test("a button shows the plan and, while it is pressed, leaves it", async () => {
    const view = fakeTour(CLOUD);
    renderInSite(<CloudPanel tour={flatTour} labels={labels} view={view} />);
    const button = screen.getByRole("button", { name: labels.planCut });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    expect(view.showPlan).toHaveBeenCalled();
    act(() => view.show(PLAN));
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(view.leavePlan).toHaveBeenCalled();
  });

  test("a table has the inner dimensions and the area of each room", () => {
    const view = fakeTour(CLOUD);
    renderInSite(<CloudPanel tour={flatTour} labels={labels} view={view} />);
    expect(screen.queryByRole("table")).toBeNull();
    act(() => view.show(PLAN));
    const table = screen.getByRole("table", { name: labels.dimensions });
    const [, living] = within(table).getAllByRole("row");
    expect(within(table).getAllByRole("row")).toHaveLength(1 + flatTour.rooms.length);
    expect(living).toHaveTextContent("Living room5,49 m 7,08 m 38,9 m²");
  });

  test("in the United States, the table also has feet and inches", () => {
    const view = fakeTour(PLAN);
    renderInSite(<CloudPanel tour={flatTour} labels={labels} view={view} />, { locale: "de-US" });
    expect(screen.getByText("18 ft 0 in")).toBeVisible();
  });

  test("draws the dimensions, the name and the area of each room, hidden from screen readers", () => {
    const { container } = renderOverlay(flatTour);
    for (const text of ["5,49 m", "7,08 m", "Living room", "Bathroom"]) {
      expect(screen.getByText(text).closest("[aria-hidden=true]")).not.toBeNull();
    }
    // Two dimensions of each room, each a line and its ticks.
    expect(container.querySelectorAll("svg path")).toHaveLength(flatTour.rooms.length * 4);
  });

  test("draws nothing before the camera looks straight down", () => {
    renderOverlay(flatTour, { camera: { ...CAMERA, pitch: -60 } });
    expect(screen.queryByText("5,49 m")).toBeNull();
  });

  test("leaves out figures and names that have no space", () => {
    renderOverlay(flatTour, { camera: { ...CAMERA, fov: 12 } });
    expect(screen.getByText("5,49 m")).toBeVisible();
    expect(screen.queryByText("Hall")).toBeNull();
    expect(screen.queryByText("1,70 m")).toBeNull();
  });

  test("a cloud without rooms has the dimensions of its slice", () => {
    renderOverlay(withoutRooms);
    expect(screen.getByText("9,60 m")).toBeVisible();
    expect(screen.getByText("7,20 m")).toBeVisible();
    expect(screen.getByText("scan.ply")).toBeVisible();
  });

  test("figures along a turned plan are never upside down", () => {
    for (const yaw of [-135, 45, 135, 180]) {
      const { unmount } = renderOverlay(flatTour, { camera: { ...CAMERA, yaw } });
      const [, degrees] = /rotate\((-?\d+)deg\)/.exec(screen.getByText("5,49 m").style.transform) ?? [];
      expect(Math.abs(Number(degrees))).toBeLessThanOrEqual(90);
      unmount();
    }
  });
});
