import { existsSync } from "node:fs";
import { join } from "node:path";
import { BODIES } from "../support/bodies";
import { runScript, siteFolder, startHost } from "../support/host";
import { stored } from "../support/stores";

const inFile = (path: string) => stored(`file:${path}`);

test("without DATABASE_URL two release folders have one store, which the host tells at the start", async () => {
  const state = siteFolder();
  const file = join(state, "capture-site/submissions.db");
  for (const folder of [siteFolder(), siteFolder()]) {
    const host = await startHost({ folder, env: { XDG_STATE_HOME: state } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    await host.kill();
    expect(host.output()).toContain(`Submissions are stored in ${file}.`);
    expect(existsSync(join(folder, "var"))).toBe(false);
  }
  expect(await inFile(file)).toHaveLength(2);
});

test("the folder that systemd gives comes first", async () => {
  const state = siteFolder();
  const host = await startHost({ env: { STATE_DIRECTORY: state } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  await host.kill();
  expect(await inFile(join(state, "submissions.db"))).toHaveLength(1);
});

test("a store at the old place is found, and the operator is told where it belongs", async () => {
  const folder = siteFolder();
  const old = join(folder, "var/submissions.db");
  const first = await startHost({ folder, env: { DATABASE_URL: `file:${old}` } });
  expect((await first.post(BODIES.demo)).status).toBe(200);
  await first.kill();

  const host = await startHost({ folder });
  expect((await host.post(BODIES.contact)).status).toBe(200);
  await host.kill();
  expect(await inFile(old)).toHaveLength(2);
  expect(host.output()).toContain(`Submissions are stored in ${old}. That is the place of earlier releases`);
  expect(host.output()).toContain(join(folder, "state/capture-site/submissions.db"));

  const state = siteFolder();
  const elsewhere = await startHost({ env: { XDG_STATE_HOME: state } });
  expect((await elsewhere.post(BODIES.demo)).status).toBe(200);
  await elsewhere.kill();
  const both = await startHost({ folder, env: { XDG_STATE_HOME: state } });
  await both.kill();
  expect(both.output()).toContain(`another store at the place of earlier releases, ${old}, which is not used`);
});

test("the host never tells the password of its database", async () => {
  const host = await startHost({ env: { DATABASE_URL: "postgres://site:canary@127.0.0.1:1/forms" } });
  await host.kill();
  expect(host.output()).toContain("Submissions are stored in PostgreSQL 127.0.0.1:1/forms.");
  expect(host.output()).not.toContain("canary");
});

test("a command without the host's DATABASE_URL says so, and makes no store", async () => {
  const folder = siteFolder();
  const file = join(folder, "state/capture-site/submissions.db");
  for (const args of [["delete", "ada@survey.example"], ["list"], ["--json"]]) {
    const { code, stdout, stderr } = await runScript("submissions", args, { folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`Store: ${file}`);
    expect(stderr).toContain("There is no store here, and none was made. Set DATABASE_URL as the host has it.");
  }
  expect(existsSync(join(folder, "state"))).toBe(false);
  expect(existsSync(join(folder, "var"))).toBe(false);
});
