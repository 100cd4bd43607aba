import { readFileSync } from "node:fs";
import { serveFavicon } from "../../../src/build/favicon";

test("the mark of the tab stands in the page, as its file has it", () => {
  const html = serveFavicon('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>');
  const [, address = ""] = /href="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
  const file = readFileSync("static/favicon.svg", "utf8").trim();
  expect(decodeURIComponent(address).replaceAll("'", '"')).toBe(file);
  expect(serveFavicon(html)).toBe(html);
});
