import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createRandom } from "@capture/domain/lib/random";
import { BODIES } from "../../../../../testing/server/bodies";
import { startHost, type Host } from "../../../../../testing/server/host";
import { createMalformedBody } from "../../../../../__tests__/support/server/malformed";
import { onSelectedStores, listStored } from "../../../../../testing/server/stores";

const SEED = 20_261_121;
const BODIES_SENT = 4000;
const CLIENTS = 8;
/** The maximum growth of memory over the last 2,000 bodies: more than noise, but less than a leak of 8 KB each. */
const MAX_GROWTH_BYTES = 16 * 2 ** 20;

/** Resident memory of the process, in bytes. */
function memory({ pid }: Host): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** Memory after a garbage collection, which the preloaded script runs on SIGWINCH. */
async function measureAfterGc(host: Host): Promise<number> {
  process.kill(host.pid, "SIGWINCH");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return memory(host);
}

onSelectedStores((createEmptyDatabase) => {
  test("each of 4,000 malformed bodies gets the expected status, and neither rows nor memory usage grow", async () => {
    const url = await createEmptyDatabase();
    const collector = resolve("testing/server/collect-garbage.mjs");
    const host = await startHost({
      env: { DATABASE_URL: url, LOG_LEVEL: "error" },
      // Without --max-semi-space-size, newer versions of Node let the young generation grow by 32 MB.
      nodeArgs: ["--expose-gc", "--max-semi-space-size=2", "--import", collector],
    });
    const random = createRandom(SEED);
    const wrongReplies: unknown[] = [];
    let left = BODIES_SENT;
    const send = async (until: number): Promise<void> => {
      while (left > until) {
        left -= 1;
        const { body, headers, status } = createMalformedBody(random);
        const reply = await host.post(body, headers);
        const { error, ...rest } = reply.body;
        const hasSentence = typeof error === "string" && Object.keys(rest).every((name) => name === "fields");
        if (reply.status !== status || !hasSentence)
          wrongReplies.push({ body: body.slice(0, 200), headers, status, reply });
      }
    };
    const all = (until: number) => Promise.all(Array.from({ length: CLIENTS }, () => send(until)));
    await all(BODIES_SENT - 2000);
    const memoryBefore = await measureAfterGc(host);
    await all(0);
    const memoryAfter = await measureAfterGc(host);
    expect(wrongReplies.slice(0, 3)).toEqual([]);
    expect(memoryAfter - memoryBefore).toBeLessThan(MAX_GROWTH_BYTES);
    expect((await host.post(BODIES.demo)).status).toBe(200);
    expect(await host.kill()).toBe(0);
    expect(await listStored(url)).toHaveLength(1);
  });
});
