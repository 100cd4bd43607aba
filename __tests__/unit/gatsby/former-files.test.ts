import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";
import { removeFormerFiles } from "../../../gatsby/outputs/former-files";
import { removeOtherSite, writeSiteStamp } from "../../../scripts/site/other-site";
import { compareBuilds } from "../../../testing/compare-builds";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "former-files-"));
});
afterEach(() => rmSync(project, { recursive: true }));

const put = (name: string, text = ""): void => {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
};
const content = (): string => join(project, "data");
const built = (): string[] => filesBelow(join(project, "public"));

test("pictures whose source the content no longer has are removed, also those that are derived and not shown", () => {
  const kept = createHash("md5").update("picture").digest("hex");
  const [shown, hidden] = ["0123456789abcdef", "fedcba9876543210"] as const;
  put("data/images/room.jpg", "picture");
  put(`public/static/${kept}/1/room.jpg`);
  put(`public/static/${"0".repeat(32)}/1/former.jpg`);
  put("public/static/laz-perf-e259fb.wasm");
  put("public/static/tours/readme.txt");
  put(`public/static/tours/${shown}/1/0_0.webp`);
  put(`public/static/tours/${hidden}/1/0_0.webp`);
  put(`public/static/models/${hidden}.glb.br`);
  put("public/page-data/tours/a/page-data.json", JSON.stringify({ tiles: `/static/tours/${shown}` }));
  removeFormerFiles(join(project, "public"), content());
  expect(built()).toEqual([
    "page-data/tours/a/page-data.json",
    `static/${kept}/1/room.jpg`,
    "static/laz-perf-e259fb.wasm",
    `static/tours/${shown}/1/0_0.webp`,
    "static/tours/readme.txt",
  ]);
});

test("a build of another site begins with empty folders, and that of the same site with what it has", () => {
  put(".cache/pictures");
  put("public/blog/rss.xml");
  put(".languages/de/pages/index.html");
  put("data/site.json", JSON.stringify({ url: "https://www.acme.example" }));
  writeSiteStamp(project, content());
  removeOtherSite(project, content());
  expect(built()).toEqual(["blog/rss.xml"]);
  put("data/site.json", JSON.stringify({ url: "https://www.other.example" }));
  removeOtherSite(project, content());
  expect([...built(), ...filesBelow(join(project, ".cache")), ...filesBelow(join(project, ".languages"))]).toEqual([]);
});

test("two builds are compared by the names of their files, and by the number of their scripts", () => {
  for (const name of ["index.html", "app-123456.js", "app-654321.js", "blog/rss.xml"]) put(`one/public/${name}`);
  for (const name of ["index.html", "app-abcdef.js", "sitemap.xml"]) put(`two/public/${name}`);
  expect(compareBuilds(join(project, "one"), join(project, "two"))).toEqual([
    "app.js is of the former site.",
    "blog/rss.xml is of the former site.",
    "sitemap.xml is missing after the former site.",
  ]);
});
