import { screen, waitFor } from "@testing-library/react";
import NotFoundPage from "../../../src/pages/404";
import { openAt } from "../../support/dom/navigation";
import { contentOf } from "../../support/content/data";
import { pageProps } from "../../support/content/pages";
import { seoFacts } from "../../support/content/seo-facts";
import { renderInSite } from "../../support/dom/site-view";

type NotFound = NonNullable<Queries.NotFoundPageQuery["notFound"]>;
const file = contentOf<NotFound>("not-found.json");
const data = {
  notFound: { ...file, picture: null, seo: { ...seoFacts, ...file.seo } },
  searchPage: { route: "/search" },
  interfaceLabels: contentOf<NonNullable<Queries.NotFoundPageQuery["interfaceLabels"]>>("labels/interface.json"),
};

function renderNotFound(path: string): void {
  openAt(path);
  renderInSite(<NotFoundPage {...pageProps(data)} />);
}
const links = (): string[] =>
  screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);

test.each([
  ["/nowhere", "Diese Seite fehlt", undefined, ["Zur Startseite /", "Schreiben Sie uns /contact"]],
  ["/careers", "Diese Seite fehlt", undefined, ["Zur Startseite /", "Schreiben Sie uns /contact"]],
  ["/products", "Diese Seite fehlt", undefined, ["Zur Startseite /", "Schreiben Sie uns /contact"]],
  ["/blogger", "Diese Seite fehlt", undefined, ["Zur Startseite /", "Schreiben Sie uns /contact"]],
  ["/products/ultra", "Dieses Gerät fehlt", "Dieses Gerät bauen wir nicht.", ["Zur Startseite /"]],
  ["/solutions/mining", "Dieser Einsatz fehlt", undefined, ["Zur Startseite /"]],
  ["/case-studies/99", "Dieser Bericht fehlt", "Diesen Bericht gibt es nicht.", ["Zur Startseite /"]],
  ["/blog/99", "Diese Notiz fehlt", "Diese Notiz gibt es nicht.", ["Zur Startseite /"]],
])("%s shows “%s” with its links", (path, heading, text, expected) => {
  renderNotFound(path);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  if (text !== undefined) expect(screen.getByText(text)).toBeVisible();
  expect(links()).toEqual(expected);
});

test("has a search field that opens the page with the results", () => {
  renderNotFound("/nowhere");
  expect(screen.getByRole("search")).toHaveAttribute("action", "/search");
  expect(screen.getByRole("searchbox")).toHaveAttribute("name", "q");
});

test("is not indexed by search engines", async () => {
  renderNotFound("/nowhere");
  await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex"));
});
