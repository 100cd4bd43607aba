import { render, screen } from "@testing-library/react";
import { LinkedText } from "../../../src/features/products/linked-text";

const use = (text: string): Queries.TermUsePartsFragment => ({
  key: "range",
  inLabel: false,
  text,
  to: `/academy/glossary/${text.toLowerCase()}`,
});

test.each([
  ["a word that it has leads to the glossary", ["LiDAR"], ["LiDAR"]],
  ["a word that it does not have is left out, and no letter is lost", ["SLAM"], []],
  ["a word after one that it does not have is linked", ["SLAM", "LiDAR", "meters"], ["LiDAR", "meters"]],
])("a text is shown whole: %s", (_case, words, linked) => {
  const text = "LiDAR, up to 70 meters";
  const { container } = render(<LinkedText text={text} uses={words.map(use)} />);
  expect(container.textContent).toBe(text);
  expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(linked);
});
