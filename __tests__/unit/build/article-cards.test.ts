import { articleCards } from "../../../src/build/article-cards";

const crane = { src: "images/crane.jpg", alt: "A crane." };
const article = (jsonId: number, image = crane, date = "2025-06-15") => ({
  ...{ jsonId, date, image, body: "<p>Long.</p>" },
  ...{ title: `Title ${jsonId}`, excerpt: "Excerpt.", category: "News", readTime: "4 min read", tags: ["RTK"] },
});

test("cards stand in the order of their ids, and carry no bodies", () => {
  const { cards } = articleCards([article(2), article(10), article(1)]);
  expect(cards.map(({ jsonId }) => jsonId)).toEqual([1, 2, 10]);
  expect(Object.keys(cards[0] ?? {})).not.toContain("body");
});

test("a picture is told once for all cards that show it with the same words", () => {
  const told = { src: crane.src, alt: "The same crane, seen from above." };
  const { cards, pictures } = articleCards([article(1), article(2, told), article(3, { ...crane })]);
  expect(pictures.map(({ src, alt }) => ({ src, alt }))).toEqual([crane, told]);
  expect(cards.map(({ picture }) => picture)).toEqual([0, 1, 0]);
});

test("a day is told in words and for machines, in whatever time zone the build runs", () => {
  const { cards } = articleCards([article(1, crane, "2025-01-01"), article(2, crane, "2024-02-29")]);
  expect(cards.map(({ day, date }) => [day, date])).toEqual([
    ["2025-01-01", "January 1, 2025"],
    ["2024-02-29", "February 29, 2024"],
  ]);
});
