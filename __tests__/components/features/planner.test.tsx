import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wordsIn } from "@capture/words/words";
import PlannerPage from "../../../src/pages/products/planner";
import { contentOf, nulls } from "../../support/content/data";
import { deviceOf, plannerFiguresOf } from "../../support/content/devices";
import { pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

type Data = Queries.PlannerPageQuery;

const ASSUMPTIONS = ["batteryBuiltIn", "megabytesPerPoint", "areaPerMinute", "megabytesPerMinute"] as const;
const content = contentOf<{ devices: { device: string }[] }>("planner.json");
const data = {
  page: pageOf<Data>("planner"),
  planner: {
    ...content,
    devices: content.devices.map(({ device, ...assumptions }) => ({
      ...nulls(...ASSUMPTIONS),
      ...assumptions,
      ...plannerFiguresOf(device),
      device: deviceOf(device),
    })),
  },
  productLabels: contentOf("labels/product.json"),
  factLabels: wordsIn("en")["labels/decision.json"],
} as unknown as Data;

const textOf = (element: HTMLElement | null): string => (element?.textContent ?? "").replaceAll("\u00a0", " ");
const plan = (name: string): string => textOf(screen.getByRole("region", { name }));
const formulas = (): string => textOf(screen.getByText("Formulas").closest("details"));
const field = (name: string | RegExp): HTMLElement => screen.getByRole("textbox", { name });
async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

beforeEach(() => {
  history.replaceState(null, "", "/products/planner");
  // The planner is not in the content of the company. Its texts and figures are those of a site in the United States.
  renderInSite(<PlannerPage {...pageProps(data)} />, { locale: "en-US" });
});

test("each device shows its results with their formulas", () => {
  expect(formulas()).toContain("12 points × (23 s + 30 s) = 11 min");
  expect(formulas()).toContain("80 m² at 500 m² in 70 min = 11 min");
  expect(formulas()).toContain("The longer of the two counts.");
  expect(formulas()).toContain("12 points × 250 MB, of 64 GB");
  expect(formulas()).toContain("80 m² ÷ 20 m² a minute = 4 min");
});

test("for the flat of 80 m² in the texts, the times are theirs, and their parts are named", () => {
  expect(plan("PRO")).toContain("Time on site11 min4.6 min shooting6.6 min moving");
  expect(plan("MINION")).toContain("Time on site13 min6.6 min shooting6 min moving");
  expect(plan("META")).toContain("Time on site4 min4 min walking, captured on the way");
  expect(plan("PRO")).toContain("Storage0.3 GB of 16 GB");
  expect(plan("PRO")).toContain("Charges1 11 min of 5 h");
  expect(screen.getByRole("figure")).toHaveTextContent(
    "4 rooms of 20 m², 12 points in all. The line is the walk with META.",
  );
});

test("says that the place comes from another tool", () => {
  const note = "Taken from your project.";
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  cleanup();
  history.replaceState(null, "", "/products/planner?subject=homes&area=120");
  renderInSite(<PlannerPage {...pageProps(data)} />, { locale: "en-US" });
  expect(screen.getByText(note)).toBeVisible();
  expect(field("Area in m²")).toHaveValue("120");
});

test("a place that is too large to draw is described without the line of its drawing", async () => {
  await type("Rooms", "600");
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("svg")).toBeNull();
  expect(figure).toHaveTextContent(/^600 rooms of 0.133 m², 1,800 points in all\.$/);
});

test("assumptions that differ from the first values are open", async () => {
  const assumptions = screen.getByText("Assumptions").closest("details");
  expect(assumptions).not.toHaveAttribute("open");
  await type("Seconds between two points", "60");
  expect(assumptions).toHaveAttribute("open");
});

test("changed fields change the results and the query string", async () => {
  await type("Rooms", "10");
  await type("Seconds between two points", "60");
  expect(formulas()).toContain("30 points × (33 s + 60 s) = 47 min");
  expect(new URLSearchParams(location.search).get("rooms")).toBe("10");
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(location.search).toBe("");
  expect(field("Rooms")).toHaveValue("4");
});

test("keeps invalid input and the last valid results, and says so", async () => {
  const outdated = "These are the last valid results.";
  await type("Rooms", "10");
  const valid = plan("MINION");
  await type("Rooms", "10x");
  expect(field("Rooms")).toHaveValue("10x");
  expect(field("Rooms")).toHaveAccessibleDescription("Enter a whole number from 1 to 10,000.");
  expect(screen.getByText(outdated)).toBeVisible();
  expect(plan("MINION")).toBe(valid);
  expect(screen.getByRole("figure")).toHaveTextContent(/^10 rooms/);
  await type("Rooms", "2");
  expect(field("Rooms")).not.toHaveAccessibleDescription();
  expect(screen.queryByText(outdated)).not.toBeInTheDocument();
  expect(plan("MINION")).not.toBe(valid);
});

test("with a URL whose values are invalid, the results are those of the defaults", () => {
  const defaults = plan("PRO");
  cleanup();
  history.replaceState(null, "", "/products/planner?rooms=many");
  renderInSite(<PlannerPage {...pageProps(data)} />, { locale: "en-US" });
  expect(field("Rooms")).toHaveValue("many");
  expect(plan("PRO")).toBe(defaults);
});

test("rooms and points must be whole numbers", async () => {
  await type("Rooms", "2.5");
  expect(field("Rooms")).toHaveAccessibleDescription("Enter a whole number from 1 to 10,000.");
  await type("Rooms", "2");
  await type("Points in each room", "1.5");
  expect(field("Points in each room")).toHaveAccessibleDescription("Enter a whole number from 1 to 1,000.");
});

test("uses the singular for one room, one point and one full memory", async () => {
  await type("Rooms", "1");
  await type("Points in each room", "1");
  expect(formulas()).toContain("1 point × (33 s + 30 s)");
  expect(formulas()).toContain("1 room × 1 point");
  await type("MINION: megabytes per point", "100000");
  expect(plan("MINION")).toContain("empty the memory once on the way");
  await type("Rooms", "2");
  expect(plan("MINION")).toContain("empty the memory 3 times on the way");
});

test("counts charges of a built-in battery, and batteries otherwise", async () => {
  await type("Area in m²", "5000");
  expect(plan("PRO")).toContain("Charges3");
  expect(formulas()).toContain("11 h 40 min ÷ up to 5 h a charge");
  expect(plan("PRO")).not.toContain("Batteries");
  expect(plan("META")).toContain("Batteries2");
  expect(formulas()).toContain("4 h 10 min ÷ up to 4 h each");
});

test("an area keeps its entered value when the units are changed and changed back", async () => {
  await type("Area in m²", "12.5");
  const units = within(screen.getByRole("group", { name: "Units" }));
  await userEvent.click(units.getByRole("button", { name: "Imperial" }));
  expect(field("Area in ft²")).toHaveValue("135");
  await userEvent.click(units.getByRole("button", { name: "Metric" }));
  expect(field("Area in m²")).toHaveValue("12.5");
  await userEvent.click(units.getByRole("button", { name: "Imperial" }));
  // The value is now edited in the other unit, so the first value is lost.
  await type("Area in ft²", "50");
  await userEvent.click(units.getByRole("button", { name: "Metric" }));
  expect(field("Area in m²")).toHaveValue("4.65");
  await userEvent.click(units.getByRole("button", { name: "Imperial" }));
  expect(field("Area in ft²")).toHaveValue("50");
});

test("shows the same results in imperial units", async () => {
  await type("Area in m²", "500");
  const units = within(screen.getByRole("group", { name: "Units" }));
  await userEvent.click(units.getByRole("button", { name: "Imperial" }));
  expect(field("Area in ft²")).toHaveValue("5382");
  expect(formulas()).toContain("5,382 ft² at 5,382 ft² in 70 min = 1 h 10 min");
  await userEvent.click(units.getByRole("button", { name: "Metric" }));
  expect(field("Area in m²")).toHaveValue("500");
});

test("of many devices, the first three are planned until others are chosen", async () => {
  cleanup();
  const [first] = data.planner?.devices ?? [];
  const named = (name: string) => ({ ...first, device: { ...first?.device, slug: name, name } });
  const planner = { ...data.planner, devices: ["A", "B", "C", "D"].map(named) };
  renderInSite(<PlannerPage {...pageProps({ ...data, planner } as unknown as Data)} />, { locale: "en-US" });
  const plans = (): (string | null)[] => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  expect(plans()).toEqual(["A", "B", "C"]);
  await userEvent.click(screen.getByText(/^Geräte auswählen/));
  await userEvent.click(screen.getByRole("checkbox", { name: "A" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "D" }));
  expect(plans()).toEqual(["B", "C", "D"]);
  expect(screen.queryByRole("textbox", { name: /^A:/ })).not.toBeInTheDocument();
});
