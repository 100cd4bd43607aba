import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkContent } from "../../../testing/desk/link-content";
import { rememberFiles } from "./remember-files";

/** Copies a content folder for the tests of the calling file, restores the copy after each test, and returns its path. */
export function provideContentCopy(source: string): string {
  const root = join(tmpdir(), `content-${randomUUID()}`);
  const path = join(root, "data");
  let restore: () => void;
  beforeAll(() => {
    linkContent(source, path);
    restore = rememberFiles(path);
  });
  afterEach(() => restore());
  afterAll(() => rmSync(root, { recursive: true }));
  return path;
}
