import { screen, waitFor } from "@testing-library/react";
import NotFoundPage from "../../src/pages/404";
import { openAt } from "../support/dom/navigation";
import { contentOf } from "../support/content/data";
import { pageProps } from "../support/content/pages";
import { seoFacts } from "../support/content/seo-facts";
import { renderInSite } from "../support/dom/site-view";

type NotFound = NonNullable<Queries.NotFoundPageQuery["notFound"]>;
const file = contentOf<NotFound>("not-found.json");
const data = { notFound: { ...file, seo: { ...seoFacts, ...file.seo } } };

function renderNotFound(path: string): void {
  openAt(path);
  renderInSite(<NotFoundPage {...pageProps(data)} />);
}
const links = (): string[] =>
  screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);

test.each([
  ["/nowhere", "Page Not Found", undefined, ["Return to Home /", "Contact Support /contact"]],
  ["/careers", "Page Not Found", undefined, ["Return to Home /", "Contact Support /contact"]],
  [
    "/products/ultra",
    "Product Not Found",
    "The product you're looking for doesn't exist or has been moved.",
    ["Return to Home /"],
  ],
  ["/solutions/mining", "Solution Not Found", undefined, ["Return to Home /"]],
  [
    "/case-studies/99",
    "Case Study Not Found",
    "The case study you're looking for doesn't exist.",
    ["Return to Case Studies /case-studies"],
  ],
  ["/blog/99", "Post Not Found", "The blog post you're looking for doesn't exist.", ["Back to Blog /blog"]],
])("%s shows “%s” with its links", (path, heading, text, expected) => {
  renderNotFound(path);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  if (text !== undefined) expect(screen.getByText(text)).toBeVisible();
  expect(links()).toEqual(expected);
});

test("is not indexed by search engines", async () => {
  renderNotFound("/nowhere");
  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex"));
});
