import { readFileSync } from "node:fs";
import { headersSection } from "../../../scripts/assets/headers-section";

const SECTION = /<!-- headers: .* -->\n\n(.*)\n\n<!-- end of headers -->/s;
/** The text without what Prettier adds to a table. Prettier itself cannot be loaded in Jest. */
const withoutPadding = (text: string): string => text.replace(/ {2,}/g, " ").replace(/-{3,}/g, "---");

test("docs/deploy.md has the headers of the built site; otherwise run npm run docs:headers", async () => {
  const [, section = ""] = SECTION.exec(readFileSync("docs/deploy.md", "utf8")) ?? [];
  expect(withoutPadding(section)).toBe(withoutPadding(await headersSection()));
});
