import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Measurement } from "@capture/viewer/measuring";
import { createTour, type TourView } from "@capture/viewer/tour";
import { ViewerCanvas } from "../../../src/features/tours/viewer/controls/viewer-canvas";
import { contentOf } from "../../support/content/data";
import { fakeTour, flatTour } from "../../support/dom/fake-tour";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";
import { LazyViewer } from "../../../src/features/tours/lazy-viewer";
import { RoomList } from "../../../src/features/tours/room-list";
import { ScanBand } from "../../../src/features/tours/scan-band";

jest.mock("@capture/viewer/tour", () => ({ createTour: jest.fn() }));
const labels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");

const onFail = jest.fn();

function OpenedTour() {
  const [view, setView] = useState<TourView>();
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  return (
    <ViewerCanvas
      {...{ labels, view, measurements, setMeasurements, onFail }}
      tour={flatTour}
      kind="tour"
      initialStation={undefined}
      onReady={setView}
    />
  );
}

test("announces that the link was copied also while measuring", async () => {
  stubScreen();
  jest.mocked(createTour).mockReturnValue(fakeTour());
  // `setup` adds a clipboard to jsdom.
  const user = userEvent.setup();
  renderInSite(<OpenedTour />);
  await user.click(screen.getByRole("button", { name: labels.measure }));
  expect(screen.getByText(labels.measureHint)).toHaveAttribute("role", "status");
  await user.click(screen.getByRole("button", { name: labels.share }));
  expect(await screen.findByText(labels.copied)).toHaveAttribute("role", "status");
});

describe("tour-start", () => {
  beforeEach(() => jest.mocked(createTour).mockReset());

  test("opens at the room that was chosen last while the viewer was loading", async () => {
    stubScreen();
    const view = fakeTour({ station: undefined });
    jest.mocked(createTour).mockImplementation(() => {
      if (jest.mocked(createTour).mock.calls.length === 1) screen.getByRole("button", { name: "Bedroom" }).click();
      return view;
    });
    renderInSite(
      <LazyViewer tour={flatTour} labels={labels} kind="tour" sizes="100vw">
        {(opened, goToStation) => <RoomList tour={flatTour} labels={labels} view={opened} onChoose={goToStation} />}
      </LazyViewer>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Kitchen" }));
    await waitFor(() => expect(view.goToStation).toHaveBeenLastCalledWith("bedroom"));
    await userEvent.click(screen.getByRole("button", { name: "Kitchen" }));
    expect(view.goToStation).toHaveBeenLastCalledWith("kitchen");
    expect(createTour).toHaveBeenCalledTimes(1);
    expect(view.dispose).not.toHaveBeenCalled();
  });

  test("opens a scan as soon as its button is pressed, with the cloud and a list of stations", async () => {
    stubScreen();
    const view = fakeTour({ station: undefined, drawnPoints: 60_000 });
    jest.mocked(createTour).mockReturnValue(view);
    const scan = { label: "Sample", heading: "A scan", lead: "Of a flat", tour: flatTour };
    renderInSite(<ScanBand scan={scan} labels={labels} />);
    await userEvent.click(screen.getByRole("button", { name: labels.openScan }));
    await waitFor(() => expect(view.flyToOverview).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole("button", { name: "Bedroom" }));
    expect(view.goToStation).toHaveBeenCalledWith("bedroom");
  });
});
