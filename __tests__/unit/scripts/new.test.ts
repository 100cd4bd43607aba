import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createDeskSettings } from "../../../desk/config/settings";
import { createEntry, type CreatedEntry, type NewEntryOptions } from "../../../scripts/content/new/entry";
import { checkContent } from "../../../src/content/check/check";
import { readCollection } from "../../../src/content/check/collection";
import { kindNamed, KINDS, pictureFolder } from "../../../src/content/model/kinds";
import { mistakesIn, problemText } from "../../../src/content/check/problem";
import { linkContent } from "../../../testing/desk/link-content";
import { provideContentCopy } from "../../support/content/content-copy";
import { picture } from "../../support/content/content-folder";
import { turnedPicture } from "../../support/content/turned-picture";
import { COMPANY } from "../../support/company/company";

const data = provideContentCopy(COMPANY);
const root = dirname(data);

const create = (kind: string | undefined, more: Partial<NewEntryOptions> = {}): CreatedEntry =>
  createEntry(data, { kind, ...more });
const problems = (): string[] => mistakesIn(checkContent(data)).map(problemText);
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(data, file), "utf8")) as Record<string, unknown>;

const ITEM_KINDS = ["tutorial", "manual"];

test.each(KINDS.filter((kind) => !ITEM_KINDS.includes(kind)))(
  "two new entries of the kind %s pass the check",
  (kind) => {
    expect(create(kind).isDraft).toBe(true);
    expect(create(kind).isDraft).toBe(true);
    expect(problems()).toEqual([]);
  },
);

test("the first project, of a site without solutions, tours and pages to link to, needs only a picture", () => {
  const folder = join(root, "first");
  linkContent("data", folder);
  for (const name of ["expectations.json", "projects", "solutions", "tours"])
    rmSync(join(folder, name), { recursive: true });
  const { file } = createEntry(folder, { kind: "project", picture: "images/homes/floor-plan.jpg", alt: "A plan" });
  const mistakes = mistakesIn(checkContent(folder)).filter((problem) => problem.file === `data/${file}`);
  expect(mistakes.map(problemText)).toEqual([]);
});

/** Runs `npm run content:new` and returns its output. Throws when the command fails. */
function runCommand(...words: string[]): string {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const options = { encoding: "utf8", env: { ...process.env, CONTENT_DIR: data } } as const;
  return execFileSync(process.execPath, ["--import", tsx, "scripts/content/new.ts", ...words], options);
}

test("the command prints a summary of the new entry, and formats the file", () => {
  const output = runCommand("product", "mill-camera");
  expect(output.split("\n")).toEqual([
    "Added product “mill-camera” to data/products/mill-camera.json. Replace its placeholder texts with your own.",
    "It is a draft: npm run dev shows it. Remove the line “draft” to publish it.",
    "Optional fields: from, until, aliases, knownAs, cameraTag, menuLink, video, specifications, specificationCards, model, parts, applications, scan, reviewBy.",
    "",
  ]);
  const prettier = [
    resolve("node_modules/prettier/bin/prettier.cjs"),
    "--config",
    resolve(".prettierrc.json"),
    "--check",
  ];
  const file = join(data, "products/mill-camera.json");
  expect(() => execFileSync(process.execPath, [...prettier, file], { stdio: "pipe" })).not.toThrow();
});

test("the command lists the placeholder texts of an item, which cannot be a draft", () => {
  const output = runCommand("manual", "mill-manual", "--title", "The mill");
  expect(output).toContain("Items of a list cannot be drafts: replace these texts before you publish.");
  expect(output).toMatch(/items\[2\]\.description: this is still the placeholder text/);
  expect(output).not.toContain("items[2].title");
});

test("a new article gets the next number, and is a draft", () => {
  const first = create("article");
  const next = create("article", { title: "A Mill in Points" });
  expect(next).toMatchObject({
    id: String(Number(first.id) + 1),
    isDraft: true,
    optional: ["from", "until", "aliases", "update", "readTime", "reviewBy"],
  });
  expect(read(next.file)).toMatchObject({ id: Number(next.id), draft: true, title: "A Mill in Points" });
  expect(() => create("article", { id: "3" })).toThrow("data/articles/3.json already exists; choose another id.");
  expect(() => create("article", { id: "mill" })).toThrow(
    `“mill” is not a number; omit it to use the next one, ${Number(next.id) + 1}.`,
  );
});

test("a new project's file is named after its id, and the project comes last in the order", () => {
  const { file } = create("project", { id: "old-mill" });
  expect(file).toBe("projects/old-mill.json");
  const { file: last } = create("project");
  expect(read(file)).toMatchObject({ id: "old-mill", title: "Old mill", draft: true });
  expect(read(last).order).toBe(Number(read(file).order) + 1);
  expect(() => create("project", { id: "old-mill" })).toThrow(
    "data/projects/old-mill.json already exists; choose another id.",
  );
  expect(() => create("project", { id: "Old Mill" })).toThrow(
    "“Old Mill” cannot be part of a URL; use lower-case letters, digits and hyphens, such as old-mill.",
  );
});

test("a new manual is added to the list of manuals, and the rest of the file keeps its formatting", () => {
  const before = readFileSync(join(data, "academy/manuals.json"), "utf8");
  const { file } = create("manual", { id: "mill-manual" });
  const after = readFileSync(join(data, file), "utf8");
  expect(after.startsWith(before.slice(0, before.lastIndexOf("}", before.lastIndexOf("]"))))).toBe(true);
  expect((read(file).items as { id: string }[]).at(-1)).toMatchObject({ id: "mill-manual", title: "Mill manual" });
  expect(() => create("manual", { id: "mill-manual" })).toThrow(
    "data/academy/manuals.json already has an item “mill-manual”; choose another id.",
  );
});

test("a picture from outside of data/ is copied to the folder of its kind, and requires alternative text", async () => {
  const mill = join(root, "mill.png");
  writeFileSync(mill, await picture(1200, 750));
  expect(() => create("case-study", { picture: mill })).toThrow("Missing alternative text");
  expect(existsSync(join(data, "images/case-studies/mill.png"))).toBe(false);
  const { file } = create("case-study", { picture: mill, alt: "A brick mill" });
  expect(read(file).image).toEqual({ src: "images/case-studies/mill.png", alt: "A brick mill" });
  expect(existsSync(join(data, "images/case-studies/mill.png"))).toBe(true);
  expect(() => create("case-study", { picture: mill, alt: "A brick mill" })).toThrow(
    "data/images/case-studies/mill.png already exists; rename the picture.",
  );
  const again = create("article", { picture: "images/case-studies/mill.png", alt: "The mill again" });
  expect(read(again.file).image).toEqual({ src: "images/case-studies/mill.png", alt: "The mill again" });
  expect(() => create("case-study", { picture: "images/none.jpg", alt: "None" })).toThrow(
    "There is no picture images/none.jpg.",
  );
  expect(problems()).toEqual([]);
});

test("a portrait picture from a phone, with a name in NFD, is copied and passes the check", async () => {
  const name = "Zürich.jpg";
  const file = join(root, name.normalize("NFD"));
  writeFileSync(file, await turnedPicture(6, 1200, 1600));
  const { file: entry } = create("case-study", { picture: file, alt: "A square in Zürich" });
  expect(read(entry)).toMatchObject({ image: { src: `images/case-studies/${name.normalize("NFC")}` } });
  expect(problems()).toEqual([]);
});

test("pictures are copied to the folders that the desk uses", () => {
  const { schemas } = readCollection(COMPANY);
  const desk = createDeskSettings(COMPANY, { name: "github", repo: "local/data" }, true).config.collections;
  const folders = desk?.map((each) => ("media_folder" in each ? each.media_folder : ""));
  for (const kind of KINDS) expect(folders).toContain(`/data/${pictureFolder(kindNamed(kind, schemas))}`);
});

test("rejects an unknown kind", () => {
  const list = "article, case-study, project, product, solution, tutorial, manual";
  expect(() => create("artcle")).toThrow(`Unknown kind “artcle” (did you mean “article”?). Kinds: ${list}.`);
  expect(() => create(undefined)).toThrow(`Missing kind. Usage: npm run content:new -- <kind>. Kinds: ${list}.`);
});
