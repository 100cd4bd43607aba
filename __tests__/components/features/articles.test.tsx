import { screen, within, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ArticleIndex, FEATURED_COUNT } from "../../../src/features/articles/article-index";
import { PORTION_SIZE } from "../../../src/ui/long-list";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { article } from "../../support/content/entries";
import { pageOf, pageProps } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";
import ArticleTemplate from "../../../src/templates/article";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { seoFacts } from "../../support/content/seo-facts";

describe("article-index", () => {
  const NEWS = "Company News";
  const articles = Array.from({ length: 8 }, (_, index) =>
    article(index + 1, `Article ${index + 1}`, index < 7 ? "Customer Stories" : NEWS),
  );

  function renderIndex(url = "/blog", listed = articles): HTMLElement {
    openAt(url);
    const { labels } = pageOf<Queries.BlogPageQuery>("blog");
    renderInSite(<ArticleIndex articles={listed} categories={["Customer Stories", NEWS]} labels={labels} />);
    return screen.getByPlaceholderText("Wort eingeben …");
  }
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

  test("features the first six articles and lists the others as recent", () => {
    renderIndex();
    expect(headings(2)).toEqual(["Zuerst lesen", "Zuletzt geschrieben"]);
    expect(headings(3)).toEqual(articles.map(({ title }) => title));
    expect(within(document.querySelector(".featured") ?? document.body).getAllByRole("article")).toHaveLength(5);
    expect(screen.getByRole("status")).toHaveTextContent("Notizen: 8");
    expect(screen.getByRole("link", { name: /^Notiz lesen ?: Article 1$/ })).toHaveAttribute("href", "/blog/1");
  });

  test("has no second list and no empty state when all articles are featured", async () => {
    const field = renderIndex("/blog", articles.slice(0, FEATURED_COUNT));
    expect(headings(2)).toEqual(["Zuerst lesen"]);
    expect(screen.getByRole("region", { name: "Zuerst lesen" })).toBeVisible();
    expect(screen.queryByText("Keine Notiz gefunden")).toBeNull();
    await userEvent.type(field, "article 6");
    expect(headings(2)).toEqual(["Treffer"]);
  });

  test("shows search results under a heading, without the featured articles", async () => {
    await userEvent.type(renderIndex(), "article 8");
    expect(headings(2)).toEqual(["Treffer"]);
    expect(headings(3)).toEqual(["Article 8"]);
    expect(screen.getByRole("status")).toHaveTextContent("Notizen: 1");
  });

  test("shows a category under its name, without the featured articles; the back button shows them again", async () => {
    renderIndex();
    await press(NEWS);
    expect(headings(2)).toEqual(["Thema: Company News"]);
    expect(headings(3)).toEqual(["Article 8"]);
    expect(query()).toBe("?category=Company+News");
    await goBack();
    expect(headings(2)).toEqual(["Zuerst lesen", "Zuletzt geschrieben"]);
    await press(NEWS);
    await press("Alles");
    expect(headings(2)).toEqual(["Zuerst lesen", "Zuletzt geschrieben"]);
  });

  test("a search within a category has the heading Search Results", () => {
    renderIndex("/blog?q=article&category=Company+News");
    expect(headings(2)).toEqual(["Treffer"]);
    expect(headings(3)).toEqual(["Article 8"]);
  });

  test("ignores a search text that contains only spaces", async () => {
    await userEvent.type(renderIndex(), "   ");
    expect(headings(2)).toEqual(["Zuerst lesen", "Zuletzt geschrieben"]);
  });

  test("shows a message when no article matches; Reset Filters clears search and category", async () => {
    const field = renderIndex("/blog?q=submarine&category=Company+News");
    expect(screen.getByText("Keine Notiz gefunden")).toBeVisible();
    await press("Alles zeigen");
    expect(field).toHaveValue("");
    expect(headings(2)).toEqual(["Zuerst lesen", "Zuletzt geschrieben"]);
    expect(query()).toBe("");
  });

  test("renders only the first few of thousands of articles, but searches all of them", async () => {
    const thousands = Array.from({ length: 5000 }, (_, index) =>
      article(index + 1, `Article ${index + 1}`, index % 2 === 0 ? NEWS : "Customer Stories"),
    );
    const search = renderIndex("/blog", thousands);
    expect(screen.getAllByRole("article")).toHaveLength(FEATURED_COUNT + PORTION_SIZE);
    await press(NEWS);
    const [resultCount, portion] = screen.getAllByRole("status");
    expect(resultCount).toHaveTextContent("Notizen: 2.500");
    expect(portion).toHaveTextContent(`${PORTION_SIZE} von 2.500 gezeigt`);
    await userEvent.type(search, "article 4999");
    expect(headings(3)).toEqual(["Article 4999"]);
  });
});

describe("article-page", () => {
  type Template = Queries.ArticleTemplateQuery;

  async function renderArticle(related: Template["related"]["nodes"], facts: object = {}): Promise<void> {
    const author = { name: "Elena", role: "Director", bio: "Measures.", picture: scaledPicture("Elena") };
    const data = {
      article: {
        ...article(7, "A merge", "Company News"),
        author,
        content: "<p>The <b>body</b></p>",
        seo: seoFacts,
        update: null,
        ...facts,
      },
      related: { nodes: related },
      siteConfig: { mark: "F4" },
      labels: contentOf<Template["labels"]>("labels/article.json"),
    };
    renderInSite(<ArticleTemplate {...pageProps(data as unknown as Template)} />);
  }

  test("an article shows its body and a link back to the list", async () => {
    await renderArticle([]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A merge");
    expect(screen.getByText("body")).toBeVisible();
    expect(screen.getByRole("link", { name: "Zu den Notizen" })).toHaveAttribute("href", "/blog");
  });

  test("a later note appears before the text, with its day", async () => {
    const update = { day: "2026-01-31", date: "31. Januar 2026", text: "It has shipped." };
    await renderArticle([], { update });
    const note = screen.getByRole("complementary");
    expect(note).toHaveTextContent("Nachtrag vom 31. Januar 2026It has shipped.");
    expect(note.compareDocumentPosition(screen.getByText("body"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("related articles link to their pages", async () => {
    await renderArticle([article(8, "An office", "Company News"), article(9, "A prize", "Company News")]);
    const related = within(screen.getByRole("region", { name: "Weitere Notizen" }));
    expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog/8", "/blog/9"]);
  });

  test("an article without related articles does not have the heading Related Articles", async () => {
    await renderArticle([]);
    expect(screen.queryByText("Weitere Notizen")).not.toBeInTheDocument();
  });

  test("shows the brand's mark when the author's portrait cannot be loaded", async () => {
    await renderArticle([]);
    const author = within(screen.getByRole("region", { name: "Wer das schreibt" }));
    fireEvent.error(author.getByRole("img", { name: "Elena" }));
    expect(author.getByText("F4")).toBeVisible();
    expect(author.getByText("Director")).toBeVisible();
  });
});
