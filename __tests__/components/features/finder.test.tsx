import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wordsIn } from "@capture/words/words";
import FinderPage from "../../../src/pages/products/finder";
import { contentOf } from "../../support/content/data";
import { deviceOf, specificationGroups } from "../../support/content/devices";
import { pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";
import { stubScreen } from "../../support/dom/screen";

type Data = Queries.FinderPageQuery;
type Rule = { device: string };

const content = contentOf<{ rules: Rule[]; exclusions: Rule[] }>("finder.json");
const linked = (rules: Rule[]) => rules.map((rule) => ({ ...rule, device: deviceOf(rule.device) }));
const data = {
  page: pageOf<Data>("finder"),
  finder: { ...content, rules: linked(content.rules), exclusions: linked(content.exclusions) },
  finderLink: { route: "/products/finder", name: "Device finder" },
  plannerLink: { route: "/products/planner", name: "Capture planner" },
  factLabels: wordsIn("en")["labels/decision.json"],
  devices: { nodes: ["pro", "minion", "meta"].map(deviceOf) },
  specificationFields: { items: specificationGroups },
  productLabels: contentOf("labels/product.json"),
} as unknown as Data;

const choose = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole("radio", { name }));
const result = () => within(screen.getByRole("region", { name: "We suggest" }));

beforeEach(() => {
  history.replaceState(null, "", "/products/finder");
  sessionStorage.clear();
  stubScreen();
  renderInSite(<FinderPage {...pageProps(data)} />);
});

async function answerAll(): Promise<void> {
  for (const name of ["Homes and apartments", "A few rooms", "Seeing the place", "To a website"]) await choose(name);
}

test("suggests a device with its reasons after four answers", async () => {
  expect(screen.getByRole("status")).toHaveTextContent("0 of 4 answered");
  expect(screen.queryByRole("region", { name: "We suggest" })).not.toBeInTheDocument();
  await answerAll();
  expect(screen.getByRole("status")).toHaveTextContent("4 of 4 answered");
  expect(result().getByRole("heading", { name: "PRO" })).toBeVisible();
  expect(result().getByText("About 23 s per point; 500 m² in 70 min", { normalizer: plain })).toBeVisible();
  expect(result().getByRole("link", { name: "See PRO" })).toHaveAttribute("href", "/products/pro");
});

test("keeps the answers in the query string until Start again clears them", async () => {
  await answerAll();
  expect(location.search).toBe("?subject=homes&size=rooms&need=view&result=tour");
  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(location.search).toBe("");
  expect(screen.getByRole("radio", { name: "Homes and apartments" })).not.toBeChecked();
});

test("a site whose only tool is the finder offers no other for the same project", async () => {
  cleanup();
  const compareLink = { route: "/products/compare", name: "Compare devices" };
  renderInSite(<FinderPage {...pageProps({ ...data, plannerLink: null, compareLink })} />);
  await answerAll();
  expect(result().queryByRole("navigation")).not.toBeInTheDocument();
});

test("lists an excluded device with its reason", async () => {
  await answerAll();
  await choose("Dimensions");
  expect(result().getByRole("heading", { name: "META" })).toBeVisible();
  const excluded = result().getByText("PRO").closest("li");
  expect(excluded).toHaveTextContent(/Where a dimension is contractual, use a laser/);
});

test("adds the answers to the message of the demo form", async () => {
  await answerAll();
  await userEvent.click(result().getByRole("button", { name: "Request Demo" }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/Nachricht/);
  expect(message.value).toContain("From the device finder:\nWhat do you capture? Homes and apartments");
  expect(message.value).toContain("Suggested: PRO");
});

test("lists all rules, folded by device", async () => {
  const summary = screen.getByText("META");
  const rules = within(summary.closest("details") ?? document.body);
  expect(rules.getByText("Into CAD or BIM")).not.toBeVisible();
  await userEvent.click(summary);
  expect(rules.getByText("Into CAD or BIM")).toBeVisible();
  expect(rules.getAllByRole("listitem").length).toBeGreaterThanOrEqual(5);
});

/** Replaces the no-break spaces before units. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").trim();
}

test("links to the planner only if the site has one", async () => {
  const link = () => screen.queryByRole("link", { name: "Plan hours and storage" });
  await answerAll();
  expect(link()).toHaveAttribute("href", "/products/planner?subject=homes&size=rooms&need=view&result=tour");
  cleanup();
  renderInSite(<FinderPage {...pageProps({ ...data, plannerLink: null })} />);
  expect(link()).not.toBeInTheDocument();
  expect(result().getByRole("heading", { name: "PRO" })).toBeVisible();
});
