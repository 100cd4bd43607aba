import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../../../testing/server/host";
import { projectFolder, setVersion, STEP } from "../../support/server/project";

test("keeps Gatsby's cache until a module that gatsby-node.ts imports changes", async () => {
  const folder = projectFolder();
  const build = async (): Promise<void> => expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  await build();
  const cacheFile = join(folder, ".cache/file");
  writeFileSync(cacheFile, "of the first code");
  setVersion(folder, 2);
  await build();
  expect(existsSync(cacheFile)).toBe(true);
  writeFileSync(join(folder, STEP), "console.log(2)");
  await build();
  expect(existsSync(cacheFile)).toBe(false);
});

test("removes Gatsby's cache, which contains absolute paths, after the project folder was renamed", async () => {
  const folder = projectFolder();
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  const renamed = `${folder}-renamed`;
  renameSync(folder, renamed);
  const cacheFile = join(renamed, ".cache/file");
  writeFileSync(cacheFile, "of the first folder");
  try {
    expect(await runScript("build", [], { folder: renamed })).toMatchObject({ code: 0 });
    expect(existsSync(cacheFile)).toBe(false);
  } finally {
    // The clean-up after the test removes the folder by its first name.
    renameSync(renamed, folder);
  }
});
