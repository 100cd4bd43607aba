import { render, screen, within } from "@testing-library/react";
import { DeviceComparison } from "../../../src/features/products/device-comparison";
import { scaledPicture } from "../../support/content/pictures";

const device = (name: string, specifications: Record<string, string>): Queries.ComparedDevicePartsFragment => ({
  slug: name.toLowerCase(),
  path: `/products/${name.toLowerCase()}`,
  name,
  sheet: `/sheets/${name.toLowerCase()}.pdf`,
  productImage: scaledPicture(`${name} from the front`),
  specifications: Object.entries(specifications).map(([key, value]) => ({
    key,
    value,
    conditionsText: key === "accuracy" ? "Of a point." : null,
  })),
});

beforeEach(() => {
  render(
    <DeviceComparison
      devices={[
        device("PRO", { weight: "0.655 kg", wifi: "Wi-Fi 5" }),
        device("META", { weight: "2.9 kg", accuracy: "±1 cm", scanningRange: "0.2 to 70 m" }),
      ]}
      groups={[
        {
          id: "all",
          title: "All",
          fields: [
            { key: "weight", label: "Weight", compare: true, absent: null },
            { key: "accuracy", label: "Accuracy", compare: true, absent: null },
            { key: "scanningRange", label: "Scanning range", compare: true, absent: "No laser" },
            { key: "wifi", label: "Wi-Fi", compare: false, absent: null },
          ],
        },
      ]}
      caption="Devices side by side"
      field="Specification"
      notStated="Not stated"
    />,
  );
});

test("each device has a column that links to its page", () => {
  expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Specification", "PRO", "META"]);
  expect(screen.getByRole("link", { name: "META" })).toHaveAttribute("href", "/products/meta");
});

test.each([
  ["Accuracy", ["Not stated", "±1 cmOf a point."]],
  ["Scanning range", ["No laser", "0.2 to 70 m"]],
])("shows a text in place of a missing value: %s", (name, texts) => {
  const row = screen.getByRole("row", { name: new RegExp(name) });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(texts);
});

test("leaves out fields that are not marked for comparison", () => {
  expect(screen.queryByRole("row", { name: /Wi-Fi/ })).not.toBeInTheDocument();
});

test("a table wider than a phone can be focused and scrolled by keyboard", () => {
  expect(screen.getByRole("region", { name: "Devices side by side" })).toHaveAttribute("tabindex", "0");
});
