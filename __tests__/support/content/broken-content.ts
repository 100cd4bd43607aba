import { contentFolder, type ContentFolder } from "./content-folder";

/** The content folder of the current test, and an assertion about its problems. */
export interface BrokenContent {
  /** The folder of the current test, with valid content at the start of the test. */
  readonly folder: ContentFolder;
  /** Replaces text in a file and expects that the content check reports exactly these lines. */
  expectAfter(name: string, from: string, to: string, lines: readonly string[]): void;
}

/** Creates a new folder of valid content before each test of the calling file, and removes it after the test. */
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
