import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  API_DESCRIPTION_PATH,
  endpointsOf,
  eventsOf,
  examplesOf,
  type ApiDescription,
} from "@capture/content/model/api-description";
import { DeveloperTabs, type DeveloperTabsProps } from "../../../src/features/developers/developer-tabs";
import { contentOf } from "../../support/content/data";
import { openAt, query } from "../../support/dom/navigation";
import { itemsOf, pageOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

const page = pageOf<Queries.DevelopersPageQuery>("developers");
const description = contentOf<ApiDescription>("developers/openapi.json");
const props: DeveloperTabsProps = {
  page,
  guides: itemsOf("developers/guides.json"),
  api: {
    url: API_DESCRIPTION_PATH,
    endpoints: endpointsOf(description),
    events: eventsOf(description),
    examples: examplesOf(description),
  },
  sdks: itemsOf("developers/sdks.json"),
};

const panel = (): HTMLElement => screen.getByRole("tabpanel");
const open = (name: string): Promise<void> => userEvent.click(screen.getByRole("tab", { name }));
/** The texts in code elements of a table, joined for each row. */
const codeRows = (name: string): string[] =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("code")].map(({ textContent }) => textContent).join(" "));

beforeEach(() => {
  openAt("/developers");
  renderInSite(<DeveloperTabs {...props} />);
});

test("shows the guides first; they link to the documentation in a new tab", () => {
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Guides",
    "API Reference",
    "Examples",
  ]);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Guides");
  const link = within(panel()).getByRole("link", { name: /^Read guide ?: Quickstart \(öffnet einen neuen Tab\)$/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(within(panel()).getAllByText(/^\d+ min$/)).toHaveLength(props.guides.length);
});

test("the API reference lists endpoints, events and SDKs; the query string contains the selected tab", async () => {
  await open("API Reference");
  expect(codeRows("Method, Path und What it does")).toEqual([
    "GET /api/v1/spaces",
    "GET /api/v1/spaces/{id}",
    "POST /api/v1/spaces",
    "PUT /api/v1/spaces/{id}",
    "DELETE /api/v1/spaces/{id}",
    "POST /api/v1/auth/token",
    "POST /api/v1/auth/refresh",
  ]);
  expect(codeRows("Event, What it does")).toEqual(["space.created", "space.updated", "processing.complete"]);
  expect(within(panel()).getByRole("heading", { name: "Python" })).toBeVisible();
  const link = within(panel()).getByRole("link", { name: /^This reference as OpenAPI/ });
  expect(link).toHaveAttribute("href", API_DESCRIPTION_PATH);
  expect(query()).toBe("?tab=reference");
});

test("examples show their code, which can be focused and scrolled by keyboard", async () => {
  await open("Examples");
  const code = within(panel()).getByRole("region", { name: "Get a token and list spaces" });
  expect(code).toHaveAttribute("tabindex", "0");
  expect(code).toHaveTextContent("curl");
});
