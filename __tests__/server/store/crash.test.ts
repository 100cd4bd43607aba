import { randomUUID } from "node:crypto";
import { numbered } from "../../../testing/server/bodies";
import { eventually, post, startHost } from "../../../testing/server/host";
import { onBothStores, stored } from "../../../testing/server/stores";

const CLIENTS = 16;
/** The host is killed after these numbers of acknowledgements. The soak test (`npm run bench:forms`) has many more. */
const ROUNDS = [40, 70, 50];

/** Sends submissions while `going`, and records those that were acknowledged. */
async function client(url: string, acknowledged: Map<string, string>, going: () => boolean): Promise<void> {
  while (going()) {
    const mark = randomUUID();
    try {
      const { status, body } = await post(url, numbered(mark), { "idempotency-key": mark });
      if (status === 200) acknowledged.set(mark, body.id ?? "");
    } catch {
      // The process was killed. A submission without acknowledgement may be stored or not.
    }
  }
}

onBothStores((fresh) => {
  test("three kills under the load of 16 clients lose nothing that was acknowledged, and store nothing twice", async () => {
    const url = await fresh();
    const acknowledged = new Map<string, string>();
    for (const count of ROUNDS) {
      const enough = acknowledged.size + count;
      const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "error" } });
      let going = true;
      const clients = Array.from({ length: CLIENTS }, () => client(host.url, acknowledged, () => going));
      await eventually(async () => acknowledged.size >= enough, 30);
      const killed = host.kill("SIGKILL");
      going = false;
      await Promise.all([killed, ...clients]);
    }
    const rows = await stored(url);
    const byMark = new Map(rows.map(({ message, id }) => [message?.replace("Number ", "") ?? "", id]));
    expect(byMark.size).toBe(rows.length);
    expect([...acknowledged].filter(([mark, id]) => byMark.get(mark) !== id)).toEqual([]);
  });
});
