import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CaseStudyTemplate from "../../../src/templates/case-study";
import { contentOf } from "../../support/content/data";
import { study } from "../../support/content/entries";
import { pageProps } from "../../support/content/pages";
import { seoFacts } from "../../support/content/seo-facts";
import { renderInSite } from "../../support/dom/site-view";

type Template = Queries.CaseStudyTemplateQuery;
type Study = NonNullable<Template["caseStudy"]>;

function renderStudy(
  more: Partial<Study> = {},
  listPage: Template["caseStudiesPage"] = { route: "/case-studies" },
): void {
  const { tags: _tags, ...facts } = study(5, "A roof in minutes", "insurance");
  const file = contentOf<Pick<Study, "problem" | "solution" | "results">>("case-studies/1.json");
  const { problem, solution, results } = file;
  const caseStudy = {
    ...facts,
    ...{ problem, solution, results, seo: seoFacts, day: "2024-06-18" },
    tags: [{ slug: "pro", path: "/products/pro", cameraTag: "PRO Camera" }],
    ...more,
  };
  const labels = contentOf<Template["labels"]>("labels/case-study.json");
  const data = { caseStudy, labels, caseStudiesPage: listPage };
  renderInSite(<CaseStudyTemplate {...pageProps(data as unknown as Template)} />);
}

test("every Contact Sales link goes to the contact page", () => {
  renderStudy();
  const links = screen.getAllByRole("link", { name: "Schreiben Sie uns" });
  expect(links).not.toHaveLength(0);
  for (const link of links) expect(link).toHaveAttribute("href", "/contact");
});

test("Request Demo opens the demo dialog", async () => {
  renderStudy();
  const [button] = screen.getAllByRole("button", { name: "Vorführung anfragen" });
  await userEvent.click(button ?? document.body);
  expect(await screen.findByRole("dialog", { name: "Vorführung" })).toBeVisible();
});

test("problem, solution and results have three points each, and a link goes back to the list", () => {
  renderStudy();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(9);
  expect(screen.getByRole("link", { name: /^Zu den Berichten/ })).toHaveAttribute("href", "/case-studies");
});

test("without a list of case studies, an industry and devices, there are no links to them", () => {
  renderStudy({ industry: null, tags: null }, null);
  expect(screen.queryByRole("link", { name: /^Zu den Berichten/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Wer"]);
});
