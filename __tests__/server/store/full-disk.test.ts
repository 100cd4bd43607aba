import { join } from "node:path";
import type { SubmissionRecord } from "../../../server/store/records";
import { UNAVAILABLE } from "../../support/server/unavailable";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { Cluster, limitFiles } from "../../../testing/server/postgres";
import { canMount, SmallDisk } from "../../../testing/server/small-disk";
import { stored } from "../../../testing/server/stores";

/** Free bytes at the start. */
const ROOM = 2 ** 20;

/** A message that does not compress. */
function bulky(number: number) {
  const noise = Array.from({ length: 4900 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919 + number * 104_729) % 20_000)),
  );
  return { ...BODIES.demo, message: noise.join("") };
}

/** Sends submissions until five in a row are rejected. @returns the ids of the stored ones */
async function fill(host: Host): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0, refused = 0; refused < 5; number++) {
    if (number > 1000) throw new Error("The store has not become full.");
    const { status, body } = await host.post(bulky(number));
    if (status === 200) {
      ids.push(body.id ?? "");
      refused = 0;
    } else {
      expect({ status, body }).toEqual({ status: 503, body: UNAVAILABLE });
      refused += 1;
    }
  }
  return ids;
}

const idsIn = async (url: string): Promise<string[]> => (await stored(url)).map(({ id }) => id);

/** Fills the store, and expects that pages are served and that all acknowledged submissions exist afterwards. */
async function expectNothingLost(
  host: Host,
  makeRoom: () => void | Promise<void>,
  storedIds: () => Promise<string[]>,
): Promise<void> {
  const ids = await fill(host);
  expect((await host.get("/")).status).toBe(200);
  await makeRoom();
  await eventually(async () => (await host.post(BODIES.contact)).status === 200);
  const rows = new Set(await storedIds());
  expect(ids.filter((id) => !rows.has(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(10);
}

describe("files at their maximum size: 503 until it is raised, and no acknowledged submission is lost", () => {
  test("libsql", async () => {
    const url = `file:${join(siteFolder(), "submissions.db")}`;
    const host = await startHost({ env: { DATABASE_URL: url } });
    limitFiles(host.pid, 1_000_000);
    const makeRoom = () => limitFiles(host.pid, "unlimited");
    await expectNothingLost(host, makeRoom, () => idsIn(url));
    await host.kill();
  });

  test("PostgreSQL", async () => {
    const cluster = await Cluster.start();
    const url = await cluster.database();
    const host = await startHost({ env: { DATABASE_URL: url } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    cluster.limitFiles(1_100_000);
    const makeRoom = () => cluster.limitFiles("unlimited");
    await expectNothingLost(host, makeRoom, () => idsIn(url));
    await host.kill();
    await cluster.remove();
  });
});

test("after a full disk, another program that opens and closes the store removes no submission", async () => {
  const url = `file:${join(siteFolder(), "submissions.db")}`;
  const host = await startHost({ env: { DATABASE_URL: url } });
  const ids: string[] = [];
  /** Several at the same time: a connection is opened while the previous one is being closed. */
  const sendMany = async (): Promise<number> => {
    const replies = await Promise.all(Array.from({ length: 16 }, () => host.post(BODIES.demo)));
    const acknowledged = replies.flatMap(({ status, body }) => (status === 200 ? [body.id ?? ""] : []));
    ids.push(...acknowledged);
    return acknowledged.length;
  };
  await sendMany();
  for (let round = 0; round < 4; round++) {
    limitFiles(host.pid, 4096);
    expect(await sendMany()).toBe(0);
    limitFiles(host.pid, "unlimited");
    await eventually(async () => (await sendMany()) === 16);
    expect(await idsIn(url)).toHaveLength(ids.length);
    await sendMany();
    const rows = new Set(await idsIn(url));
    expect(ids.filter((id) => !rows.has(id))).toEqual([]);
  }
  await host.kill();
});

/** The same with a full file system, if the machine allows mounts. */
if (canMount) {
  describe("a full disk: 503 until there is space again, and no acknowledged submission is lost", () => {
    test("libsql", async () => {
      const disk = await SmallDisk.mount();
      const folder = siteFolder();
      const env = { DATABASE_URL: `file:${join(disk.folder, "submissions.db")}` };
      const there = { folder, wrapper: disk.wrapper(folder), env };
      const host = await startHost(there);
      disk.fill(ROOM);
      const makeRoom = () => disk.makeRoom();
      await expectNothingLost(host, makeRoom, async () => {
        const { stdout } = await runScript("submissions", ["--json"], there);
        return (JSON.parse(stdout) as SubmissionRecord[]).map(({ id }) => id);
      });
      await host.kill();
    });

    test("PostgreSQL", async () => {
      const disk = await SmallDisk.mount();
      const cluster = await Cluster.start(disk);
      const url = await cluster.database();
      const host = await startHost({ env: { DATABASE_URL: url } });
      expect((await host.post(BODIES.demo)).status).toBe(200);
      disk.fill(ROOM);
      const makeRoom = async () => {
        disk.makeRoom();
        await cluster.run();
      };
      await expectNothingLost(host, makeRoom, () => idsIn(url));
      await host.kill();
      await cluster.remove();
    });
  });
}
