import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReleaseIndex } from "../../../src/features/releases/release-index";
import { pageOf } from "../../support/content/pages";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { renderInSite } from "../../support/dom/site-view";

type Release = Queries.ReleasePartsFragment;

const { labels } = pageOf<Queries.ReleasesPageQuery>("releases");
const device = (slug: string) => ({ slug, name: slug.toUpperCase(), path: `/products/${slug}` });
const release = (slug: string, title: string, changes: Partial<Release> = {}): Release => ({
  slug,
  title,
  version: "1.2",
  day: "2026-01-31",
  dateText: "January 31, 2026",
  news: ["It starts faster.", "It stops sooner."],
  fixed: null,
  knownIssues: null,
  postponable: null,
  article: null,
  product: device("scout"),
  devices: null,
  ...changes,
});
const releases = [
  release("scout-1-2", "Quick start", { knownIssues: ["It does not fly."], article: "/blog/7" }),
  release("cloud-1", "Merging", { product: device("cloud"), devices: [device("scout"), device("pilot")] }),
  release("cloud-0", "Regions", { product: device("cloud") }),
];

function show(url = "/releases"): void {
  openAt(url);
  renderInSite(<ReleaseIndex releases={releases} labels={labels} />);
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

test("shows version, day and lists of each release, and says what is not stated", () => {
  show();
  expect(headings(3)).toEqual(["Quick start", "Merging", "Regions"]);
  const entry = within(screen.getByRole("article", { name: "Quick start" }));
  expect(entry.getByText("January 31, 2026")).toHaveAttribute("datetime", "2026-01-31");
  expect(entry.getByText("1.2")).toBeVisible();
  expect(entry.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "It starts faster.",
    "It stops sooner.",
  ]);
  expect(entry.getByText("It does not fly.")).toBeVisible();
  expect(entry.getAllByText(labels.notStated)).toHaveLength(2);
  expect(entry.getByRole("link", { name: new RegExp(labels.article) })).toHaveAttribute("href", "/blog/7");
});

test("filters by product and by the devices that a release concerns, in the query string", async () => {
  show();
  await press("PILOT");
  expect(headings(3)).toEqual(["Merging"]);
  expect(query()).toBe("?device=pilot");
  await press("SCOUT");
  expect(headings(3)).toEqual(["Quick start", "Merging"]);
  await goBack();
  expect(headings(3)).toEqual(["Merging"]);
});

test("an unknown device finds nothing, and the button shows all releases again", async () => {
  show("/releases?device=nano");
  expect(screen.getByText(labels.empty)).toBeVisible();
  await press(labels.reset);
  expect(headings(3)).toHaveLength(3);
});
