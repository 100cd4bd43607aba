import { isEmbedded } from "../../../src/components/layout/embed/embedded-pages";

test.each([
  ["/support/assistant", true],
  ["/support/assistant/", true],
  ["/support", false],
  ["/support/", false],
  ["/support/assistants", false],
  ["/support/assistant/more", false],
  ["/", false],
])("%s is drawn bare: %s", (path, bare) => {
  expect(isEmbedded(path)).toBe(bare);
});
