import { mkdirSync, readFileSync, readdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRelease } from "../../scripts/release";
import { eventually, runScript, siteFolder, startHost } from "../support/host";
import { projectFolder, setVersion } from "../support/project";
import { scriptOf, versionedSite } from "../support/releases";
import { canMount, SmallDisk } from "../support/small-disk";

/** Free bytes on a disk that counts as full. */
const ROOM = 2 ** 20;

const inode = (...path: string[]): number => statSync(join(...path)).ino;

test("hashed files are shared with the build, and all that the next build writes in place is copied", () => {
  const folder = siteFolder(versionedSite(1));
  for (const file of [scriptOf(1), "static/1/only.txt"]) {
    expect([file, inode(folder, "releases/current", file)]).toEqual([file, inode(folder, "public", file)]);
  }
  for (const file of ["index.html", "index.html.br", "404.html", "_headers", "robots.txt"]) {
    const before = readFileSync(join(folder, "releases/current", file));
    writeFileSync(join(folder, "public", file), "the next build");
    expect([file, readFileSync(join(folder, "releases/current", file))]).toEqual([file, before]);
  }
});

test("a copy that was interrupted is never current, and goes with the next", () => {
  const folder = siteFolder();
  const first = readlinkSync(join(folder, "releases/current"));
  mkdirSync(join(folder, "releases/partial"));
  writeFileSync(join(folder, "releases/partial/left-over.html"), "half");
  const next = makeRelease(join(folder, "public"), join(folder, "releases"));
  expect(readdirSync(join(folder, "releases")).sort()).toEqual([first, next, "current"]);
  expect(readdirSync(join(folder, "releases/current")).sort()).toEqual(readdirSync(join(folder, "public")).sort());
});

test("a build that is not whole is not released, and the release before stays", () => {
  const folder = siteFolder();
  const releases = readdirSync(join(folder, "releases"));
  mkdirSync(join(folder, "half"));
  writeFileSync(join(folder, "half/index.html"), "half");
  expect(() => makeRelease(join(folder, "half"), join(folder, "releases"))).toThrow(
    /^No release was made: .*holds no built site.* The one before is still served\.$/,
  );
  expect(readdirSync(join(folder, "releases"))).toEqual(releases);
});

/** With a full file system, where the machine allows mounts. */
if (canMount) {
  test("a full disk says so, and leaves the release before", async () => {
    const disk = await SmallDisk.mount();
    const folder = projectFolder();
    const there = { folder, wrapper: disk.wrapper(folder) };
    symlinkSync(disk.folder, join(folder, "releases"));
    expect(await runScript("build", [], there)).toMatchObject({ code: 0 });
    const host = await startHost(there);
    disk.fill(ROOM);
    setVersion(folder, 2, 4 * ROOM);
    const { code, stderr } = await runScript("build", [], there);
    expect(code).toBe(1);
    expect(stderr).toContain("No release was made: the disk is full. The one before is still served.");
    expect(await (await host.get("/")).text()).toBe("version 1");
    disk.makeRoom();
    expect(await runScript("build", [], there)).toMatchObject({ code: 0 });
    await eventually(async () => (await (await host.get("/")).text()) === "version 2");
    await host.kill();
  });
}
