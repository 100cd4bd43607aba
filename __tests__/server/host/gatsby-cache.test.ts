import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../../../testing/server/host";
import { createBuiltProject, keepProject, setVersion, STEP } from "../../support/server/project";
import { siteWithTagline } from "../../support/server/review-branches";

let folder: string;
let reset: () => void;
beforeAll(async () => {
  folder = await createBuiltProject();
  reset = keepProject(folder);
});
beforeEach(() => reset());

const build = async (at = folder): Promise<void> =>
  expect(await runScript("build", [], { folder: at })).toMatchObject({ code: 0 });

test("keeps Gatsby's cache until package.json or a module that gatsby-node.ts imports changes", async () => {
  const cacheFile = join(folder, ".cache/file");
  writeFileSync(cacheFile, "of the first code");
  writeFileSync(join(folder, "data/site.json"), siteWithTagline(folder, "Another tagline"));
  await build();
  expect(existsSync(cacheFile)).toBe(true);
  const changes = [() => writeFileSync(join(folder, STEP), "console.log(2)"), () => setVersion(folder, 2)];
  for (const change of changes) {
    writeFileSync(cacheFile, "of the code before");
    change();
    await build();
    expect(existsSync(cacheFile)).toBe(false);
  }
});

test("removes Gatsby's cache, which contains absolute paths, after the project folder was renamed", async () => {
  const renamed = `${folder}-renamed`;
  renameSync(folder, renamed);
  const cacheFile = join(renamed, ".cache/file");
  writeFileSync(cacheFile, "of the first folder");
  try {
    await build(renamed);
    expect(existsSync(cacheFile)).toBe(false);
  } finally {
    // The clean-up after the test removes the folder by its first name.
    renameSync(renamed, folder);
  }
});

test("does not write into the pictures of the served release when it encodes all again", async () => {
  const release = join(
    folder,
    "releases",
    readdirSync(join(folder, "releases")).find((name) => /^\d/.test(name)) ?? "",
  );
  setVersion(folder, 2);
  await build();
  const picture = "static/1/room.jpg";
  expect(readFileSync(join(folder, "public", picture), "utf8")).toBe("encoded by version 2");
  expect(readFileSync(join(release, picture), "utf8")).toBe("encoded by version 1");
});

test("builds again after a build that has added the desk", async () => {
  mkdirSync(join(folder, "public/admin"));
  writeFileSync(join(folder, "public/admin/index.html"), "");
  await build();
});
