import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StudyIndex } from "../../../src/features/case-studies/study-index";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { study } from "../../support/content/entries";
import { pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";
import CaseStudyTemplate from "../../../src/templates/case-study";
import { contentOf } from "../../support/content/data";
import { seoFacts } from "../../support/content/seo-facts";

describe("study-index", () => {
  const studies = [
    study(1, "Fewer viewings", "real-estate", { stakeholder: "Brokerage" }),
    study(5, "A roof in minutes", "insurance", { tags: [{ slug: "meta", name: "META", cameraTag: "META Camera" }] }),
    study(6, "Water in the cellar", "insurance", { description: "Below the roof line" }),
  ];

  function renderIndex(url = "/case-studies"): HTMLElement {
    openAt(url);
    const { labels } = pageOf<Queries.CaseStudiesPageQuery>("case-studies");
    renderInSite(<StudyIndex studies={studies} labels={labels} />);
    return screen.getByPlaceholderText("Wort eingeben …");
  }
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

  test("shows all studies with links to their pages, and a filter with each industry once", () => {
    renderIndex();
    expect(headings(3)).toEqual(["Fewer viewings", "A roof in minutes", "Water in the cellar"]);
    expect(screen.getByRole("link", { name: /^Bericht lesen ?: A roof in minutes$/ })).toHaveAttribute(
      "href",
      "/case-studies/5",
    );
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Jeder Einsatz",
      "Real Estate",
      "Insurance",
      "Jedes Gerät",
      "PRO",
      "META",
    ]);
  });

  test("filters by device together with the industry, and the back button undoes each", async () => {
    renderIndex();
    await press("META");
    expect(headings(3)).toEqual(["A roof in minutes"]);
    expect(query()).toBe("?device=meta");
    await press("Real Estate");
    expect(screen.getByText("Kein Bericht gefunden")).toBeVisible();
    await goBack();
    await goBack();
    expect(headings(3)).toHaveLength(3);
  });

  test("filters while the visitor types, announces the count and updates the query string", async () => {
    const field = renderIndex();
    await userEvent.type(field, "ROOF");
    expect(headings(3)).toEqual(["A roof in minutes", "Water in the cellar"]);
    expect(screen.getByRole("status")).toHaveTextContent("Berichte: 2");
    expect(query()).toBe("?q=ROOF");
    expect(field).toHaveFocus();
  });

  test("combines search and industry", async () => {
    const field = renderIndex();
    await press("Insurance");
    await userEvent.type(field, "meta camera");
    expect(headings(3)).toEqual(["A roof in minutes"]);
    expect(query()).toBe("?industry=insurance&q=meta+camera");
  });

  test("restores the search of a shared URL; the back button undoes an industry but keeps the search", async () => {
    const field = renderIndex("/case-studies?q=roof");
    expect(field).toHaveValue("roof");
    await press("Real Estate");
    expect(screen.getByText("Kein Bericht gefunden")).toBeVisible();
    await goBack();
    expect(headings(3)).toEqual(["A roof in minutes", "Water in the cellar"]);
    expect(field).toHaveValue("roof");
  });

  test("shows a message with the search text when nothing matches; Reset Filters clears search and industry", async () => {
    const field = renderIndex("/case-studies?q=submarine&industry=insurance&device=pro");
    expect(screen.getByText("Kein Bericht gefunden")).toBeVisible();
    expect(screen.getByText(/submarine/)).toBeVisible();
    await press("Alles zeigen");
    expect(headings(3)).toHaveLength(3);
    expect(field).toHaveValue("");
    expect(screen.getByRole("button", { name: "Jeder Einsatz" })).toHaveAttribute("aria-pressed", "true");
    expect(query()).toBe("");
  });
});

describe("case-study-page", () => {
  type Template = Queries.CaseStudyTemplateQuery;
  type Study = NonNullable<Template["caseStudy"]>;

  function renderStudy(
    more: Partial<Study> = {},
    listPage: Template["caseStudiesPage"] = { route: "/case-studies" },
    options: Parameters<typeof renderInSite>[1] = {},
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
    renderInSite(<CaseStudyTemplate {...pageProps(data as unknown as Template)} />, options);
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

  test("a site whose menu has another action than the demo has it here too", () => {
    renderStudy({}, undefined, { action: { text: "Anlage anfragen", to: "/contact" } });
    expect(screen.queryByRole("button", { name: "Vorführung anfragen" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Schreiben Sie uns" })).toBeNull();
    for (const link of screen.getAllByRole("link", { name: "Anlage anfragen" }))
      expect(link).toHaveAttribute("href", "/contact");
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
});
