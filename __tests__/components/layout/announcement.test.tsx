import userEvent from "@testing-library/user-event";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { AnnouncementContent } from "@capture/domain/announcement";
import { Announcement } from "../../../src/layout/announcement/announcement";
import { hideAnnouncement } from "../../../gatsby/outputs/hide-announcement";

const CONTENT: AnnouncementContent = {
  text: "Meet us at the fair.",
  link: { text: "Book a demo", to: "/showcase" },
  version: "1a2b3c4d",
  name: "Announcement",
  dismiss: "Dismiss",
  skip: "Skip to content",
};
const withPrefix = (path: string): string => `/de${path}`;

/** Loads a page with the bar, as its HTML and its inline script do. */
function openPage(content: Partial<AnnouncementContent> = {}, path = "/"): HTMLElement {
  history.replaceState(null, "", withPrefix(path));
  cleanup();
  render(<Announcement {...CONTENT} {...content} path={path} withPrefix={withPrefix} script="" />);
  hideAnnouncement();
  return screen.getByRole("region", { hidden: true });
}

beforeEach(() => sessionStorage.clear());

test("the bar is a region with its text and a link in the language of the page", () => {
  expect(openPage()).toHaveAccessibleName("Announcement");
  expect(screen.getByRole("link", { name: "Book a demo" })).toHaveAttribute("href", "/de/showcase");
  openPage({ link: { text: "Tickets", to: "https://fair.example" } });
  expect(screen.getByRole("link", { name: "Tickets" })).toHaveAttribute("href", "https://fair.example");
});

test("a visitor dismisses the bar for the visit, but not the next announcement", async () => {
  expect(openPage()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(openPage({}, "/products")).not.toBeVisible();
  expect(openPage({ version: "ffffffff" })).toBeVisible();
});

test("without storage, the bar is dismissed on the page", async () => {
  const storage = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const bar = openPage();
  await userEvent.click(screen.getByRole("button"));
  expect(bar).not.toBeVisible();
  storage.mockRestore();
});

test("a page that is older than the end of the announcement does not show it", () => {
  expect(openPage({ until: Date.now() + 60_000 })).toBeVisible();
  expect(openPage({ until: Date.now() - 1 })).not.toBeVisible();
});

test("only the listed pages have the bar, in their HTML and after a link inside the site", async () => {
  const pages = ["/products", "/contact"];
  render(<Announcement {...CONTENT} pages={pages} path="/products" withPrefix={withPrefix} script="" />);
  expect(screen.getByRole("region")).toBeVisible();
  cleanup();
  render(<Announcement {...CONTENT} pages={pages} path="/" withPrefix={withPrefix} script="" />);
  expect(screen.queryByRole("region")).toBeNull();
  const bar = openPage({ pages }, "/");
  expect(bar).not.toBeVisible();
  const goTo = (path: string): void => {
    history.pushState(null, "", withPrefix(path));
    document.head.append(document.createElement("meta"));
  };
  goTo("/contact");
  await waitFor(() => expect(bar).toBeVisible());
  goTo("/blog");
  await waitFor(() => expect(bar).not.toBeVisible());
});
