import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyViewer } from "../../../src/features/tours/lazy-viewer";
import { RoomList } from "../../../src/features/tours/room-list";
import { ScanBand } from "../../../src/features/tours/scan-band";
import { createViewer } from "../../../src/features/tours/viewer/scene/viewer";
import { contentOf } from "../../support/content/data";
import { fakeViewer, flatTour } from "../../support/dom/fake-viewer";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("../../../src/features/tours/viewer/scene/viewer", () => ({ createViewer: jest.fn() }));

const labels = contentOf<Queries.TourLabelPartsFragment>("labels/tour.json");

test("opens at the room that was chosen last while the viewer was loading", async () => {
  stubScreen();
  const viewer = fakeViewer({ station: undefined });
  jest.mocked(createViewer).mockImplementation(() => {
    if (jest.mocked(createViewer).mock.calls.length === 1) screen.getByRole("button", { name: "Bedroom" }).click();
    return viewer;
  });
  renderInSite(
    <LazyViewer tour={flatTour} labels={labels} kind="tour" sizes="100vw">
      {(opened, goToStation) => <RoomList tour={flatTour} labels={labels} viewer={opened} onChoose={goToStation} />}
    </LazyViewer>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Kitchen" }));
  await waitFor(() => expect(viewer.goToStation).toHaveBeenLastCalledWith("bedroom"));
  await userEvent.click(screen.getByRole("button", { name: "Kitchen" }));
  expect(viewer.goToStation).toHaveBeenLastCalledWith("kitchen");
  expect(createViewer).toHaveBeenCalledTimes(1);
  expect(viewer.dispose).not.toHaveBeenCalled();
});

test("opens a scan as soon as its button is pressed, with the cloud and a list of stations", async () => {
  stubScreen();
  const viewer = fakeViewer({ station: undefined, drawnPoints: 60_000 });
  jest.mocked(createViewer).mockReturnValue(viewer);
  const scan = { label: "Sample", heading: "A scan", lead: "Of a flat", tour: flatTour };
  renderInSite(<ScanBand scan={scan} labels={labels} />);
  await userEvent.click(screen.getByRole("button", { name: labels.openScan }));
  await waitFor(() => expect(viewer.flyToOverview).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole("button", { name: "Bedroom" }));
  expect(viewer.goToStation).toHaveBeenCalledWith("bedroom");
});
