import { randomUUID } from "node:crypto";
import { numberedBody } from "../../../../../testing/server/bodies";
import { eventually, post, startHost } from "../../../../../testing/server/host";
import { onBothStores, listStored } from "../../../../../testing/server/stores";

const CLIENTS = 16;
/** The host is killed after each of these numbers of acknowledgements. The soak test (bench:forms) has many more kills. */
const ACKNOWLEDGEMENTS_PER_ROUND = [40, 70, 50];

/** Sends submissions until `isOver`, and records the acknowledged ones: idempotency keys and ids. */
async function client(url: string, acknowledged: Map<string, string>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const key = randomUUID();
    try {
      const { status, body } = await post(url, numberedBody(key), { "idempotency-key": key });
      if (status === 200) acknowledged.set(key, body.id ?? "");
    } catch {
      // The process was killed. A submission that was not acknowledged may be stored or not.
    }
  }
}

onBothStores((createEmptyDatabase) => {
  test("three kills under the load of 16 clients lose no acknowledged submission, and store none twice", async () => {
    const url = await createEmptyDatabase();
    const acknowledged = new Map<string, string>();
    for (const count of ACKNOWLEDGEMENTS_PER_ROUND) {
      const enough = acknowledged.size + count;
      const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "error" } });
      let isOver = false;
      const clients = Array.from({ length: CLIENTS }, () => client(host.url, acknowledged, () => isOver));
      await eventually(async () => acknowledged.size >= enough);
      const killed = host.kill("SIGKILL");
      isOver = true;
      await Promise.all([killed, ...clients]);
    }
    const rows = await listStored(url);
    const byMark = new Map(rows.map(({ message, id }) => [message?.replace("Number ", "") ?? "", id]));
    expect(byMark.size).toBe(rows.length);
    expect([...acknowledged].filter(([mark, id]) => byMark.get(mark) !== id)).toEqual([]);
  });
});
