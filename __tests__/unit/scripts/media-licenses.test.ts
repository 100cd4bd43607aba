import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mediaLicenses } from "../../../scripts/assets/media-licenses";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "media-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text = ""): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

test("a license applies to its folder and to the folders below without their own", () => {
  write("images/LICENSE.txt", "Own work\n\nDetails.");
  write("images/plants/hall.jpg");
  write("images/stock/room.webp");
  write("images/stock/LICENSE.txt", "CC0 1.0\n");
  write("images/notes.json");
  expect(mediaLicenses([root])).toEqual([
    { folder: join(root, "images"), license: "Own work" },
    { folder: join(root, "images/stock"), license: "CC0 1.0" },
  ]);
});

test("media without a license are listed by their folder", () => {
  write("models/device.glb");
  write("fonts/LICENSE.txt", "\n");
  write("fonts/text.woff2");
  expect(mediaLicenses([root])).toEqual([
    { folder: join(root, "fonts"), license: undefined },
    { folder: join(root, "models"), license: undefined },
  ]);
});

test("all media of the repository have a license", () => {
  const media = mediaLicenses(["data"]);
  expect(media.filter(({ license }) => license === undefined)).toEqual([]);
  expect(media.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["data/brand", "data/images"]));
});
