import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ComparePage from "../../../src/pages/products/compare";
import { devices, specificationGroups } from "../../support/content/devices";
import { pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

type Data = Queries.ComparePageQuery;

const data = {
  page: pageOf<Data>("compare"),
  devices: {
    nodes: devices<Data["devices"]["nodes"][number]>().map((device) => ({
      ...device,
      termUses: [
        { key: "fieldOfView", inLabel: true, text: "Field of view", to: "/academy/glossary/field-of-view" },
        { key: "weight", inLabel: false, text: "kg", to: "/academy/glossary/weight" },
      ],
    })),
  },
  specificationFields: { items: specificationGroups },
} as unknown as Data;

const columns = (): (string | null)[] =>
  screen
    .getAllByRole("columnheader")
    .map((head) => within(head).queryAllByRole("link")[0]?.textContent ?? head.textContent);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const row = (name: string): string =>
  (screen.getByRole("row", { name: new RegExp(`^${name} `) }).textContent ?? "").replaceAll("\u00a0", " ");

beforeEach(() => {
  history.replaceState(null, "", "/products/compare");
  renderInSite(<ComparePage {...pageProps(data)} />);
});

test("shows all devices and all rows, each device with a link to its sheet", () => {
  expect(columns()).toEqual(["Specification", "PRO", "MINION", "META"]);
  expect(row("Weight")).toBe("WeightAbout 0.655 kgAbout 2.865 kgAbout 2.9 kg");
  const sheets = screen.getAllByRole("link", { name: /Sheet as PDF/ });
  expect(sheets.map((link) => link.getAttribute("href"))).toEqual(
    ["pro", "minion", "meta"].map((slug) => `/sheets/${slug}.pdf`),
  );
});

test("distinguishes a value that a device does not state from one that it cannot have", () => {
  expect(row("Accuracy")).toBe("AccuracyNot statedNot stated±1 cm");
  expect(row("Maximum scene size")).toBe("Maximum scene size2,000 m²Not statedNot stated");
  expect(row("Laser wavelength")).toBe("Laser wavelengthNo laserNo laser905 nm");
});

test("keeps the selected devices in the query string", async () => {
  await press("MINION");
  expect(columns()).toEqual(["Specification", "PRO", "META"]);
  expect(location.search).toBe("?devices=pro%2Cmeta");
  await press("PRO");
  await press("META");
  // The last device cannot be removed.
  expect(columns()).toEqual(["Specification", "META"]);
});

test("“Only differences” hides rows with equal values", async () => {
  expect(screen.getByRole("row", { name: /^Bluetooth / })).toBeVisible();
  await press("Only differences");
  expect(screen.queryByRole("row", { name: /^Bluetooth / })).not.toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^Weight / })).toBeVisible();
  await press("Show everything");
  expect(screen.getByRole("row", { name: /^Bluetooth / })).toBeVisible();
});

test("hides a row when its checkbox is cleared", async () => {
  await userEvent.click(screen.getByText("Choose rows"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Weight" }));
  expect(screen.queryByRole("row", { name: /^Weight / })).not.toBeInTheDocument();
  expect(location.search).toBe("?without=weight");
});

test("converts values to imperial units", async () => {
  await press("Imperial");
  expect(row("Weight")).toBe("WeightAbout 1.44 lbAbout 6.32 lbAbout 6.4 lb");
});

test("where people use only metric units, offers no choice and ignores imperial units in the query string", () => {
  cleanup();
  history.replaceState(null, "", "/products/compare?units=imperial");
  renderInSite(<ComparePage {...pageProps(data)} />, { locale: "de-DE" });
  expect(screen.queryByRole("group", { name: "Units" })).not.toBeInTheDocument();
  expect(row("Weight")).toBe("WeightAbout 0.655 kgAbout 2.865 kgAbout 2.9 kg");
});

test("links the first use of a term to the glossary while the table contains the term", async () => {
  const hrefsOf = (text: string): (string | null)[] =>
    screen.queryAllByRole("link", { name: text }).map((link) => link.getAttribute("href"));
  expect(hrefsOf("Field of view")).toEqual(["/academy/glossary/field-of-view"]);
  expect(hrefsOf("kg")).toEqual(["/academy/glossary/weight"]);
  await press("Imperial");
  expect(hrefsOf("kg")).toEqual([]);
  expect(row("Weight")).toContain("lb");
});
