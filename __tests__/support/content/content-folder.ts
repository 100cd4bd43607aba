import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { checkContent } from "@capture/content/check/check";
import { problemText } from "@capture/content/check/problem";
import { rememberFiles } from "./remember-files";
import { VALID_FILES } from "./valid-files";

/** A small, valid content folder with the schemas of data/, in which a test makes a mistake. File names are relative to it. */
export interface ContentFolder {
  readonly path: string;
  /** Writes a file. */
  write(name: string, text: string | Buffer): void;
  /** Replaces the first occurrence of `from` in a text file of the folder. Throws an error if there is none. */
  change(name: string, from: string, to: string): void;
  remove(name: string): void;
  /** Lists the problems that the changes have caused, one line each. */
  problems(): string[];
  /** Replaces text in a file and expects that the content check reports exactly these lines. */
  expectAfter(name: string, from: string, to: string, lines: readonly string[]): void;
}

/** The content of `language.json` for a translation into German, of which every text must be translated. */
export const GERMAN = {
  $schema: "../../schemas/language.schema.json",
  name: "Deutsch",
  direction: "ltr",
  region: "DE",
  minShare: 100,
};

/** The problems of the unchanged folder. It lacks the content of entire pages, which is irrelevant to the tests. */
let initialProblems: ReadonlySet<string> | undefined;

/** Creates a folder of valid content for the tests of the calling file or block, and restores it after each test. */
export function provideContentFolder(): ContentFolder {
  let path = "";
  let texts = new Map<string, string>();
  let restoreFiles: () => void;
  const folder: ContentFolder = {
    get path() {
      return path;
    },
    write(name, text) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      if (typeof text === "string") texts.set(name, text);
      writeFileSync(join(path, name), text);
    },
    change(name, from, to) {
      const text = texts.get(name) ?? "";
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      folder.write(name, text.replace(from, to));
    },
    remove: (name) => rmSync(join(path, name)),
    problems: () =>
      checkContent(path)
        .map(problemText)
        .filter((line) => !initialProblems?.has(line)),
    expectAfter(name, from, to, lines) {
      folder.change(name, from, to);
      expect(folder.problems()).toEqual(lines);
    },
  };
  beforeAll(async () => {
    path = mkdtempSync(join(tmpdir(), "content-"));
    for (const [name, text] of Object.entries(VALID_FILES)) folder.write(name, text);
    for (const name of ["wide", "device"]) folder.write(`images/${name}.png`, await picture(1200));
    initialProblems ??= new Set(checkContent(path).map(problemText));
    restoreFiles = rememberFiles(path);
  });
  afterEach(() => {
    texts = new Map(Object.entries(VALID_FILES));
    restoreFiles();
  });
  afterAll(() => rmSync(path, { recursive: true }));
  return folder;
}

/** Creates a PNG of a single color. Width and height are in pixels. */
export function picture(width: number, height = 16): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#22A884" } })
    .png()
    .toBuffer();
}
