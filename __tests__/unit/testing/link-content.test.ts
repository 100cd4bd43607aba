import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";
import { linkContent, replaceLinked } from "../../../testing/desk/link-content";

let folder: string;
let source: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "link-content-"));
  [source, target] = [join(folder, "data"), join(folder, "copy")];
  mkdirSync(join(source, "images"), { recursive: true });
  writeFileSync(join(source, "site.json"), "{}");
  writeFileSync(join(source, "images/wall.png"), "original");
  linkContent(source, target);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a copy has all files, and links to those that are not JSON", () => {
  expect(filesBelow(target)).toEqual(filesBelow(source));
  const areLinks = ["site.json", "images/wall.png"].map((name) => lstatSync(join(target, name)).isSymbolicLink());
  expect(areLinks).toEqual([false, true]);
  expect(readFileSync(join(target, "images/wall.png"), "utf8")).toBe("original");
});

test("a picture that is replaced in a copy stays the same in the original", () => {
  replaceLinked(join(target, "images/wall.png"), Buffer.from("replaced"));
  replaceLinked(join(target, "images/new/wall.png"), Buffer.from("new"));
  expect(readFileSync(join(source, "images/wall.png"), "utf8")).toBe("original");
  expect(readFileSync(join(target, "images/wall.png"), "utf8")).toBe("replaced");
  expect(readFileSync(join(target, "images/new/wall.png"), "utf8")).toBe("new");
});
