import { screen, within } from "@testing-library/react";
import GlossaryPage from "../../../src/pages/academy/glossary";
import GlossaryTermTemplate from "../../../src/templates/glossary-term";
import { contentOf, entriesIn, nulls } from "../../support/content/data";
import { pageOf, pageProps } from "../../support/content/pages";
import { seoFacts } from "../../support/content/seo-facts";
import { renderInSite } from "../../support/dom/site-view";

type Index = Queries.GlossaryPageQuery;
type Template = Queries.GlossaryTermTemplateQuery;

interface Term {
  slug: string;
  name: string;
  definition: string;
  related: string[];
}

const terms = entriesIn<Term>("glossary").sort((a, b) => a.name.localeCompare(b.name, "en"));
const page = pageOf<Index>("glossary");

test("lists all terms by their initial letter, with links to the letters", () => {
  renderInSite(<GlossaryPage {...pageProps({ page, terms: { nodes: terms } } as unknown as Index)} />);
  const letters = within(screen.getByRole("navigation", { name: "Nach Buchstaben" })).getAllByRole("link");
  const listed: (string | null)[] = [];
  for (const letter of letters) {
    const section = within(screen.getByRole("region", { name: letter.textContent ?? "" }));
    expect(document.getElementById((letter.getAttribute("href") ?? "").slice(1))).not.toBeNull();
    for (const { textContent } of section.getAllByRole("link")) {
      expect(textContent?.charAt(0)).toBe(letter.textContent);
      listed.push(textContent);
    }
  }
  expect(listed).toEqual(terms.map(({ name }) => name));
  expect(screen.getByRole("link", { name: "Polter" })).toHaveAttribute("href", "/academy/glossary/polter");
});

function renderTerm(slug: string): void {
  const term = contentOf<Term>(`glossary/${slug}.json`);
  const data = {
    page,
    before: terms[0],
    after: null,
    term: {
      ...nulls("synonyms"),
      ...term,
      seo: seoFacts,
      related: term.related.map((other) => terms.find((each) => each.slug === other)),
    },
  };
  renderInSite(<GlossaryTermTemplate {...pageProps(data as unknown as Template)} />);
}

test("a term shows its definition, synonyms, an example, where it matters, and related terms", () => {
  renderTerm("polter");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Polter");
  expect(screen.getByText(/ein Stapel aus Stämmen am Weg/)).toBeVisible();
  expect(screen.getByText("Auch: Holzstapel")).toBeVisible();
  const example = within(screen.getByRole("region", { name: "Bei uns" }));
  expect(example.getByText(/zählt die Stirnflächen/)).toBeVisible();
  const places = within(screen.getByRole("region", { name: "Wo es zählt" }));
  expect(places.getByRole("link", { name: "KLUPPE" })).toHaveAttribute("href", "/products/kluppe");
  const related = within(screen.getByRole("region", { name: "Siehe auch" }));
  expect(related.getByRole("link", { name: "Rundholz" })).toHaveAttribute("href", "/academy/glossary/rundholz");
  expect(screen.getByText("Voriges")).toBeVisible();
  expect(screen.queryByText("Nächstes")).not.toBeInTheDocument();
});

test("a term without synonyms does not have the line “Also called”", () => {
  renderTerm("rundholz");
  expect(screen.queryByText(/^Auch:/)).not.toBeInTheDocument();
});
