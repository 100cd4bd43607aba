import { utimesSync } from "node:fs";
import { join } from "node:path";
import { readCollection } from "../src/check/collection";
import { problemText } from "../src/check/problem";
import { findDue, listDue, listPublishedDue } from "../src/due/due";
import type { DueKind } from "../src/due/kinds";
import type { LinkResults } from "../src/due/link-results";
import { dueReport } from "../src/due/report";
import { provideContentFolder, picture } from "../../../__tests__/support/content/content-folder";
import { commitAll, createRepository } from "../../../__tests__/support/repository/commit";

const ARTICLE = "articles/7.json";
const DAY_MS = 24 * 60 * 60 * 1000;
const content = provideContentFolder();

const due = (links: LinkResults = {}) => findDue(readCollection(content.path), links);
/** The lines of a kind, without the word that marks a notice. */
const linesOf = (kind: DueKind, links?: LinkResults): string[] =>
  due(links)
    .filter((each) => each.kind === kind)
    .map((each) => problemText(each).replace(" notice:", ""));
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test("lists entries that should be read again, and days that have passed", () => {
  content.change(ARTICLE, '"title":', '"reviewBy": "2026-01-31",\n  "title":');
  content.change(ARTICLE, "<p>word0", "<p>It ships in Q2 2026. word0");
  content.change(ARTICLE, "An excerpt", "All kits follow by March 2026. An excerpt");
  expect(linesOf("review")).toEqual([
    "data/articles/7.json:4:15 reviewBy: this day has passed; read the texts again, then set a later day or remove it.",
  ]);
  expect(linesOf("day")).toEqual([
    "data/articles/7.json:6:14 excerpt: “by March 2026” has passed; update the text, or say what became of it.",
    "data/articles/7.json:7:14 content: “ships in Q2 2026” has passed; update the text, or say what became of it.",
  ]);
});

test("lists nothing of a draft but the draft itself", () => {
  content.change(ARTICLE, '"title":', '"draft": true,\n  "reviewBy": "2026-01-31",\n  "title":');
  expect(linesOf("review")).toEqual([]);
});

test("lists a draft whose last commit is older than 30 days", () => {
  createRepository(content.path);
  content.change(ARTICLE, '"title":', '"draft": true,\n  "title":');
  commitAll(content.path, { day: daysAgo(29) });
  expect(linesOf("draft")).toEqual([]);
  content.change(ARTICLE, '"A title"', '"Another title"');
  commitAll(content.path, { day: daysAgo(45) });
  expect(linesOf("draft")).toEqual([
    expect.stringMatching(
      `^data/articles/7.json:4:12 draft: this draft has not changed since ${daysAgo(45)}, 4[45] days ago; publish or delete it.$`,
    ),
  ]);
  content.change(ARTICLE, '"Another title"', '"A third title"');
  expect(linesOf("draft")).toEqual([]);
});

test("without a repository, the age of a draft is that of its file", () => {
  content.change(ARTICLE, '"title":', '"draft": true,\n  "title":');
  expect(linesOf("draft")).toEqual([]);
  const time = new Date(Date.now() - 31.5 * DAY_MS);
  utimesSync(join(content.path, ARTICLE), time, time);
  expect(linesOf("draft")).toEqual([expect.stringContaining("31 days ago; publish or delete it.")]);
});

test("the public list has nothing of an entry that is not published", () => {
  content.change(ARTICLE, '"title":', '"draft": true,\n  "title":');
  const time = new Date(Date.now() - 31.5 * DAY_MS);
  utimesSync(join(content.path, ARTICLE), time, time);
  expect(JSON.stringify(listDue(content.path))).toContain(ARTICLE);
  expect(JSON.stringify(listPublishedDue(content.path))).not.toContain(ARTICLE);
  content.change(ARTICLE, '"draft": true', '"reviewBy": "2026-01-31"');
  expect(JSON.stringify(listPublishedDue(content.path))).toContain(ARTICLE);
  content.change(ARTICLE, '"reviewBy"', '"from": "2099-01-31T08:00",\n  "reviewBy"');
  expect(JSON.stringify(listPublishedDue(content.path))).not.toContain(ARTICLE);
});

test("lists a translation whose source has changed", () => {
  content.write(
    "locales/de/language.json",
    `{ "$schema": "../../schemas/language.schema.json", "name": "Deutsch", "region": "DE", "published": true, "minShare": 50, "stale": "show" }`,
  );
  content.write("locales/de/authors/jane.json", `{ "$sources": { "bio": "00000000" }, "bio": "Schreibt." }`);
  expect(linesOf("translation")).toEqual([
    "data/locales/de/authors/jane.json:1:45 bio: the text of data/authors/jane.json has changed to “Writes.”; check the translation, then run npm run content:translations.",
  ]);
});

test("lists a large picture with fewer pixels than a laptop shows, once", async () => {
  content.write("images/wide.png", await picture(1300));
  expect(linesOf("picture").filter((line) => line.includes("wide.png"))).toEqual([
    "data/articles/7.json:11:21 image.src: data/images/wide.png is 1300 px wide, and laptops show it 2176 px wide; replace it with a larger original.",
  ]);
  content.write("images/wide.png", await picture(2100));
  expect(linesOf("picture").filter((line) => line.includes("wide.png"))).toEqual([]);
});

test("lists links that have failed twice or have moved, where their URLs are written", () => {
  const reason = "the status is 404";
  content.change(ARTICLE, "<p>word0", '<p><a href=\\"https://one.example/?a&amp;b\\">One</a> word0');
  const links = {
    "https://one.example/?a&b": { failures: 2, reason, since: "2026-11-14" },
    "https://documentation.acme.example": { failures: 1, reason, since: "2026-11-21" },
    "https://documentation.acme.example/b": { failures: 0, movedTo: "https://new.example/b" },
    "https://apps.acme.example": { failures: 3, reason: "there was no answer in 20 s", since: "2026-11-07" },
  };
  expect(linesOf("link", links)).toEqual([
    expect.stringMatching(
      /^data\/academy\/faqs.json:.* items\[1\]\.docUrl: https:\/\/documentation.acme.example\/b has moved to https:\/\/new.example\/b permanently; write the new URL.$/,
    ),
    "data/articles/7.json:6:14 content: https://one.example/?a&b has failed since 2026-11-14: the status is 404; correct or remove the link.",
    expect.stringMatching(/^data\/site.json:.* links.apps: https:\/\/apps.acme.example has failed since 2026-11-07/),
  ]);
});

test("dueReport groups the list by kind", () => {
  content.change(ARTICLE, '"title":', '"reviewBy": "2026-01-31",\n  "title":');
  const reviews = due().filter(({ kind }) => kind === "review");
  expect(dueReport(reviews)).toBe(`Texts to read again (1)
  data/articles/7.json:4:15  reviewBy: this day has passed; read the texts again, then set a later day or remove it.

1 place is due. None prevents publishing.`);
  expect(dueReport([])).toBe("Nothing is due.");
});
