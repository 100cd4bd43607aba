import { isEmbedded } from "../../../src/components/layout/embed/embedded-pages";

test.each([
  ["/support/assistant", true],
  ["/support/assistant/", true],
  ["/support", false],
  ["/support/", false],
  ["/support/assistants", false],
  ["/support/assistant/more", false],
  ["/", false],
])("%s is made to be embedded: %s", (path, embedded) => {
  expect(isEmbedded(path)).toBe(embedded);
});
