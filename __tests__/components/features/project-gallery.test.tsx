import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectGallery } from "../../../src/features/showcase/project-gallery";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { INDUSTRIES, project } from "../../support/content/entries";
import { pageOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

const projects = [
  project("loft", "A loft", "real-estate"),
  project("frame", "A concrete frame", "aec"),
  project("tower", "A tower", "aec"),
];
const categories = Object.entries(INDUSTRIES).map(([slug, name]) => ({ slug, name }));

function renderGallery(url = "/showcase"): void {
  openAt(url);
  const { labels } = pageOf<Queries.ShowcasePageQuery>("showcase");
  renderInSite(<ProjectGallery {...{ projects, categories, labels }} caseStudiesPath="/case-studies" />);
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

test("all projects are shown, and the filter lists every industry", () => {
  renderGallery();
  expect(headings(3)).toEqual(["A loft", "A concrete frame", "A tower"]);
  expect(screen.getByRole("status")).toHaveTextContent("Projekte: 3");
  const filter = within(screen.getByRole("group", { name: "Nach Einsatz filtern" }));
  expect(filter.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Alles",
    "Real Estate",
    "AEC",
    "Insurance",
  ]);
});

test("filters by industry, announces the count and updates the query string; the back button undoes the filter", async () => {
  renderGallery();
  await press("AEC");
  expect(headings(3)).toEqual(["A concrete frame", "A tower"]);
  expect(screen.getByRole("status")).toHaveTextContent("Projekte: 2");
  expect(screen.getByRole("button", { name: "AEC" })).toHaveAttribute("aria-pressed", "true");
  expect(query()).toBe("?category=aec");
  await goBack();
  expect(headings(3)).toHaveLength(3);
});

test("a filter without projects shows a message and a button for all projects", async () => {
  renderGallery("/showcase?category=insurance");
  expect(screen.getByText("Hier gibt es noch kein Projekt.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Projekte: 0");
  await press("Alle Projekte");
  expect(headings(3)).toHaveLength(3);
  expect(query()).toBe("");
});

test("a project opens in a dialog with links to its tour and the case studies", async () => {
  renderGallery();
  await press("A tower");
  const modal = within(screen.getByRole("dialog", { name: "A tower" }));
  expect(modal.getByRole("img", { name: "Picture of A tower" })).toBeVisible();
  expect(modal.getByText("AEC")).toBeVisible();
  expect(modal.getByText("What was done at A tower.")).toBeVisible();
  const tour = modal.getByRole("link", { name: "Rundgang öffnen (öffnet einen neuen Tab)" });
  expect(tour).toHaveAttribute("href", "https://tours.example/tower");
  expect(tour).toHaveAttribute("target", "_blank");
  expect(modal.getByRole("link", { name: "Bericht" })).toHaveAttribute("href", "/case-studies");
});

test("links to the tour's own page in a new tab, or to another site if `tourUrl` is set", async () => {
  const withPage = { ...project("loft", "A loft", "real-estate"), tourUrl: null, tour: { path: "/tours/oak-flat" } };
  const withBoth = { ...project("tower", "A tower", "aec"), tour: { path: "/tours/oak-flat" } };
  const { labels } = pageOf<Queries.ShowcasePageQuery>("showcase");
  renderInSite(
    <ProjectGallery projects={[withPage, withBoth]} {...{ categories, labels }} caseStudiesPath="/case-studies" />,
  );
  for (const [name, href] of [
    ["A loft", "/tours/oak-flat"],
    ["A tower", "https://tours.example/tower"],
  ] as const) {
    await press(name);
    const tour = within(screen.getByRole("dialog")).getByRole("link", {
      name: "Rundgang öffnen (öffnet einen neuen Tab)",
    });
    expect(tour).toHaveAttribute("href", href);
    expect(tour).toHaveAttribute("target", "_blank");
    await press("Schließen");
  }
});

test("without tours, case studies and solutions there are neither links nor a filter", async () => {
  const { labels } = pageOf<Queries.ShowcasePageQuery>("showcase");
  const bare = { ...project("loft", "A loft", "aec"), tourUrl: null, category: null };
  renderInSite(<ProjectGallery projects={[bare]} categories={[]} labels={labels} caseStudiesPath={undefined} />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  await press("A loft");
  expect(within(screen.getByRole("dialog", { name: "A loft" })).queryByRole("link")).not.toBeInTheDocument();
});
