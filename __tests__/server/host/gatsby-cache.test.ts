import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runScript } from "../../../testing/server/host";
import { projectFolder, setVersion, STEP } from "../../support/server/project";

test("Gatsby's cache is kept until a module changes that gatsby-node.ts imports", async () => {
  const folder = projectFolder();
  const build = async (): Promise<void> => expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  await build();
  const answer = join(folder, ".cache/answer");
  writeFileSync(answer, "of the first code");
  setVersion(folder, 2);
  await build();
  expect(existsSync(answer)).toBe(true);
  writeFileSync(join(folder, STEP), "console.log(2)");
  await build();
  expect(existsSync(answer)).toBe(false);
});

test("Gatsby's cache, which contains absolute paths, is removed after the folder was renamed", async () => {
  const folder = projectFolder();
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  const renamed = `${folder}-renamed`;
  renameSync(folder, renamed);
  const answer = join(renamed, ".cache/answer");
  writeFileSync(answer, "of the first folder");
  try {
    expect(await runScript("build", [], { folder: renamed })).toMatchObject({ code: 0 });
    expect(existsSync(answer)).toBe(false);
  } finally {
    // The folder is removed under its first name after the test.
    renameSync(renamed, folder);
  }
});
