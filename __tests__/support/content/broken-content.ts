import { contentFolder, type ContentFolder } from "./content-folder";

/** A folder of right content for every test of a file. */
export interface BrokenContent {
  /** That of the test which runs. */
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
  const given = (): ContentFolder => {
    if (!folder) throw new Error("A folder is there only while a test runs.");
    return folder;
  };
  return {
    get folder() {
      return given();
    },
    expectAfter(name, from, to, lines) {
      given().change(name, from, to);
      expect(given().problems()).toEqual(lines);
    },
  };
}
