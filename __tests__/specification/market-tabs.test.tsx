import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MarketTabs } from "../../src/features/marketplace/market-tabs";
import { goBack, headings, openAt, query } from "../support/dom/navigation";
import { nulls } from "../support/content/data";
import { fillIn, press } from "../support/dom/fill";
import { itemsOf, pageOf } from "../support/content/pages";
import { renderInSite } from "../support/dom/site-view";

type Props = Parameters<typeof MarketTabs>[0];

const tools = itemsOf<Props["tools"][number]>("marketplace/tools.json");
const services = itemsOf<Props["services"][number]>("marketplace/services.json").map((service) => ({
  ...nulls("facts", "url", "isPartner"),
  ...service,
}));

function renderTabs(url = "/marketplace"): void {
  openAt(url);
  const page = pageOf<Queries.MarketplacePageQuery>("marketplace");
  renderInSite(<MarketTabs tools={tools} services={services} page={page} />);
}
const panel = (): HTMLElement => screen.getByRole("tabpanel");
const selectedTab = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

test("shows the six tools first; each link opens in a new tab", () => {
  renderTabs();
  expect(selectedTab()).toBe("Tools");
  expect(headings(3, panel())).toEqual(["4D Live", "4D Pano", "4D Time", "4D BIM", "4D Labs", "Partner Apps"]);
  const links = within(panel()).getAllByRole("link");
  expect(links).toHaveLength(6);
  for (const link of links) expect(link).toHaveAttribute("target", "_blank");
});

test("the query string contains the selected tab; the back button returns to the tools", async () => {
  renderTabs();
  await userEvent.click(screen.getByRole("tab", { name: "Services" }));
  expect(headings(3, panel())).toHaveLength(4);
  expect(within(panel()).getByText("48h regular delivery")).toBeVisible();
  expect(within(panel()).getByText("24h express delivery")).toBeVisible();
  expect(query()).toBe("?tab=services");
  await goBack();
  expect(selectedTab()).toBe("Tools");
});

test("a service links to its request form on another site, in a new tab", () => {
  renderTabs("/marketplace?tab=services");
  const links = within(panel()).getAllByRole("link", { name: "Request Service (opens in a new tab)" });
  expect(links).toHaveLength(services.filter(({ url }) => url !== null).length);
  for (const link of links) expect(link).toHaveAttribute("target", "_blank");
});

test("Offer Services opens the partner application form; sending it logs the type “service”", async () => {
  renderTabs("/marketplace?tab=services");
  const service = within(screen.getByText("Partner Services").closest("article") ?? panel());
  await userEvent.click(service.getByRole("button", { name: "Offer Services" }));
  expect(await screen.findByRole("dialog", { name: "Partner Application" })).toBeVisible();
  const logged = jest.spyOn(console, "info").mockImplementation(() => undefined);
  fillIn("marketplace-partner");
  press("marketplace-partner");
  expect(await screen.findByText("Application Submitted!")).toBeVisible();
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ additional_data: { type: "service" } })]]);
});
