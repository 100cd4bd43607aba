import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../src/layout/header";
import { useLayoutContent } from "../../../src/layout/use-layout-content";
import { stubScreen, widenScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

const Page = () => (
  <>
    <Header {...useLayoutContent()} />
    <main>
      <h1>The page</h1>
    </main>
    <footer>Legal</footer>
  </>
);

const button = (): HTMLElement =>
  within(screen.getByRole("banner")).getByRole("button", { name: /^(Menü|Schließen)$/ });
const sheet = (): HTMLElement => document.getElementById(button().getAttribute("aria-controls") ?? "") ?? document.body;
/** Whether the main content and the footer are inert. */
const inertStates = (): boolean[] =>
  [screen.getByRole("main", { hidden: true }), screen.getByText("Legal")].map(({ inert }) => inert);

beforeEach(() => {
  stubScreen();
  renderInSite(<Page />);
});

test("the button opens a sheet with every link of the header and closes it again", async () => {
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(sheet()).not.toBeVisible();
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  expect(button()).toHaveAccessibleName("Schließen");
  expect(sheet()).toBeVisible();
  const links = within(sheet()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([
      "/products/kluppe",
      "/solutions/saegewerke",
      "/showcase",
      "https://platform.stammwerk.example",
    ]),
  );
  await userEvent.click(button());
  expect(sheet()).not.toBeVisible();
});

test("makes the header opaque and the page inert while the menu is open", async () => {
  fireEvent.click(button());
  expect(screen.getByRole("banner")).toHaveAttribute("data-opaque", "true");
  await waitFor(() => expect(inertStates()).toEqual([true, true]));
  expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
  fireEvent.click(button());
  expect(screen.getByRole("banner")).toHaveAttribute("data-opaque", "false");
  expect(inertStates()).toEqual([false, false]);
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
});

test("closing the menu makes the page interactive before the sheet is hidden", async () => {
  fireEvent.click(button());
  await waitFor(() => expect(inertStates()).toEqual([true, true]));
  // React renders in several steps, as in a browser; within `act` it would render everything immediately.
  const actEnvironment = jest.replaceProperty(
    globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
    "IS_REACT_ACT_ENVIRONMENT",
    false,
  );
  try {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await Promise.resolve();
    expect(inertStates()).toEqual([false, false]);
    await waitFor(() => expect(sheet()).not.toBeVisible(), { timeout: 10_000 });
  } finally {
    actEnvironment.restore();
  }
});

test("Escape closes the menu and returns the focus to its button", async () => {
  fireEvent.click(button());
  within(sheet()).getByRole("link", { name: "KLUPPE" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(sheet()).not.toBeVisible();
  expect(button()).toHaveFocus();
});

test("leaves the page interactive when the menu is closed before it is painted", async () => {
  fireEvent.click(button());
  fireEvent.click(button());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(inertStates()).toEqual([false, false]);
});

test("closes when the window becomes wide enough that the menu button is hidden", async () => {
  fireEvent.click(button());
  await waitFor(() => expect(inertStates()).toEqual([true, true]));
  widenScreen();
  expect(sheet()).not.toBeVisible();
  expect(inertStates()).toEqual([false, false]);
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
});

test("closes when the visitor follows a link in the menu", () => {
  fireEvent.click(button());
  fireEvent.click(within(sheet()).getByRole("link", { name: "KLUPPE" }));
  expect(sheet()).not.toBeVisible();
});

test("Request Demo closes the menu and opens the demo dialog", async () => {
  fireEvent.click(button());
  await userEvent.click(within(sheet()).getByRole("button", { name: "Vorführung anfragen" }));
  expect(await screen.findByRole("dialog", { name: "Vorführung" })).toBeVisible();
  expect(sheet()).not.toBeVisible();
  expect(inertStates()).toEqual([false, false]);
});
