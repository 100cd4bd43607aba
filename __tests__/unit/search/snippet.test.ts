import { makeSnippet } from "../../../src/search/snippet";

const filler = "This sentence is here to take up room and says nothing at all of what is asked. ".repeat(6);
const mentions =
  (word: string) =>
  (sentence: string): number =>
    sentence.includes(word) ? 1 : 0;

test("returns a short text unchanged", () => {
  expect(makeSnippet("One. Two.", mentions("Two"))).toBe("One. Two.");
});

test("returns the sentences of a long text that contain the search terms", () => {
  const snippet = makeSnippet(`${filler}The lens is cleaned dry. Never wipe it wet. ${filler}`, mentions("lens"));
  expect(snippet).toContain("The lens is cleaned dry.");
  expect(snippet.length).toBeLessThanOrEqual(280);
});

test("does not end a sentence at a decimal point", () => {
  expect(makeSnippet(`${filler}It weighs 2.9 kg. ${filler}`, mentions("2.9"))).toContain("It weighs 2.9 kg.");
});

test("cuts a long sentence after a word", () => {
  const snippet = makeSnippet(`lens ${"word ".repeat(100)}end.`, mentions("lens"));
  expect(snippet).toMatch(/^lens .*word …$/);
  expect(snippet.length).toBeLessThanOrEqual(283);
});
