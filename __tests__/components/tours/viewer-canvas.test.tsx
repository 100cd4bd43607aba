import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Measurement } from "../../../src/features/tours/geometry/measurement";
import { ViewerCanvas } from "../../../src/features/tours/viewer/controls/viewer-canvas";
import type { Viewer } from "../../../src/features/tours/viewer/scene/state";
import { createViewer } from "../../../src/features/tours/viewer/scene/viewer";
import { contentOf } from "../../support/content/data";
import { fakeViewer, flatTour } from "../../support/dom/fake-viewer";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("../../../src/features/tours/viewer/scene/viewer", () => ({ createViewer: jest.fn() }));

const labels = contentOf<Queries.TourLabelPartsFragment>("labels/tour.json");
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
