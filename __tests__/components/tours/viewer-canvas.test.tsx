import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Measurement } from "@capture/viewer/geometry/measurement";
import type { Viewer } from "@capture/viewer/tour/state";
import { createViewer } from "@capture/viewer/tour/viewer";
import { ViewerCanvas } from "../../../src/features/tours/viewer/controls/viewer-canvas";
import { contentOf } from "../../support/content/data";
import { fakeViewer, flatTour } from "../../support/dom/fake-viewer";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";
import { LazyViewer } from "../../../src/features/tours/lazy-viewer";
import { RoomList } from "../../../src/features/tours/room-list";
import { ScanBand } from "../../../src/features/tours/scan-band";

jest.mock("@capture/viewer/tour/viewer", () => ({ createViewer: jest.fn() }));
const labels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");

const onFail = jest.fn();

function OpenedTour() {
  const [viewer, setViewer] = useState<Viewer>();
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  return (
    <ViewerCanvas
      {...{ labels, viewer, measurements, setMeasurements, onFail }}
      tour={flatTour}
      kind="tour"
      initialStation={undefined}
      onReady={setViewer}
    />
  );
}

test("announces that the link was copied also while measuring", async () => {
  stubScreen();
  jest.mocked(createViewer).mockReturnValue(fakeViewer());
  // `setup` adds a clipboard to jsdom.
  const user = userEvent.setup();
  renderInSite(<OpenedTour />);
  await user.click(screen.getByRole("button", { name: labels.measure }));
  expect(screen.getByText(labels.measureHint)).toHaveAttribute("role", "status");
  await user.click(screen.getByRole("button", { name: labels.share }));
  expect(await screen.findByText(labels.copied)).toHaveAttribute("role", "status");
});

describe("tour-start", () => {
  beforeEach(() => jest.mocked(createViewer).mockReset());

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
});
