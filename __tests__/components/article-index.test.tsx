import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ArticleIndex, FEATURED } from "../../src/sections/article-index";
import { PORTION } from "../../src/ui/long-list";
import { scaledPicture } from "../support/pictures";

const CATEGORIES = ["News", "Stories"];
const articles = (count: number): Queries.ArticleCardPartsFragment[] =>
  Array.from({ length: count }, (_, index) => ({
    jsonId: index + 1,
    title: `Article ${index + 1}`,
    excerpt: index % 100 === 7 ? "About tunnels." : "About roofs.",
    category: CATEGORIES[index % 2] ?? "",
    date: "June 1, 2025",
    day: "2025-06-01",
    readTime: "4 min read",
    tags: [],
    image: scaledPicture("A roof"),
  }));

const draw = (count: number): void => {
  const list = articles(count);
  render(
    <ArticleIndex articles={list} categories={CATEGORIES} word={(key) => (key === "count" ? "{count} found" : key)} />,
  );
};
const cards = (): number => screen.queryAllByRole("article").length;
const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
const search = (): HTMLElement => within(screen.getByRole("search")).getByRole("searchbox");

beforeEach(() => history.replaceState(null, "", "/"));

test("all of a short list is drawn, the first of it as featured", () => {
  draw(15);
  expect(cards()).toBe(15);
  expect(screen.getByRole("heading", { name: "featured" })).toBeTruthy();
});

test("a list of thousands draws its featured block and a portion, and finds among all", async () => {
  draw(5000);
  expect(cards()).toBe(FEATURED + PORTION);
  await choose("Stories");
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("2500 found");
  expect(cards()).toBe(PORTION);
  await userEvent.type(search(), "tunnels");
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("50 found");
  expect(cards()).toBe(50);
});

test("nothing found is told, and the way back shows all again", async () => {
  draw(15);
  await userEvent.type(search(), "zeppelin");
  expect(screen.getByText("empty")).toBeTruthy();
  await choose("reset");
  expect(cards()).toBe(15);
});
