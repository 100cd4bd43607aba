import { cpSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { checkContent } from "@capture/content/check/check";
import { parseJsonFile } from "@capture/content/check/json-file";
import { mistakesIn, problemText, type Problem } from "@capture/content/check/problem";
import { createSourceChecker } from "../../../scripts/site/develop/source-checker";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";
import { watchSettled } from "../../../scripts/site/develop/watch-settled";

describe("source-checker", () => {
  const AUTHOR = "authors/jonas-birk.json";
  const PAGE = "pages/academy.json";
  const SCHEMA = "schemas/author.schema.json";

  const folder = provideContentCopy(COMPANY);
  let check: ReturnType<typeof createSourceChecker>;
  beforeEach(() => {
    check = createSourceChecker(folder);
    check();
  });

  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const textsOf = (problems: Problem[]): string[] => mistakesIn(problems).map(problemText);
  /** Expects the mistakes of a check of all content. */
  function expectAll(): string[] {
    const mistakes = textsOf(check());
    expect(mistakes).toEqual(textsOf(checkContent(folder)));
    return mistakes;
  }

  test("a document can be changed again and again", () => {
    const text = read(PAGE);
    write(PAGE, "{}");
    expect(expectAll()).not.toEqual([]);
    write(PAGE, text);
    expect(expectAll()).toEqual([]);
    write(PAGE, text.replace('"seo"', '"soe"'));
    expect(expectAll()).not.toEqual([]);
  });

  test("the mistakes of several documents are found after each other", () => {
    const text = read(PAGE);
    write(PAGE, "{}");
    expectAll();
    write(AUTHOR, "{}");
    const both = expectAll();
    write(PAGE, text);
    expect(expectAll().length).toBeLessThan(both.length);
  });

  test("a document that others refer to can be removed and added again", () => {
    const text = read(AUTHOR);
    rmSync(join(folder, AUTHOR));
    expect(expectAll().join()).toContain("jonas-birk");
    write(AUTHOR, text);
    expect(expectAll()).toEqual([]);
  });

  test("files other than documents are noticed: a schema, a picture", () => {
    cpSync("data/schemas", join(folder, "schemas"), { recursive: true });
    expect(expectAll()).toEqual([]);
    const schema = JSON.parse(read(SCHEMA)) as { required: string[]; properties: object };
    const properties = { ...schema.properties, motto: { type: "string" } };
    write(SCHEMA, JSON.stringify({ ...schema, properties, required: [...schema.required, "motto"] }));
    expect(expectAll().join()).toContain("motto");
    rmSync(join(folder, "schemas"), { recursive: true });
    rmSync(join(folder, "images"), { recursive: true });
    expect(expectAll()).not.toEqual([]);
  });

  test("a draft is checked with what was saved before", () => {
    const draft = (name: string, text: string): string[] => textsOf(check(parseJsonFile(name, Buffer.from(text))));
    expect(draft(PAGE, "{}")).not.toEqual([]);
    expect(draft(PAGE, read(PAGE))).toEqual([]);
    const text = read(AUTHOR);
    write(AUTHOR, "{}");
    expect(draft(PAGE, read(PAGE))).toEqual(textsOf(checkContent(folder)));
    expect(draft(AUTHOR, text)).toEqual([]);
    expect(expectAll()).not.toEqual([]);
  });
});

describe("watch-settled", () => {
  let folder: string;
  let stop: (() => void) | undefined;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "watch-"))));
  afterEach(() => {
    stop?.();
    rmSync(folder, { recursive: true });
  });

  const waitForReads = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

  test("files that are saved at the same time are read once", async () => {
    let reads = 0;
    stop = watchSettled(folder, () => (reads += 1));
    for (const name of ["a.json", "b.json", "c.json"]) writeFileSync(join(folder, name), "{}");
    await waitForReads();
    expect(reads).toBe(1);
  });

  test("a file that disappears during the read causes another read", async () => {
    const found: string[] = [];
    // Chrome writes the swap file and renames it. The first read fails, because the swap file no longer exists.
    const names = ["1.json.crswap", "1.json"];
    stop = watchSettled(folder, () => void found.push(readFileSync(join(folder, names.shift() ?? ""), "utf8")));
    writeFileSync(join(folder, "1.json"), "{}");
    await waitForReads();
    expect(found).toEqual(["{}"]);
  });

  test("does not read the folder after it is stopped", async () => {
    let reads = 0;
    stop = watchSettled(folder, () => (reads += 1));
    writeFileSync(join(folder, "a.json"), "{}");
    stop();
    await waitForReads();
    expect(reads).toBe(0);
  });
});
