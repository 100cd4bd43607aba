import { join } from "node:path";
import type { SubmissionRecord } from "../../../src/store/records";
import { UNAVAILABLE } from "../../../../../__tests__/support/server/unavailable";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, runScript, siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { Cluster, limitFiles } from "../../../../../testing/server/postgres";
import { canMount, SmallDisk } from "../../../../../testing/server/small-disk";
import { listStored } from "../../../../../testing/server/stores";

/** Free bytes of the disk before the submissions. */
const FREE_BYTES = 2 ** 20;

/** A demo request with a long message that does not compress. */
function bodyWithLongMessage(number: number) {
  const noise = Array.from({ length: 4900 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919 + number * 104_729) % 20_000)),
  );
  return { ...BODIES.demo, message: noise.join("") };
}

/** Sends submissions until five in a row get a 503. @returns the ids of the stored ones */
async function fill(host: Host): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0, rejectedInARow = 0; rejectedInARow < 5; number++) {
    if (number > 1000) throw new Error("The store has not become full.");
    const { status, body } = await host.post(bodyWithLongMessage(number));
    if (status === 200) {
      ids.push(body.id ?? "");
      rejectedInARow = 0;
    } else {
      expect({ status, body }).toEqual({ status: 503, body: UNAVAILABLE });
      rejectedInARow += 1;
    }
  }
  return ids;
}

const idsIn = async (url: string): Promise<string[]> => (await listStored(url)).map(({ id }) => id);

/** Fills the store. Expects that pages are still served, and that all acknowledged submissions are stored at the end. */
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

describe("with files at their maximum size, responds with 503 until it is raised, and loses no acknowledged submission", () => {
  test("libsql", async () => {
    const url = `file:${join(siteFolder(), "submissions.db")}`;
    const host = await startHost({ env: { DATABASE_URL: url } });
    limitFiles(host.pid, 1_000_000);
    const makeRoom = () => limitFiles(host.pid, "unlimited");
    await expectNothingLost(host, makeRoom, () => idsIn(url));
  });

  test("PostgreSQL", async () => {
    const cluster = await Cluster.start();
    const url = await cluster.database();
    const host = await startHost({ env: { DATABASE_URL: url } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    cluster.limitFiles(1_100_000);
    const makeRoom = () => cluster.limitFiles("unlimited");
    await expectNothingLost(host, makeRoom, () => idsIn(url));
  });
});

test("after a full disk, another program that opens and closes the store removes no submission", async () => {
  const url = `file:${join(siteFolder(), "submissions.db")}`;
  const host = await startHost({ env: { DATABASE_URL: url } });
  const ids: string[] = [];
  /** Sends 16 submissions at the same time, so that a connection is opened while the previous one is closing. */
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
});

// Only on machines that allow mounts.
if (canMount) {
  describe("with a full disk, responds with 503 until there is space, and loses no acknowledged submission", () => {
    test("libsql", async () => {
      const disk = await SmallDisk.mount();
      const folder = siteFolder();
      const env = { DATABASE_URL: `file:${join(disk.folder, "submissions.db")}` };
      const options = { folder, wrapper: disk.wrapper(folder), env };
      const host = await startHost(options);
      disk.fill(FREE_BYTES);
      const makeRoom = () => disk.makeRoom();
      await expectNothingLost(host, makeRoom, async () => {
        const { stdout } = await runScript("submissions", ["--json"], options);
        return (JSON.parse(stdout) as SubmissionRecord[]).map(({ id }) => id);
      });
    });

    test("PostgreSQL", async () => {
      const disk = await SmallDisk.mount();
      const cluster = await Cluster.start(disk);
      const url = await cluster.database();
      const host = await startHost({ env: { DATABASE_URL: url } });
      expect((await host.post(BODIES.demo)).status).toBe(200);
      disk.fill(FREE_BYTES);
      const makeRoom = async () => {
        disk.makeRoom();
        await cluster.run();
      };
      await expectNothingLost(host, makeRoom, () => idsIn(url));
    });
  });
}
