import { existsSync } from "node:fs";
import { Client } from "pg";
import { Cluster, removeClusters } from "../../../testing/server/postgres";

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // `halt` closes the connection.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const portOf = (url: string): string => new URL(url).port;

describe("a cluster", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start();
  });
  afterAll(() => cluster.remove());

  test("creates a separate database with each call", async () => {
    const [one, other] = [await cluster.database(), await cluster.database()];
    await query(one, "create table letters (text text); insert into letters values ('a')");
    expect(await query(one, "select text from letters")).toEqual([{ text: "a" }]);
    await expect(query(other, "select text from letters")).rejects.toThrow('relation "letters" does not exist');
  });

  test("is unreachable after halt, and has the same data after run", async () => {
    const url = await cluster.database();
    await query(url, "create table letters (text text); insert into letters values ('b')");
    await cluster.halt();
    await expect(query(url, "select text from letters")).rejects.toThrow("ECONNREFUSED");
    await cluster.run();
    expect(await query(url, "select text from letters")).toEqual([{ text: "b" }]);
  });

  test("closes open connections on halt", async () => {
    const waiting = query(await cluster.database(), "select pg_sleep(60)");
    const failed = expect(waiting).rejects.toThrow(/terminat/);
    await new Promise((next) => setTimeout(next, 500));
    await cluster.halt();
    await failed;
    await cluster.run();
  });

  test("allows only the given kinds of connections", async () => {
    const url = await cluster.database();
    await cluster.allow("tls");
    await expect(query(url, "select 1")).rejects.toThrow("pg_hba.conf");
    await cluster.allow("plain");
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await expect(query(`${url}?sslmode=no-verify`, "select 1")).rejects.toThrow("does not support SSL");
  });

  test("has a port and data of its own, and removeClusters stops all and deletes their folders", async () => {
    const clusters = [cluster, await Cluster.start()] as const;
    const [one, other] = [await clusters[0].database(), await clusters[1].database()];
    expect(portOf(one)).not.toBe(portOf(other));
    await query(one, "create table letters (text text)");
    await expect(query(other, "select text from letters")).rejects.toThrow("does not exist");
    const folders = clusters.map((cluster) => cluster["folder"]);
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
    await removeClusters();
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
    for (const url of [one, other]) await expect(query(url, "select 1")).rejects.toThrow("ECONNREFUSED");
  });
});
