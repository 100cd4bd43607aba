import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDesk, type Desk } from "../../../testing/desk/desk";
import { testIf } from "../../support/content/test-if";
import { articleNumbers, nextArticle } from "../../../testing/desk/desk-forms";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(500);
});
afterAll(() => desk.close());

const [first] = articleNumbers("data");
const testArticle = testIf(first !== undefined, "The site has no article.");
const FILE = `${first}.json`;

/** Writes a file into the browser's folder, or deletes it, as Sveltia does. */
const change = (folder: string, name: string, text?: string): Promise<void> =>
  desk.page.evaluate(
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

testArticle("pull copies new and changed files, removes deleted ones, and the check reads the result", async () => {
  const article = desk.read(`articles/${FILE}`);
  expect(article).toBe(readFileSync(`data/articles/${FILE}`, "utf8"));
  expect(await desk.pull()).toEqual([]);
  expect(desk.problems()).toEqual([]);

  await change("articles", FILE, article.replace(/"title": "[^"]*"/, '"title": ""'));
  await change("articles", "new.json", "{}");
  expect(await desk.pull()).toEqual([`data/articles/${FILE}`, "data/articles/new.json"]);
  expect(desk.read(`articles/${FILE}`)).toContain('"title": ""');
  expect(desk.problems()).toContainEqual(expect.stringContaining(`data/articles/${FILE}`));

  await change("articles", FILE, article);
  await change("articles", "new.json");
  expect(await desk.pull()).toEqual([`data/articles/${FILE}`, "data/articles/new.json"]);
  expect(existsSync(join(desk.data, "articles/new.json"))).toBe(false);
  expect(desk.problems()).toEqual([]);
});

testArticle("nextArticle follows the highest number", () => {
  const next = nextArticle(desk.data);
  expect(existsSync(join(desk.data, `articles/${next - 1}.json`))).toBe(true);
  expect(existsSync(join(desk.data, `articles/${next}.json`))).toBe(false);
});
