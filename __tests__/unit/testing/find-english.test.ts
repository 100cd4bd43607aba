import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findEnglish } from "../../../testing/pseudo-locale/find-english";
import { writePseudoContent } from "../../../testing/pseudo-locale/write-pseudo-content";
import { provideContentFolder } from "../../support/content/content-folder";

const folder = provideContentFolder();
let target: string;
let content: string;

beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), "english-"));
  content = writePseudoContent(folder.path, target);
});

afterAll(() => {
  rmSync(target, { recursive: true });
});

/** The findings in a page with this body. */
function findIn(body: string): string[] {
  const root = join(target, "public");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), `<!DOCTYPE html><title>Ţíţļé</title>${body}`);
  return findEnglish(root, content);
}

test.each([
  "<p>Read more</p>",
  "<p>Ŕééáð more</p>",
  '<button aria-label="Read more">×</button>',
  "<noscript><p>Read more</p></noscript>",
])("finds the English words of %s", (body) => {
  expect(findIn(body)).toEqual([expect.stringMatching(/^index\.html: .*more$/)]);
});

test.each([
  "<p>Ŕééáð ɱöŕé</p>",
  "<p>Acme Ltd</p>",
  "<p>8192×4096, 2.5 kg, 12 MB</p>",
  "<p>browser/tours/tour.test.ts, plan.dxf, sales@acme.example, https://acme.example/about</p>",
  "<code>npm run build</code>",
  "<script>const english = true;</script>",
  "<noscript><p>Ŕééáð</p></noscript>",
])("accepts %s", (body) => {
  expect(findIn(body)).toEqual([]);
});
