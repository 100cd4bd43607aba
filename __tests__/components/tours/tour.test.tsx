import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentProps } from "react";
import type { Measurement } from "@capture/viewer/measuring";
import { CloudPanel } from "../../../src/features/tours/viewer/controls/cloud-panel";
import { Plan } from "../../../src/features/tours/plan";
import { RoomList } from "../../../src/features/tours/room-list";
import { TourFacts } from "../../../src/features/tours/tour-facts";
import { MeasurementList } from "../../../src/features/tours/viewer/controls/measurement-list";
import { UncertaintyFormulas } from "../../../src/features/tours/viewer/controls/uncertainty-formulas";
import { LazyViewer } from "../../../src/features/tours/lazy-viewer";
import { contentOf } from "../../support/content/data";
import { fakeTour, flatTour as tour } from "../../support/dom/fake-tour";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

// three.js is an ES module, which Jest does not load. This replacement behaves like a browser without WebGL.
jest.mock("@capture/viewer/tour", () => ({
  createTour: () => {
    throw new Error("This browser has no WebGL 2.");
  },
}));

const labels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");

test("the floor plan names the current station", () => {
  const view = fakeTour();
  renderInSite(<Plan tour={tour} labels={labels} view={view} />);
  expect(screen.getByRole("img", { name: "Grundriss. Sie stehen in: Living room." })).toBeVisible();
  act(() => view.show({ station: "kitchen" }));
  expect(screen.getByRole("img", { name: "Grundriss. Sie stehen in: Kitchen." })).toBeVisible();
});

test("the floor plan has a generic name before the viewer is open", () => {
  renderInSite(<Plan tour={tour} labels={labels} view={undefined} />);
  expect(screen.getByRole("img", { name: "Grundriss" })).toHaveTextContent("Bathroom");
});

test("lists rooms with their sizes, and a button for each station", async () => {
  const choose = jest.fn();
  renderInSite(<RoomList tour={tour} labels={labels} view={fakeTour()} onChoose={choose} />);
  const [living, , hall] = within(screen.getByRole("list", { name: "Räume" })).getAllByRole("listitem");
  expect(living).toHaveTextContent("5,49 × 7,08 m");
  expect(within(hall as HTMLElement).queryByRole("button")).toBeNull();
  expect(screen.getByRole("button", { name: "Living room" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "Bedroom" }));
  expect(choose).toHaveBeenCalledWith("bedroom");
});

test("shows the controls of the cloud only while the cloud is shown", async () => {
  const view = fakeTour();
  renderInSite(<CloudPanel tour={tour} labels={labels} view={view} />);
  expect(screen.queryByRole("slider")).toBeNull();
  act(() => view.show({ station: undefined, drawnPoints: 60_000 }));
  expect(screen.getByText("60.000 von 1.070.840 Punkten gezeichnet")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Nach Höhe" }));
  expect(view.getState().coloring).toBe("height");
  expect(screen.getByRole("slider", { name: /Abschneiden über/ })).toHaveValue("2.6");
});

test("offers to enter the station nearest to the target of the camera", async () => {
  const view = fakeTour({ station: undefined, drawnPoints: 60_000 });
  renderInSite(<CloudPanel tour={tour} labels={labels} view={view} />);
  expect(screen.getByRole("button", { name: "Hier hineingehen: Living room" })).toBeVisible();
  act(() => view.show({ camera: { ...view.getState().camera, target: [8, 2, 0], distance: 12 } }));
  await userEvent.click(screen.getByRole("button", { name: "Hier hineingehen: Bedroom" }));
  expect(view.goToStation).toHaveBeenCalledWith("bedroom");
  expect(view.focus).toHaveBeenCalled();
});

/** A measurement whose points have an uncertainty of 3 cm. */
const createMeasurement = (id: number, meters: number): Measurement => ({
  id,
  from: { position: [0, 1, 1], uncertainty: 0.03 },
  to: { position: [meters, 1, 1], uncertainty: 0.03 },
});

test("shows a measurement with its uncertainty, in the United States also in feet and inches, and removes it", async () => {
  const remove = jest.fn();
  renderInSite(
    <MeasurementList
      device={tour.device}
      measurements={[createMeasurement(7, 5.49)]}
      labels={labels}
      onRemove={remove}
      onEmpty={jest.fn()}
    />,
    { locale: "de-US" },
  );
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("1. 5,49 m · 18 ft 0 in ±4,5 cm");
  expect(screen.getByText("META gibt ±1 cm an. Eines Punktes.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Messung 1 entfernen" }));
  expect(remove).toHaveBeenCalledWith(7);
});

test("shows the formula of each uncertainty, and that the confidence level is assumed", async () => {
  const measurements = [createMeasurement(7, 5.49), createMeasurement(9, 2)];
  renderInSite(
    <MeasurementList
      device={tour.device}
      measurements={measurements}
      labels={labels}
      onRemove={jest.fn()}
      onEmpty={jest.fn()}
    />,
  );
  await userEvent.click(screen.getByText(labels.howComputed));
  const details = screen.getByRole("group");
  expect(details).toHaveAttribute("open");
  expect(
    within(details)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([1, 2].map((count) => `${count}. √(1,0² + 1,0² + 3,0² + 3,0²) = 4,5\u00a0cm`));
  expect(details).toHaveTextContent(labels.errorOf.point);
  expect(details).toHaveTextContent("Wir rechnen mit 95 %; das ist unsere Annahme.");
  expect(details).not.toHaveTextContent(labels.assumedOf);
});

test.each(["distance", "range"] as const)("explains an accuracy of a %s that the device states with a level", (of) => {
  const accuracy = { meters: 0.01, confidence: 95, of, isOfAssumed: of === "range", isConfidenceAssumed: false };
  renderInSite(<UncertaintyFormulas accuracy={accuracy} measurements={[createMeasurement(1, 1)]} labels={labels} />);
  const details = screen.getByRole("group");
  expect(details).toHaveTextContent(labels.errorOf[of]);
  expect(details).toHaveTextContent("Das Ergebnis gilt mit 95 % Sicherheit.");
  expect(details.textContent?.includes(labels.assumedOf)).toBe(of === "range");
});

test("states the conditions of the accuracy next to the figures of a tour, and how it is read", () => {
  const words = contentOf<ComponentProps<typeof TourFacts>["labels"]>("labels/tour.json");
  const device = tour.device && { ...tour.device, path: "/products/meta" };
  renderInSite(<TourFacts tour={{ ...tour, device }} labels={words} downloads={undefined} />);
  expect(screen.getByText("±1 cm")).toBeVisible();
  expect(screen.getByText(/^Eines Punktes\. Wir rechnen mit 95 %/)).toBeVisible();
});

test("removing a measurement moves the focus to the next one, removing the only one to the view", async () => {
  const focusView = jest.fn();
  const List = () => {
    const [list, setList] = useState([createMeasurement(1, 1), createMeasurement(2, 2), createMeasurement(3, 3)]);
    const remove = (removed: number): void => setList(list.filter(({ id }) => id !== removed));
    return (
      <MeasurementList device={tour.device} measurements={list} labels={labels} onRemove={remove} onEmpty={focusView} />
    );
  };
  renderInSite(<List />);
  const button = (count: number): HTMLElement => screen.getByRole("button", { name: `Messung ${count} entfernen` });
  await userEvent.click(button(2));
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("3,00 m");
  expect(button(2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(button(1)).toHaveFocus();
  expect(focusView).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(focusView).toHaveBeenCalled();
});

test("shows that the specification of a device has no accuracy", () => {
  const device = {
    name: "PRO",
    specifications: [{ key: "weight", value: "0.655 kg", conditionsText: null, accuracy: null }],
  };
  renderInSite(
    <MeasurementList device={device} measurements={[]} labels={labels} onRemove={jest.fn()} onEmpty={jest.fn()} />,
  );
  expect(screen.getByText(/PRO gibt keine Abweichung an/)).toBeVisible();
});

test("without WebGL, shows a message and the picture, and focuses the button", async () => {
  stubScreen();
  renderInSite(<LazyViewer {...{ tour, labels }} kind="tour" sizes="100vw" />);
  await userEvent.click(screen.getByRole("button", { name: "Rundgang beginnen" }));
  expect(await screen.findByText(/Dieser Browser hat kein WebGL 2/)).toBeVisible();
  expect(screen.getByRole("img", { name: "A living room" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Rundgang beginnen" })).toHaveFocus();
});
