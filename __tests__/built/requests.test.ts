import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../testing/routes";

/** The static queries whose results a page fetches besides its own data. */
function sharedQueries(route: string): string[] {
  const file = join("public/page-data", route === "/" ? "index" : route, "page-data.json");
  const { staticQueryHashes } = JSON.parse(readFileSync(file, "utf8")) as { staticQueryHashes: string[] };
  return staticQueryHashes;
}

test("all pages fetch the same single static query", () => {
  const hashes = routes.map((route) => sharedQueries(route));
  expect(hashes.filter((each) => each.length !== 1)).toEqual([]);
  expect(new Set(hashes.flat()).size).toBe(1);
});
