import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Layout } from "../../../src/components/layout/layout";
import { focusContent } from "../../../src/components/layout/route-focus";
import { stubScreen } from "../../support/dom/screen";
import { stubSiteContent } from "../../support/dom/site-view";

type Update = Parameters<typeof focusContent>[0];

beforeEach(() => {
  stubScreen();
  stubSiteContent();
  render(
    <Layout>
      <h1>The page</h1>
    </Layout>,
  );
});

test("the first Tab stop is a link to the content", async () => {
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Zum Inhalt" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

test("the footer has four columns of links, and the legal links", () => {
  const columns = within(screen.getByRole("navigation", { name: "Fuß" }));
  expect(columns.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Geräte",
    "Einsatz",
    "Wissen",
    "Betrieb",
  ]);
  const legal = within(screen.getByRole("navigation", { name: "Rechtliches" })).getAllByRole("link");
  expect(legal.map((link) => link.getAttribute("href"))).toEqual(["/agb", "/datenschutz", "/speicher"]);
});

describe("after a navigation, the focus", () => {
  const toLocation = (path: string): Location => new URL(path, "https://acme.example") as unknown as Location;
  const navigate = async (from: string | null, to: string): Promise<void> => {
    focusContent({ location: toLocation(to), prevLocation: from === null ? null : toLocation(from) } as Update);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };

  test("goes to the content of the new page", async () => {
    await navigate("/about", "/contact");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test.each([
    ["the first page of a visit", null, "/about"],
    ["a filter of the same page", "/blog", "/blog?q=rtk"],
    ["a fragment of another page", "/about", "/academy#faq"],
  ])("does not move for %s", async (_what, from, to) => {
    await navigate(from, to);
    expect(document.body).toHaveFocus();
  });
});
