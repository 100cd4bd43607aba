import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { articleNumbers, nextArticle } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

const [first] = articleNumbers("data");
const FILE = `${first}.json`;

test.skip(first === undefined, "The site has no article.");
test.use({ deskHeight: 500 });

/** Writes a file into the browser's folder, or deletes it, as Sveltia does. */
const change = (page: Page, folder: string, name: string, text?: string): Promise<void> =>
  page.evaluate(
    async ([folderName, fileName, content]) => {
      const root = await navigator.storage.getDirectory();
      const directory = await (await root.getDirectoryHandle("data")).getDirectoryHandle(folderName);
      if (content === null) return directory.removeEntry(fileName);
      const stream = await (await directory.getFileHandle(fileName, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [folder, name, text ?? null] as const,
  );

test("pull copies new and changed files, removes deleted ones, and the check reads the result", async ({ desk }) => {
  const { page } = desk;
  const article = desk.read(`articles/${FILE}`);
  expect(article).toBe(readFileSync(`data/articles/${FILE}`, "utf8"));
  expect(await desk.pull()).toEqual([]);
  expect(desk.problems()).toEqual([]);
  const next = nextArticle(desk.data);
  expect(existsSync(join(desk.data, `articles/${next - 1}.json`))).toBe(true);
  expect(existsSync(join(desk.data, `articles/${next}.json`))).toBe(false);

  await change(page, "articles", FILE, article.replace(/"title": "[^"]*"/, '"title": ""'));
  await change(page, "articles", "new.json", "{}");
  expect(await desk.pull()).toEqual([`data/articles/${FILE}`, "data/articles/new.json"]);
  expect(desk.read(`articles/${FILE}`)).toContain('"title": ""');
  expect(desk.problems()).toContainEqual(expect.stringContaining(`data/articles/${FILE}`));

  await change(page, "articles", FILE, article);
  await change(page, "articles", "new.json");
  expect(await desk.pull()).toEqual([`data/articles/${FILE}`, "data/articles/new.json"]);
  expect(existsSync(join(desk.data, "articles/new.json"))).toBe(false);
  expect(desk.problems()).toEqual([]);
});
