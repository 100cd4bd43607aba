import { makeSnippet } from "../../../src/search/snippet";

const filler = "This long sentence only fills the text and does not contain the search term. ".repeat(6);
const countWord =
  (word: string) =>
  (sentence: string): number =>
    sentence.includes(word) ? 1 : 0;

test("returns a short text unchanged", () => {
  expect(makeSnippet("One. Two.", countWord("Two"))).toBe("One. Two.");
});

test("returns the sentences of a long text that contain the search terms", () => {
  const snippet = makeSnippet(`${filler}The lens is cleaned dry. Never wipe it wet. ${filler}`, countWord("lens"));
  expect(snippet).toContain("The lens is cleaned dry.");
  expect(snippet.length).toBeLessThanOrEqual(280);
});

test("does not end a sentence at a decimal point", () => {
  expect(makeSnippet(`${filler}It weighs 2.9 kg. ${filler}`, countWord("2.9"))).toContain("It weighs 2.9 kg.");
});

test("cuts a long sentence after a word", () => {
  const snippet = makeSnippet(`lens ${"word ".repeat(100)}end.`, countWord("lens"));
  expect(snippet).toMatch(/^lens .*word …$/);
  expect(snippet.length).toBeLessThanOrEqual(283);
});
