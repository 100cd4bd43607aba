import { spawnSync } from "node:child_process";
import fs, {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { listReleaseNames } from "@capture/host/releases";
import { compressFiles } from "../../../gatsby/outputs/compression";
import { withBuildLock } from "../../../scripts/site/build-lock";
import { copyBuild, makeRelease } from "../../../scripts/site/release";
import { eventually, runScript, siteFolder, startHost, startScript } from "../../../testing/server/host";
import { projectFolder, setVersion } from "../../support/server/project";
import { scriptOf, versionedSite } from "../../../testing/server/releases";
import { canMount, SmallDisk } from "../../../testing/server/small-disk";

/** Free bytes of a disk that is nearly full. */
const FREE_BYTES = 2 ** 20;

const inode = (...path: string[]): number => statSync(join(...path)).ino;

test("makeRelease hard-links hashed files, and copies files that the next build overwrites", () => {
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

describe("a copy that shares files with the current release", () => {
  let [folder, current, copy]: [string, string, string] = ["", "", ""];
  const share = (file: string): string | undefined => (file.endsWith(".html") ? undefined : join(current, file));
  beforeEach(() => {
    folder = siteFolder({ ...versionedSite(1), "same.json": "{}", "changed.json": "[1]", "longer.json": "[1]" });
    current = join(folder, "releases/current");
    copy = join(folder, "copy");
    writeFileSync(join(folder, "public/changed.json"), "[2]");
    writeFileSync(join(folder, "public/longer.json"), "[12]");
    writeFileSync(join(folder, "public/new.json"), "[3]");
    // A build with another cache has written the same picture again.
    const only = join(folder, "public/static/1/only.txt");
    const bytes = readFileSync(only);
    rmSync(only);
    writeFileSync(only, bytes);
    copyBuild(join(folder, "public"), copy, { share });
  });

  test("links equal files, whether their names have a hash or not", () => {
    for (const file of ["same.json", "robots.txt", "static/1/only.txt"])
      expect([file, inode(copy, file)]).toEqual([file, inode(current, file)]);
  });

  test("has its own changed files and pages, so that nothing is written into the release", () => {
    for (const file of ["changed.json", "longer.json", "index.html"])
      expect([file, inode(copy, file)]).not.toEqual([file, inode(current, file)]);
    const text = (file: string): string => readFileSync(join(copy, file), "utf8");
    expect(["changed.json", "longer.json", "new.json"].map(text)).toEqual(["[2]", "[12]", "[3]"]);
  });

  test("compressed copies of it are not written into those of the release", async () => {
    const text = "x".repeat(2000);
    for (const place of [current, copy]) writeFileSync(join(place, "changed.json"), text);
    writeFileSync(join(current, "changed.json.br"), "of the release");
    linkSync(join(current, "changed.json.br"), join(copy, "changed.json.br"));
    await compressFiles(copy);
    expect(readFileSync(join(current, "changed.json.br"), "utf8")).toBe("of the release");
    expect(inode(copy, "changed.json.br")).not.toBe(inode(current, "changed.json.br"));
  });
});

/** The id of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ["--version"]).pid;

test("makeRelease removes interrupted copies, and keeps a copy in progress", () => {
  const folder = siteFolder();
  const first = readlinkSync(join(folder, "releases/current"));
  const inProgress = `partial-${process.ppid}`;
  for (const name of ["partial", `partial-${endedProcess()}`, inProgress]) {
    mkdirSync(join(folder, "releases", name));
    writeFileSync(join(folder, "releases", name, "left-over.html"), "half");
  }
  const next = makeRelease(join(folder, "public"), join(folder, "releases"));
  expect(readdirSync(join(folder, "releases")).sort()).toEqual([first, next, "current", inProgress]);
  expect(readdirSync(join(folder, "releases/current")).sort()).toEqual(readdirSync(join(folder, "public")).sort());
});

test("makeRelease flushes a release to the disk before it becomes current", () => {
  const folder = siteFolder();
  const flush = jest.spyOn(fs, "fsyncSync");
  const flushed: number[] = [];
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((...paths) => {
    flushed.push(flush.mock.calls.length);
    throw new Error(`A power loss prevents renaming ${String(paths[0])}.`);
  });
  expect(() => makeRelease(join(folder, "public"), join(folder, "releases"))).toThrow();
  rename.mockRestore();
  flush.mockRestore();
  // Four files and their folder.
  expect(flushed).toEqual([5]);
});

test("makeRelease rejects an incomplete build, and the previous release stays current", () => {
  const folder = siteFolder();
  const releases = readdirSync(join(folder, "releases"));
  mkdirSync(join(folder, "half"));
  writeFileSync(join(folder, "half/index.html"), "half");
  expect(() => makeRelease(join(folder, "half"), join(folder, "releases"))).toThrow(
    /^No release was made: .*contains no built site; run npm run build first\. The previous release is still served\.$/,
  );
  expect(readdirSync(join(folder, "releases"))).toEqual(releases);
});

test("a second build reports that another is running, and does not disturb it", async () => {
  const folder = projectFolder();
  writeFileSync(join(folder, "wait"), "");
  const first = startScript("build", [], { folder });
  const ended = new Promise((resolve) => first.once("exit", resolve));
  await eventually(async () => existsSync(join(folder, "building")));
  expect(await runScript("build", [], { folder })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Another build is running (process ${first.pid}).`) as string,
  });
  rmSync(join(folder, "wait"));
  expect(await ended).toBe(0);
  expect(listReleaseNames(join(folder, "releases"))).toHaveLength(1);
});

test("does not build content with a mistake, and the previous release stays current", async () => {
  const folder = projectFolder();
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  const releases = readdirSync(join(folder, "releases"));
  rmSync(join(folder, "building"));
  writeFileSync(join(folder, "mistake"), "");
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 1 });
  expect(existsSync(join(folder, "building"))).toBe(false);
  expect(readdirSync(join(folder, "releases"))).toEqual(releases);
});

test("a build takes over the lock of a killed build, but not that of a running process", async () => {
  const lock = join(siteFolder(), "lock");
  symlinkSync(String(endedProcess()), lock);
  expect(await withBuildLock(lock, async () => readlinkSync(lock))).toBe(String(process.pid));
  expect(() => readlinkSync(lock)).toThrow("ENOENT");
  symlinkSync(String(process.ppid), lock);
  await expect(withBuildLock(lock, async () => undefined)).rejects.toThrow(
    /^Another build is running \(process \d+\)\./,
  );
  expect(readlinkSync(lock)).toBe(String(process.ppid));
});

// Only on machines that allow mounts.
if (canMount) {
  test("a full disk is reported, and the previous release stays current", async () => {
    const disk = await SmallDisk.mount();
    const folder = projectFolder();
    const options = { folder, wrapper: disk.wrapper(folder) };
    symlinkSync(disk.folder, join(folder, "releases"));
    expect(await runScript("build", [], options)).toMatchObject({ code: 0 });
    const host = await startHost(options);
    disk.fill(FREE_BYTES);
    setVersion(folder, 2, 4 * FREE_BYTES);
    const { code, stderr } = await runScript("build", [], options);
    expect(code).toBe(1);
    expect(stderr).toContain("No release was made: the disk is full. The previous release is still served.");
    expect(await (await host.get("/")).text()).toBe("version 1");
    disk.makeRoom();
    expect(await runScript("build", [], options)).toMatchObject({ code: 0 });
    await eventually(async () => (await (await host.get("/")).text()) === "version 2");
  });
}

test("rejects an invalid GATSBY_FORMS_URL before the build begins", async () => {
  const folder = projectFolder();
  const { code, stderr } = await runScript("build", [], { folder, env: { GATSBY_FORMS_URL: "forms.example" } });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "GATSBY_FORMS_URL must be a URL such as https://forms.example/functions.\n",
  });
  expect(existsSync(join(folder, "public"))).toBe(false);
});
