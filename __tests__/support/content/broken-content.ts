import { contentFolder, type ContentFolder } from "./content-folder";

/** A folder of valid content for every test of a file. */
export interface BrokenContent {
  /** The folder of the current test. */
  readonly folder: ContentFolder;
  /** Changes one thing in a file and expects exactly these lines. */
  expectAfter(name: string, from: string, to: string, lines: readonly string[]): void;
}

/** Gives every test of the file that calls this a folder of its own, to break something in. */
export function brokenContent(): BrokenContent {
  let folder: ContentFolder | undefined;
  beforeEach(async () => {
    folder = await contentFolder();
  });
  afterEach(() => folder?.dispose());
  const current = (): ContentFolder => {
    if (!folder) throw new Error("The folder exists only while a test runs. Use it in a test or a hook.");
    return folder;
  };
  return {
    get folder() {
      return current();
    },
    expectAfter(name, from, to, lines) {
      current().change(name, from, to);
      expect(current().problems()).toEqual(lines);
    },
  };
}
