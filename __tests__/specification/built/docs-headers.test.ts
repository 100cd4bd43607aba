import { readFileSync } from "node:fs";
import { HEADERS_FILE, headersText } from "../../../scripts/assets/headers-text";

test("deploy/headers.txt has the headers of the built site; otherwise run npm run docs:headers", async () => {
  expect(readFileSync(HEADERS_FILE, "utf8")).toBe(await headersText());
});
