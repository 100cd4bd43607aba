import { CompiledQuery } from "kysely";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import { onBothStores, listStored, withStore } from "../../../../../testing/server/stores";
import { listenForForms } from "../../../../../__tests__/support/server/serve-folder";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];

/** The value of `suspected` of each submission, oldest first. */
const listSuspectedReasons = (url: string) =>
  withStore(url, async ({ db }) =>
    (await db.selectFrom("submissions").select("suspected").orderBy("received_at").execute()).map(
      ({ suspected }) => suspected,
    ),
  );

const from = (ipAddress: string) => ({ "x-forwarded-for": ipAddress });

/** Triggers that reject the insert after a submission was counted, and also a decrement of its counter. */
const FAILING = {
  libsql: [
    "create trigger no_insert before insert on submissions begin select raise(abort, 'away'); end",
    "create trigger no_less before update on limits when new.points < old.points begin select raise(abort, 'away'); end",
  ],
  postgres: [
    "create function away() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$",
    "create trigger no_insert before insert on submissions for each row execute function away()",
    "create trigger no_less before update on limits for each row when (new.points < old.points) execute function away()",
  ],
};
const WORKING = {
  libsql: ["drop trigger no_insert", "drop trigger no_less"],
  postgres: ["drop function away() cascade"],
};

onBothStores((createEmptyDatabase, kind) => {
  test("a submission that could not be stored does not count", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url, FORMS_LIMIT: "2/10m" });
    const run = (statements: readonly string[]) =>
      withStore(url, async ({ db }) => {
        for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
      });
    const statuses = async (count: number) => {
      const found = [];
      for (let number = 0; number < count; number++) found.push((await host.post(numberedBody(number))).status);
      return found;
    };
    await run(FAILING[kind]);
    expect(await statuses(4)).toEqual([503, 503, 503, 503]);
    await run(WORKING[kind]);
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  test("the limit of an IP address is shared by processes and survives a restart, and no table contains the IP address", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase(), FORMS_LIMIT: "5/10m", TRUST_PROXY: "1" };
    const host = await startHost({ env });
    const replies = [];
    for (let count = 0; count < 6; count++) replies.push(await host.post(BODIES.demo, from("203.0.113.9")));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const last = replies.at(-1);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(Number(last?.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect(last?.body.error).toBe(submissions.tooMany.replace("{minutes}", "10"));
    // Entries before that of the proxy may be forged and are not trusted.
    expect((await host.post(BODIES.demo, from("198.51.100.1, 203.0.113.9"))).status).toBe(429);
    expect((await host.post(BODIES.demo, from("203.0.113.10"))).status).toBe(200);
    await host.kill();

    const restartedHost = await startHost({ env });
    expect((await restartedHost.post(BODIES.demo, from("203.0.113.9"))).status).toBe(429);
    await restartedHost.kill();
    expect(await listStored(env.DATABASE_URL)).toHaveLength(6);
    const rows = await withStore(env.DATABASE_URL, async ({ db }) => [
      ...(await db.selectFrom("limits").selectAll().execute()),
      ...(await db.selectFrom("submissions").selectAll().execute()),
    ]);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    expect(host.output() + restartedHost.output()).not.toMatch(/203\.0\.113|127\.0\.0\.1"/);
  });

  test("a /64 network counts as one sender, and no proxy is trusted by default", async () => {
    const host = await listenForForms({
      DATABASE_URL: await createEmptyDatabase(),
      FORMS_LIMIT: "2/10m",
      TRUST_PROXY: "1",
    });
    const ipAddresses = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "203.0.113.1"];
    const statuses = [];
    for (const ipAddress of ipAddresses) statuses.push((await host.post(BODIES.demo, from(ipAddress))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);

    const direct = await listenForForms({ DATABASE_URL: await createEmptyDatabase(), FORMS_LIMIT: "1/10m" });
    expect((await direct.post(BODIES.demo, from("203.0.113.1"))).status).toBe(200);
    expect((await direct.post(BODIES.demo, from("203.0.113.2"))).status).toBe(429);
  });

  test("invalid submissions and repetitions with one key do not count, and a repetition is accepted at the limit", async () => {
    const host = await listenForForms({ DATABASE_URL: await createEmptyDatabase(), FORMS_LIMIT: "2/10m" });
    const key = { "idempotency-key": "again" };
    for (let count = 0; count < 5; count++) {
      expect((await host.post({ form_type: "contact" })).status).toBe(422);
      expect((await host.post(BODIES.demo, key)).status).toBe(200);
    }
    expect((await host.post(BODIES.demo)).status).toBe(200);
    expect((await host.post(BODIES.demo)).status).toBe(429);
    expect((await host.post(BODIES.demo, key)).status).toBe(200);
  });

  test("simultaneous requests with one key count once", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url, FORMS_LIMIT: "2/10m" });
    const key = { "idempotency-key": "at-once" };
    const replies = await Promise.all(Array.from({ length: 10 }, () => host.post(BODIES.demo, key)));
    const ids = replies.flatMap(({ status, body }) => (status === 200 ? [body.id] : []));
    expect(replies.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(new Set(ids)).toEqual(new Set((await listStored(url)).map(({ id }) => id)));
    expect((await host.post(BODIES.demo)).status).toBe(200);
    expect((await host.post(BODIES.demo)).status).toBe(429);
  });

  test("a /48 network has ten times the limit of one sender, and does not use up the limits of other networks", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url, FORMS_LIMIT: "1/10m,12/10m", TRUST_PROXY: "1" });
    const networks = Array.from({ length: 14 }, (_, index) => `2001:db8:7:${index + 1}::1`);
    const statuses = [];
    for (const ipAddress of networks) statuses.push((await host.post(BODIES.demo, from(ipAddress))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    expect((await host.post(BODIES.demo, from("2001:db8:8::1"))).status).toBe(200);
    expect(await listSuspectedReasons(url)).toEqual(Array.from({ length: 11 }, () => null));
  });

  test("over the limit for all, submissions are stored as suspected, with one warning", async () => {
    const url = await createEmptyDatabase();
    const host = await startHost({ env: { DATABASE_URL: url, FORMS_LIMIT: "1/10m,2/10m", TRUST_PROXY: "1" } });
    const statuses = [];
    for (const last of [1, 2, 3, 4]) statuses.push((await host.post(BODIES.demo, from(`203.0.113.${last}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await host.post(BODIES.demo, from("203.0.113.4"))).status).toBe(429);
    expect(await listSuspectedReasons(url)).toEqual([null, null, "limit", "limit"]);
    await host.kill();
    expect(host.output().match(/"level":40[^\n]*over the limit for all/g)).toHaveLength(1);
  });

  test("stores submissions as ordinary again after the period of the limit for all", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url, FORMS_LIMIT: "100/10m,1/1s" });
    await eventually(async () => {
      await host.post(BODIES.demo);
      const all = await listSuspectedReasons(url);
      return all.includes("limit") && all.at(-1) === null;
    });
  });
});
