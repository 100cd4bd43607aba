import { render, screen, within } from "@testing-library/react";
import { getDeviceModel } from "../../../src/features/models/device-model";
import { ModelSection, type ModelLabels } from "../../../src/features/models/model-section";
import { SpecificationTable } from "../../../src/features/products/specification-table";
import { assertPresent } from "../../../src/lib/assert-present";
import { contentOf } from "../../support/content/data";
import { scoutProduct, scoutTables } from "../../support/content/device-model";
import { scaledPicture } from "../../support/content/pictures/pictures";

const labels = contentOf<ModelLabels>("labels/model.json");

function renderSection(parts = scoutProduct.parts): void {
  const device = assertPresent(getDeviceModel({ ...scoutProduct, parts }, scoutTables));
  render(<ModelSection {...{ device, labels }} devices={[device]} picture={scaledPicture("Scout on a stage")} />);
}

test("shows the picture of the device and its parts, each with a sentence and links to its figures", () => {
  renderSection();
  const section = screen.getByRole("region", { name: "Scout in the hand" });
  expect(within(section).getByRole("img", { name: "Scout on a stage" })).toBeInTheDocument();
  const list = within(section).getByRole("list", { name: "Parts of Scout" });
  const [foot, lens] = within(list).getAllByRole("listitem");
  expect(foot).toHaveTextContent(/^FootIt stands\.$/);
  expect(within(assertPresent(lens)).getByRole("heading", { name: "Lens", level: 4 })).toBeInTheDocument();
  expect(
    within(assertPresent(lens))
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Field of view", "Image resolution"]);
});

test("the figures of a part link to their rows in the specification", () => {
  renderSection();
  render(<SpecificationTable tables={scoutTables} name="Figures" />);
  const link = screen.getByRole("link", { name: "Image resolution" });
  const row = document.querySelector(assertPresent(link.getAttribute("href")));
  expect(row).toHaveTextContent("Image resolution8192×4096");
});

test("a device without parts has no list", () => {
  renderSection(null);
  expect(screen.getByRole("region", { name: "Scout in the hand" })).toBeInTheDocument();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
