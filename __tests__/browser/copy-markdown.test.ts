import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { waitForHydration } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";
import { contentOf } from "../support/content/data";
import { products } from "../support/content/tested-entries";
import { testIf } from "../support/content/test-if";
import { published } from "../support/words/words-of-lists";

const visit = siteVisit();
const labels = contentOf<Queries.MarkdownLabelPartsFragment>("labels/markdown.json");
const paths = [
  published("articles")[0]?.path,
  products.find(({ specifications }) => specifications !== undefined)?.path,
].filter((path) => path !== undefined);
const [path = ""] = paths;
const testPaths = testIf(paths.length > 0, "The site has neither an article nor a specification.");

async function open(route: string): Promise<Page> {
  const page = await visit.newVisitor({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(visit.url + route);
  await waitForHydration(page);
  return page;
}

const press = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: labels.copy, exact: true }).click();

testPaths("the button on an article and on a specification copies the Markdown file of the page", async () => {
  for (const each of paths) {
    const page = await open(each);
    await press(page);
    await page.getByText(labels.copiedText).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(join("public", `${each}.md`), "utf8"));
  }
});

testPaths("says how to copy by hand when the file cannot be loaded", async () => {
  const page = await open(path);
  await page.route(`**${path}.md`, (route) => route.abort());
  await press(page);
  await page.getByText(labels.failedText).waitFor();
});

testPaths("says how to copy by hand when the browser refuses to copy", async () => {
  const page = await open(path);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await press(page);
  await page.getByText(labels.failedText).waitFor();
});
