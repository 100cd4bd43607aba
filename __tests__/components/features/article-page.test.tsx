import { fireEvent, screen, within } from "@testing-library/react";
import ArticleTemplate from "../../../src/templates/article";
import { contentOf } from "../../support/content/data";
import { article } from "../../support/content/entries";
import { pageProps } from "../../support/content/pages";
import { scaledPicture } from "../../support/content/pictures";
import { seoFacts } from "../../support/content/seo-facts";
import { renderInSite } from "../../support/dom/site-view";

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
