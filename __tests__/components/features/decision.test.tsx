import { TextEncoder } from "node:util";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import DecisionPage from "../../../src/pages/products/decision";
import { decisionData } from "../../support/content/decision";
import { specificationGroups } from "../../support/content/devices";
import { pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

const ACCURACY = specificationGroups.flatMap(({ fields }) => fields).find(({ key }) => key === "accuracy")?.label ?? "";
const HALL = "?subject=plants&area=4000&rooms=1&decision=permit&distance=60&capture=walk&control=no&result=model";

// The library of the code with the URL needs it, and jsdom lacks it.
Object.assign(globalThis, { TextEncoder });

async function open(search: string): Promise<void> {
  history.replaceState(null, "", `/products/decision${search}`);
  renderInSite(<DecisionPage {...pageProps(decisionData())} />, { locale: "en-US" });
  fireEvent.pointerMove(document.body);
  await screen.findByRole("heading", { name: "Decision sheet" });
}
const section = (heading: string): HTMLElement =>
  screen.getByRole("heading", { name: heading, level: 3 }).closest("section") ?? document.body;
const textOf = (heading: string): string => (section(heading).textContent ?? "").replaceAll("\u00a0", " ");

test("shows an example until the visitor enters something", async () => {
  await open("");
  expect(screen.getByText("Example: enter your project above, and this becomes your sheet.")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "What do you capture?" }), "Damaged rooms");
  expect(screen.queryByText(/^Example:/)).not.toBeInTheDocument();
  expect(location.search).toBe("?subject=damage");
  expect(textOf("Your project")).toContain("Damaged rooms");
  expect(textOf("Your project")).toContain("Still open: Area, Rooms, How large is one capture");
});

test("what follows from other facts is not asked again, until the visitor answers it", async () => {
  await open("?area=4000&decision=permit");
  const need = screen.getByRole("combobox", { name: "What do you need from the result?" });
  expect(need).toHaveValue("measure");
  expect(need).toHaveAccessibleDescription("From your project (Decision: Permit drawing)");
  expect(screen.getByRole("combobox", { name: "How large is one capture?" })).toHaveAccessibleDescription(
    /^From your project \(Area: 4,000\sm²\)$/,
  );
  await userEvent.selectOptions(need, "Seeing the place");
  expect(location.search).toBe("?area=4000&need=view");
});

test("names the device with its figure, the tolerance for the order, and the time with its formula", async () => {
  await open(HALL);
  expect(textOf("Which device")).toMatch(
    /^Which deviceFitsMETA14\.1 mm is within ±20 mm\. .* Read here as .* √2 × 10 mm = 14\.1 mm/,
  );
  expect(textOf("Tolerance")).toContain("differs from the true distance by at most 20 mm");
  expect(textOf("Time and data")).toContain("Time on site3 h 20 min");
  expect(textOf("Time and data")).toContain("4,000 m² ÷ 20 m² a minute = 3 h 20 min");
  expect(textOf("Ask every maker")).toContain("META: m² walked per minute: we assumed 20.");
});

test("compares with a device of another maker, whose figures stay in the URL", async () => {
  await open(HALL);
  const table = within(section("Side by side"));
  fireEvent.change(table.getByRole("textbox", { name: "Another maker’s device" }), { target: { value: "Model X" } });
  fireEvent.change(table.getByRole("textbox", { name: new RegExp(`^${ACCURACY}`) }), { target: { value: "±5 mm" } });
  expect(new URLSearchParams(location.search).get("other")).toBe("Model X");
  expect(new URLSearchParams(location.search).get("other-accuracy")).toBe("±5 mm");
  expect(table.getByRole("textbox", { name: new RegExp(`^${ACCURACY}`) })).toHaveValue("±5 mm");
  expect(textOf("Ask every maker")).toMatch(new RegExp(`Not entered for Model X: (?!.*${ACCURACY})`));
});

test("copies the sheet as Markdown, with the other device and the URL", async () => {
  const user = userEvent.setup();
  await open(`${HALL}&other=Model+X&other-accuracy=5+mm`);
  await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
  const text = (await navigator.clipboard.readText()).replaceAll("\u00a0", " ");
  expect(text).toMatch(/^# Decision sheet\n\n[^\n]+\n\n## Your project\n\n- Area: \*\*4,000 m²\*\*\n/);
  expect(text).toMatch(new RegExp(`\\| ${ACCURACY} \\|.* ±1 cm.* \\| 5 mm \\|`));
  expect(text).toContain(`<${location.href}>`);
});

test("links to the other tools carry the project", async () => {
  await open("?area=4000&show=all");
  const links = within(screen.getByRole("navigation", { name: "With the same project" }));
  expect(links.getByRole("link", { name: "Capture planner" })).toHaveAttribute("href", "/products/planner?area=4000");
  expect(links.queryByRole("link", { name: "Decision sheet" })).not.toBeInTheDocument();
});
