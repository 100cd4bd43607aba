import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PlannerPage from "../../src/pages/products/planner";
import { contentOf, nulls } from "../support/data";
import { deviceOf } from "../support/devices";
import { pageOf, pageProps } from "../support/pages";
import { renderInSite } from "../support/site-view";

type Data = Queries.PlannerPageQuery;

const FIGURES = [
  "secondsPerPoint",
  "paceArea",
  "paceMinutes",
  "sceneArea",
  "megabytesPerPoint",
  "areaPerMinute",
  "megabytesPerMinute",
] as const;
const content = contentOf<{ devices: { device: string }[] }>("planner.json");
const data = {
  page: pageOf<Data>("planner"),
  planner: {
    ...content,
    devices: content.devices.map((planned) => ({ ...nulls(...FIGURES), ...planned, device: deviceOf(planned.device) })),
  },
} as unknown as Data;

const plan = (name: string): string =>
  (screen.getByRole("region", { name }).textContent ?? "").replaceAll("\u00a0", " ");
const field = (name: string | RegExp): HTMLElement => screen.getByRole("textbox", { name });
async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

beforeEach(() => {
  history.replaceState(null, "", "/products/planner");
  renderInSite(<PlannerPage {...pageProps(data)} />);
});

test("each device shows its results with their formulas", () => {
  expect(plan("PRO")).toContain("21 points × (23 s + 30 s) = 19 min");
  expect(plan("PRO")).toContain("180 m² at 500 m² in 70 min = 26 min");
  expect(plan("PRO")).toContain("The longer of the two counts.");
  expect(plan("MINION")).toContain("21 points × 250 MB, of 64 GB");
  expect(plan("META")).toContain("180 m² ÷ 20 m² a minute = 9 min");
});

test("figures and assumptions that are changed change the results and the address", async () => {
  await type("Rooms", "10");
  await type("Seconds between two points", "60");
  expect(plan("MINION")).toContain("30 points × (33 s + 60 s) = 47 min");
  expect(new URLSearchParams(location.search).get("rooms")).toBe("10");
  await userEvent.click(screen.getByRole("button", { name: "First values" }));
  expect(location.search).toBe("");
  expect(field("Rooms")).toHaveValue("7");
});

test("what does not fit stays as it is typed, is told, and gives no result", async () => {
  await type("Rooms", "many");
  expect(field("Rooms")).toHaveValue("many");
  expect(field("Rooms")).toHaveAccessibleDescription("Enter a number from 1 to 10,000.");
  expect(plan("PRO")).toContain("—");
  await type("Rooms", "2");
  expect(field("Rooms")).not.toHaveAccessibleDescription();
  expect(plan("PRO")).not.toContain("—");
});

test("in imperial units the same place has the same results", async () => {
  await type("Area in m²", "500");
  const units = within(screen.getByRole("group", { name: "Units" }));
  await userEvent.click(units.getByRole("button", { name: "Imperial" }));
  expect(field("Area in ft²")).toHaveValue("5382");
  expect(plan("PRO")).toContain("5,382 ft² at 5,382 ft² in 70 min = 1 h 10 min");
  await userEvent.click(units.getByRole("button", { name: "Metric" }));
  expect(field("Area in m²")).toHaveValue("500");
});
