import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Measurement } from "../../../src/features/tours/geometry/measurement";
import { CloudPanel } from "../../../src/features/tours/viewer/controls/cloud-panel";
import { Plan } from "../../../src/features/tours/plan";
import { RoomList } from "../../../src/features/tours/room-list";
import { MeasurementList } from "../../../src/features/tours/viewer/controls/measurement-list";
import { LazyViewer } from "../../../src/features/tours/lazy-viewer";
import { contentOf } from "../../support/content/data";
import { fakeViewer, flatTour as tour } from "../../support/dom/fake-viewer";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

// three.js is an ES module, which Jest does not load; here the browser has no WebGL.
jest.mock("../../../src/features/tours/viewer/scene/stage", () => ({
  createStage: () => {
    throw new Error("This browser has no WebGL 2.");
  },
}));

const labels = contentOf<Queries.TourLabelPartsFragment>("labels/tour.json");

test("the plan says where one stands, and follows", () => {
  const viewer = fakeViewer();
  renderInSite(<Plan tour={tour} labels={labels} viewer={viewer} />);
  expect(screen.getByRole("img", { name: "Floor plan. You are in: Living room." })).toBeVisible();
  act(() => viewer.show({ station: "kitchen" }));
  expect(screen.getByRole("img", { name: "Floor plan. You are in: Kitchen." })).toBeVisible();
});

test("before the tour starts the plan is a plan", () => {
  renderInSite(<Plan tour={tour} labels={labels} viewer={undefined} />);
  expect(screen.getByRole("img", { name: "Floor plan" })).toHaveTextContent("Bathroom");
});

test("rooms have their inner size, and a button for each place to stand", async () => {
  const choose = jest.fn();
  renderInSite(<RoomList tour={tour} labels={labels} viewer={fakeViewer()} onChoose={choose} />);
  const [living, , hall] = within(screen.getByRole("list", { name: "Rooms" })).getAllByRole("listitem");
  expect(living).toHaveTextContent("5.49 × 7.08 m");
  expect(within(hall as HTMLElement).queryByRole("button")).toBeNull();
  expect(screen.getByRole("button", { name: "Living room" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "Bedroom" }));
  expect(choose).toHaveBeenCalledWith("bedroom");
});

test("a cloud is colored, cut and counted; a panorama is not", async () => {
  const viewer = fakeViewer();
  renderInSite(<CloudPanel tour={tour} labels={labels} viewer={viewer} />);
  expect(screen.queryByRole("slider")).toBeNull();
  act(() => viewer.show({ station: undefined, points: 60_000 }));
  expect(screen.getByText("60,000 of 1,070,840 points drawn")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "By height" }));
  expect(viewer.state().coloring).toBe("height");
  expect(screen.getByRole("slider", { name: /Cut away above/ })).toHaveValue("2.6");
});

test("the cloud leads into the panorama nearest to what is looked at", async () => {
  const viewer = fakeViewer({ station: undefined, points: 60_000 });
  renderInSite(<CloudPanel tour={tour} labels={labels} viewer={viewer} />);
  expect(screen.getByRole("button", { name: "Step inside here: Living room" })).toBeVisible();
  act(() => viewer.show({ camera: { ...viewer.state().camera, target: [8, 2, 0], distance: 12 } }));
  await userEvent.click(screen.getByRole("button", { name: "Step inside here: Bedroom" }));
  expect(viewer.goToStation).toHaveBeenCalledWith("bedroom");
  expect(viewer.focus).toHaveBeenCalled();
});

/** A measurement whose ends a pixel of 3 cm spans. */
const measured = (id: number, meters: number): Measurement => ({
  id,
  from: { place: [0, 1, 1], pixel: 0.03 },
  to: { place: [meters, 1, 1], pixel: 0.03 },
});

test("a measurement is shown in meters, feet and inches with its uncertainty, and can be removed", async () => {
  const remove = jest.fn();
  renderInSite(
    <MeasurementList
      device={tour.device}
      measurements={[measured(7, 5.49)]}
      labels={labels}
      onRemove={remove}
      onEmpty={jest.fn()}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveTextContent("1. 5.49 m · 18 ft 0 in ±4.5 cm");
  expect(screen.getByText(/META states ±1 cm for a point/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove measurement 1" }));
  expect(remove).toHaveBeenCalledWith(7);
});

test("when a measurement is removed, the focus goes to the next, and from the last one back to the picture", async () => {
  const toPicture = jest.fn();
  const List = () => {
    const [list, setList] = useState([measured(1, 1), measured(2, 2), measured(3, 3)]);
    const remove = (gone: number): void => setList(list.filter(({ id }) => id !== gone));
    return (
      <MeasurementList device={tour.device} measurements={list} labels={labels} onRemove={remove} onEmpty={toPicture} />
    );
  };
  renderInSite(<List />);
  const button = (count: number): HTMLElement => screen.getByRole("button", { name: `Remove measurement ${count}` });
  await userEvent.click(button(2));
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("3.00 m");
  expect(button(2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(button(1)).toHaveFocus();
  expect(toPicture).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(toPicture).toHaveBeenCalled();
});

test("a device that states no accuracy is said to be for viewing", () => {
  const device = { name: "PRO", specifications: [{ key: "weight", value: "0.655 kg" }] };
  renderInSite(
    <MeasurementList device={device} measurements={[]} labels={labels} onRemove={jest.fn()} onEmpty={jest.fn()} />,
  );
  expect(screen.getByText(/PRO states no accuracy/)).toBeVisible();
});

test("without WebGL a press leaves the picture and says why", async () => {
  stubScreen();
  renderInSite(
    <LazyViewer
      {...{ tour, labels }}
      kind="tour"
      start={labels.start}
      sizes="100vw"
      viewer={undefined}
      onViewer={jest.fn()}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Start the tour" }));
  expect(await screen.findByText(/This browser cannot draw the 3D view/)).toBeVisible();
  expect(screen.getByRole("img", { name: "A living room" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Start the tour" })).toHaveFocus();
});
