import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually, runScript, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { publish, scriptOf, versionedSite, visit } from "../../../testing/server/releases";

const SWITCHES = 10;
const CLIENTS = 8;
const DAY = 86_400_000;

/** Starts a host with version 1 of the site, in a new folder. */
async function startHostWithVersion1(): Promise<{ host: Host; folder: string }> {
  const folder = siteFolder(versionedSite(1));
  return { folder, host: await startHost({ folder }) };
}

function replaceCurrentLink(folder: string, name: string): void {
  rmSync(join(folder, "releases/current"));
  symlinkSync(name, join(folder, "releases/current"));
}

const getText = async (host: Host, path: string): Promise<string> => (await host.get(path)).text();
const waitForVersion = (host: Host, version: number): Promise<void> =>
  eventually(async () => (await getText(host, "/robots.txt")) === `version ${version}`);

test("during ten switches under load, no request fails and no response mixes releases", async () => {
  const { host, folder } = await startHostWithVersion1();
  const seen = new Map<number, number>();
  let isOver = false;
  const client = async (number: number): Promise<void> => {
    while (!isOver) {
      const version = await visit(host.url, ["identity", "br", "gzip"][number % 3] ?? "");
      seen.set(version, (seen.get(version) ?? 0) + 1);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  const switches = async (): Promise<void> => {
    for (let version = 2; version <= SWITCHES + 1; version++) {
      publish(folder, version);
      // Half of the releases are activated by the signal, the others when the host checks the link.
      if (version % 2) process.kill(host.pid, "SIGHUP");
      await waitForVersion(host, version);
      // On a busy machine, the next switch could otherwise happen before a client has visited this version.
      await eventually(async () => seen.has(version));
    }
    isOver = true;
  };
  await Promise.all([switches().finally(() => (isOver = true)), clients]);
  expect(seen.size).toBeGreaterThanOrEqual(SWITCHES);
  expect(await host.kill()).toBe(0);
});

test("serves only hashed files from earlier releases", async () => {
  const { host, folder } = await startHostWithVersion1();
  publish(folder, 2);
  await waitForVersion(host, 2);
  expect(await getText(host, `/${scriptOf(1)}`)).toBe("run(1)");
  expect(await getText(host, "/static/1/only.txt")).toBe("version 1");
  const page = await host.get("/pages/1");
  expect([page.status, await page.text()]).toEqual([404, "<h1>no version 2</h1>"]);
});

test("removes releases that were superseded more than a day before, except the newest and the current one", async () => {
  const folder = siteFolder(versionedSite(1));
  const names = [readlinkSync(join(folder, "releases/current"))];
  for (const version of [2, 3]) names.push(publish(folder, version));
  const host = await startHost({ folder });
  expect(await getText(host, "/static/1/only.txt")).toBe("version 1");
  const timeInSeconds = (Date.now() - DAY - 60_000) / 1000;
  for (const name of names) utimesSync(join(folder, "releases", name), timeInSeconds, timeInSeconds);
  for (const version of [4, 5]) names.push(publish(folder, version));
  expect(readdirSync(join(folder, "releases")).sort()).toEqual([...names.slice(2), "current"]);
  expect((await host.get("/static/1/only.txt")).status).toBe(404);
  await waitForVersion(host, 5);
  expect(await getText(host, "/static/3/only.txt")).toBe("version 3");
});

test("switches to an earlier release when the link changes, but not to an incomplete one", async () => {
  const { host, folder } = await startHostWithVersion1();
  const first = readlinkSync(join(folder, "releases/current"));
  publish(folder, 2);
  await waitForVersion(host, 2);
  replaceCurrentLink(folder, first);
  await waitForVersion(host, 1);
  expect(await getText(host, `/${scriptOf(2)}`)).toBe("run(2)");

  mkdirSync(join(folder, "releases/2999-empty"));
  writeFileSync(join(folder, "releases/2999-empty/index.html"), "half");
  replaceCurrentLink(folder, "2999-empty");
  await eventually(async () => host.output().includes("release could not be read: the previous one stays active"));
  expect(await getText(host, "/robots.txt")).toBe("version 1");
});

test("does not start without a release, and reports that npm run build is needed", async () => {
  const folder = siteFolder();
  rmSync(join(folder, "releases"), { recursive: true });
  const { code, stderr } = await runScript("serve", [], { folder });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining("contains no current release; run npm run build first.") as string,
  });
});
