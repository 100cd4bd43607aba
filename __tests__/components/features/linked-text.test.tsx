import { render, screen } from "@testing-library/react";
import { LinkedText } from "../../../src/features/products/linked-text";

const use = (text: string): Queries.TermUsePartsFragment => ({
  key: "range",
  inLabel: false,
  text,
  to: `/academy/glossary/${text.toLowerCase()}`,
});

test.each([
  ["links a word to the glossary", ["LiDAR"], ["LiDAR"]],
  ["ignores a word that the text does not contain", ["SLAM"], []],
  ["links the other words when one word is missing", ["SLAM", "LiDAR", "meters"], ["LiDAR", "meters"]],
])("shows the complete text and %s", (_case, words, linked) => {
  const text = "LiDAR, up to 70 meters";
  const { container } = render(<LinkedText text={text} uses={words.map(use)} />);
  expect(container.textContent).toBe(text);
  expect(screen.queryAllByRole("link").map((link) => link.textContent)).toEqual(linked);
});
