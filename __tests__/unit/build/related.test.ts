import { relatedIds } from "../../../src/build/related";

const article = (id: string, category: string) => ({ id, category });

test("an article is related to the first three others of its category", () => {
  const articles = [..."abcde"].map((id) => article(id, "News")).concat(article("x", "Stories"));
  const related = relatedIds(articles);
  expect(related(article("a", "News"))).toEqual(["b", "c", "d"]);
  expect(related(article("c", "News"))).toEqual(["a", "b", "d"]);
  expect(related(article("e", "News"))).toEqual(["a", "b", "c"]);
  expect(related(article("x", "Stories"))).toEqual([]);
});
