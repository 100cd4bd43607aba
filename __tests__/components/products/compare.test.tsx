import { cleanup, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ComparePage from "../../../src/pages/products/compare";
import { contentOf } from "../../support/content/data";
import { devices, specificationGroups, specificationTablesOf } from "../../support/content/devices";
import { pageOf, pageProps } from "../../support/content/pages";
import { readPart } from "../../support/company/company";
import { renderInSite } from "../../support/dom/site-view";

type Data = Queries.ComparePageQuery;

const data = {
  page: pageOf<Data>("compare"),
  devices: {
    nodes: devices<{ specifications?: { key: string; value: string }[] }>().map((device, index) => ({
      ...device,
      specificationTables: specificationTablesOf(device).map((table) => ({
        ...table,
        rows: table.rows.map((each) => ({
          ...each,
          ...(each.key === "accuracy" && { conditionsText: "Eines Abstands, aus 5–20 m." }),
          ...(each.key === "scanningRange" && {
            labelLinks: [{ text: "Reichweite", to: "/academy/glossary/reichweite" }],
          }),
          ...(each.key === "weight" && { valueLinks: [{ text: "kg", to: "/academy/glossary/weight" }] }),
        })),
      })),
      record: index === 0 ? (JSON.parse(readPart("product-records/pro.json")) as object) : null,
    })),
  },
  recordLabels: JSON.parse(readPart("labels/product-record.json")) as Data["recordLabels"],
  specificationFields: { items: specificationGroups },
  productLabels: contentOf("labels/product.json"),
} as unknown as Data;

/** The names of the devices. The head of the first column is hidden without a media query, as on a phone. */
const columns = (): (string | null)[] =>
  screen
    .getAllByRole("columnheader")
    .map((head) => within(head).queryAllByRole("link")[0]?.textContent ?? head.textContent);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const row = (name: string): string =>
  (screen.getByRole("row", { name: new RegExp(`^${name} `) }).textContent ?? "").replaceAll("\u00a0", " ");

/** A locale with the number format of the content, in a region where visitors can choose imperial units. */
const IMPERIAL_LOCALE = "de-US";

function renderCompare(url = "/products/compare", locale?: string): void {
  cleanup();
  history.replaceState(null, "", url);
  renderInSite(<ComparePage {...pageProps(data)} />, { locale });
}

beforeEach(() => renderCompare());

test("shows all devices, each with a link to its sheet", () => {
  expect(columns()).toEqual(["KLUPPE", "RAHMEN"]);
  expect(row("Gewicht")).toBe("Gewicht1,25 kg86,5 kg");
  const sheets = screen.getAllByRole("link", { name: /Datenblatt als PDF/ });
  expect(sheets.map((link) => link.getAttribute("href"))).toEqual(
    ["kluppe", "rahmen"].map((slug) => `/sheets/${slug}.pdf`),
  );
});

test("distinguishes a value that a device does not state from one that it cannot have", () => {
  expect(row("Schutzart")).toBe("SchutzartIP 54Keine Angabe");
  expect(row("Reichweite")).toBe("Reichweite0,2–25 mOhne Laser");
});

test("shows the records below the specifications, and hides their rows like others", async () => {
  expect(row("Repair")).toMatch(/^RepairBy a repair partner.*Keine Angabe$/);
  const titles = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(titles.indexOf("Record: Warranty and repair")).toBeGreaterThan(titles.indexOf("Schutzart"));
  await userEvent.click(screen.getByText("Zeilen wählen"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Repair" }));
  expect(screen.queryByRole("row", { name: /^Repair / })).not.toBeInTheDocument();
});

test("lists what none of the devices states below the table instead of in rows", async () => {
  await press("Alle Zeilen");
  expect(screen.queryByRole("row", { name: /^Capacity / })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "Capacity" })).not.toBeInTheDocument();
  expect(screen.getByText(/^Bei keinem dieser Geräte angegeben: .*Capacity/)).toBeVisible();
});

test("keeps the selected devices in the query string", async () => {
  await press("KLUPPE");
  expect(columns()).toEqual(["RAHMEN"]);
  expect(location.search).toBe("?devices=rahmen");
  // One device has no differences, so all of its rows are shown.
  expect(screen.getByRole("row", { name: /^Auflösung / })).toBeVisible();
  await press("RAHMEN");
  // The last device cannot be removed.
  expect(columns()).toEqual(["RAHMEN"]);
});

test("shows only rows with differences until the visitor asks for all", async () => {
  expect(screen.queryByRole("row", { name: /^Auflösung / })).not.toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^Gewicht / })).toBeVisible();
  await press("Alle Zeilen");
  expect(screen.getByRole("row", { name: /^Auflösung / })).toBeVisible();
  expect(location.search).toBe("?show=all");
  await press("Nur Unterschiede");
  expect(screen.queryByRole("row", { name: /^Auflösung / })).not.toBeInTheDocument();
  await press("Alles zeigen");
  expect(screen.getByRole("row", { name: /^Auflösung / })).toBeVisible();
});

test("hides a row when its checkbox is cleared", async () => {
  await userEvent.click(screen.getByText("Zeilen wählen"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Gewicht" }));
  expect(screen.queryByRole("row", { name: /^Gewicht / })).not.toBeInTheDocument();
  expect(location.search).toBe("?without=weight");
});

test("shows the conditions of an accuracy", () => {
  expect(row("Abweichung")).toBe("Abweichung±4 mmEines Abstands, aus 5–20 m.Keine Angabe");
});

test("converts values and the distances of conditions to imperial units", async () => {
  renderCompare("/products/compare", IMPERIAL_LOCALE);
  await press("Imperial");
  await waitFor(() => expect(row("Gewicht")).toBe("Gewicht2,76 lb191 lb"));
  expect(row("Abweichung")).toBe("Abweichung±0,16 inEines Abstands, aus 16–66 ft.Keine Angabe");
});

test("where people use only metric units, offers no choice and ignores imperial units in the query string", () => {
  renderCompare("/products/compare?units=imperial", IMPERIAL_LOCALE);
  expect(screen.getByRole("group", { name: "Einheiten" })).toBeVisible();
  renderCompare("/products/compare?units=imperial");
  expect(screen.queryByRole("group", { name: "Einheiten" })).not.toBeInTheDocument();
  expect(row("Gewicht")).toBe("Gewicht1,25 kg86,5 kg");
});

test("links the first use of a term to the glossary while the table contains the term", async () => {
  renderCompare("/products/compare", IMPERIAL_LOCALE);
  const hrefsOf = (text: string): (string | null)[] =>
    screen.queryAllByRole("link", { name: text }).map((link) => link.getAttribute("href"));
  expect(hrefsOf("Reichweite")).toEqual(["/academy/glossary/reichweite"]);
  expect(hrefsOf("kg")).toEqual(["/academy/glossary/weight"]);
  await press("Imperial");
  await waitFor(() => expect(hrefsOf("kg")).toEqual([]));
  expect(row("Gewicht")).toContain("lb");
});

describe("of many devices", () => {
  const [first] = data.devices.nodes;
  const nodes = ["Eins", "Zwei", "Drei", "Vier", "Fünf"].map((name) => ({
    ...first,
    slug: name,
    name,
    path: `/${name}`,
  }));

  /** The names of the columns. Those after the second are hidden without the media query of the table for many devices. */
  const heads = (): (string | null)[] =>
    screen.getAllByRole("columnheader", { hidden: true }).flatMap((head) => head.querySelector("a")?.textContent ?? []);

  const showMany = (url: string): void => {
    cleanup();
    history.replaceState(null, "", url);
    renderInSite(<ComparePage {...pageProps({ ...data, devices: { nodes } } as unknown as Data)} />);
  };

  test("compares the first three, or those of the query string, and at most four", async () => {
    showMany("/products/compare?devices=Vier,Zwei");
    expect(heads()).toEqual(["Vier", "Zwei"]);
    showMany("/products/compare");
    expect(heads()).toEqual(["Eins", "Zwei", "Drei"]);
    await userEvent.click(screen.getByText(/^Geräte auswählen/));
    await userEvent.click(screen.getByRole("checkbox", { name: "Fünf" }));
    expect(heads()).toEqual(["Eins", "Zwei", "Drei", "Fünf"]);
    expect(screen.getByRole("checkbox", { name: "Vier" })).toBeDisabled();
    expect(location.search).toBe("?devices=Eins%2CZwei%2CDrei%2CF%C3%BCnf");
  });

  test("finds a device by its name", async () => {
    showMany("/products/compare");
    await userEvent.click(screen.getByText(/^Geräte auswählen/));
    await userEvent.type(screen.getByRole("searchbox"), "vie");
    expect(screen.getAllByRole("checkbox", { name: /^(Eins|Zwei|Drei|Vier|Fünf)$/ })).toHaveLength(1);
    await userEvent.type(screen.getByRole("searchbox"), "x");
    expect(screen.getByText("Kein Gerät heißt so.")).toBeVisible();
  });
});
