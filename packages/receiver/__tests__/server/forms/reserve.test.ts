import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { HONEYPOT } from "../../../src/payload/form-endpoint";
import { BODIES } from "../../../../../testing/server/bodies";
import { eventually, siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { onBothStores, withStore } from "../../../../../testing/server/stores";

const send = (host: Host, ipAddress: string) => host.post(BODIES.demo, { "x-forwarded-for": ipAddress });

const sendFrom = async (host: Host, ipAddresses: readonly string[]): Promise<number[]> => {
  const statuses = [];
  for (const ipAddress of ipAddresses) statuses.push((await send(host, ipAddress)).status);
  return statuses;
};

/** The value of `suspected` of each submission, oldest first. */
const listReasons = (url: string) =>
  withStore(url, async ({ db }) =>
    (await db.selectFrom("submissions").select("suspected").orderBy("received_at").execute()).map(
      ({ suspected }) => suspected,
    ),
  );

onBothStores((createEmptyDatabase) => {
  const start = async (limit: string) => {
    const url = await createEmptyDatabase();
    return { url, host: await startHost({ env: { DATABASE_URL: url, FORMS_LIMIT: limit, TRUST_PROXY: "1" } }) };
  };

  test("above the limit for all, the first submission of each network is ordinary until the reserve is used up", async () => {
    const { url, host } = await start("1/10m,2/10m");
    const flood = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];
    const others = ["198.51.100.1", "198.51.100.2", "2001:db8:1::1", "192.0.2.1"];
    expect(new Set(await sendFrom(host, [...flood, ...others]))).toEqual(new Set([200]));
    expect(await listReasons(url)).toEqual([null, null, "limit", null, "limit", null, "limit"]);
  });

  test("an IPv4 /24 network has ten times the limit of one sender", async () => {
    const { host } = await start("1/10m");
    const network = Array.from({ length: 11 }, (_, index) => `203.0.113.${index + 1}`);
    expect(await sendFrom(host, network)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await sendFrom(host, ["203.0.114.1"])).toEqual([200]);
  });

  test("an IPv6 /32 range has thirty times the limit of one sender", async () => {
    const { host } = await start("1/10m");
    const range = Array.from({ length: 31 }, (_, index) => `2001:db8:${index + 1}::1`);
    expect(await sendFrom(host, range)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(await sendFrom(host, ["2001:db9:1::1"])).toEqual([200]);
  });
});

test("each hour, a warning names the suspected submissions once", async () => {
  const hour = join(siteFolder(), "hour.cjs");
  // Timers of up to an hour take only 200 ms.
  writeFileSync(
    hour,
    `const start = setTimeout;
    globalThis.setTimeout = (call, time, ...rest) => start(call, time > 300_000 && time < 3_602_000 ? 200 : time, ...rest);`,
  );
  const host = await startHost({ nodeArgs: ["--require", hour], env: { FORMS_LIMIT: "5/10m,1/10m" } });
  const details = { ...BODIES.contact.additional_data, [HONEYPOT]: "spam" };
  const { body } = await host.post({ ...BODIES.contact, additional_data: details });
  const LINE = /[^\n]*"suspected submissions of the hour[^\n]*/g;
  const lines = () => (host.output().match(LINE) ?? []).map((line) => JSON.parse(line) as Record<string, unknown>);
  await eventually(async () => lines().length > 0);
  expect(lines()[0]).toMatchObject({ level: 40, suspected: { honeypot: 1, limit: 0 }, ids: [body.id] });
  await host.post(BODIES.demo);
  const second = await host.post(BODIES.demo);
  await eventually(async () => lines().length > 1);
  expect(lines()[1]).toMatchObject({ suspected: { honeypot: 0, limit: 1 }, ids: [second.body.id] });
});
