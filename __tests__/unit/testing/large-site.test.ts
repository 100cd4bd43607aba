import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { mistakesIn, problemText } from "@capture/content/check/problem";
import { createLargeSite } from "../../../testing/large-site";

test("a company with many products, families, and devices outside the finder has content in order", () => {
  const folder = mkdtempSync(join(tmpdir(), "large-site-"));
  try {
    createLargeSite(folder, { products: 12, articles: 4 });
    expect(readdirSync(join(folder, "products"))).toHaveLength(12);
    expect(readdirSync(join(folder, "articles"))).toHaveLength(4);
    expect(mistakesIn(checkContent(folder)).map(problemText)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
