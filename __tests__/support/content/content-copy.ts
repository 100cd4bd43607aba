import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rememberFiles } from "./remember-files";

/** Files that tests add and remove, but do not change. data/ has 60 MB of them. */
const MEDIA = /\.(jpg|png|mp4|webm|glb|usdz|ply)$/;

/** Copies a content folder for the tests of the calling file, restores the copy after each test, and returns its path. */
export function provideContentCopy(source: string): string {
  const root = join(tmpdir(), `content-${randomUUID()}`);
  const path = join(root, "data");
  let restore: () => void;
  beforeAll(() => {
    copyContent(source, path);
    restore = rememberFiles(path);
  });
  afterEach(() => restore());
  afterAll(() => rmSync(root, { recursive: true }));
  return path;
}

/** Copies a content folder, with links instead of its pictures, videos and models. */
export function copyContent(source: string, copy: string): void {
  cpSync(source, copy, { recursive: true, filter: (path) => !MEDIA.test(path) });
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (MEDIA.test(name)) symlinkSync(resolve(source, name), join(copy, name));
  }
}
