import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

test("a build without DESK does not contain the content desk or refer to it", () => {
  expect(existsSync("public/admin")).toBe(false);
  const files = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((name) => /(^_headers|\.(html|js|css|json|xml|txt))$/.test(name))
    .filter((name) => statSync(join("public", name)).isFile());
  expect(files).toContain("index.html");
  const traces = files.filter((name) =>
    /sveltia|prosemirror|desk-problems|["'(/]admin\//i.test(readFileSync(join("public", name), "utf8")),
  );
  expect(traces).toEqual([]);
});
