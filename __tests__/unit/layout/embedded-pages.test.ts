import { isEmbedded } from "../../../src/components/layout/embed/embedded-pages";

test.each([
  ["/support/assistant", true],
  ["/support/assistant/", true],
  ["/support", false],
  ["/support/", false],
  ["/support/assistants", false],
  ["/support/assistant/more", false],
  ["/", false],
])("isEmbedded(%j) is %j", (path, embedded) => {
  expect(isEmbedded(path)).toBe(embedded);
});
