import { existsSync } from "node:fs";
import { isRunning } from "../../../scripts/site/build-lock";
import { BODIES } from "../../../testing/server/bodies";
import { eventually, killAll, runScript, siteFolder, startHost, startScript } from "../../../testing/server/host";
import { onBothStores, listStored } from "../../../testing/server/stores";

onBothStores((createEmptyDatabase) => {
  test("createEmptyDatabase returns another empty database with each call", async () => {
    const [one, other] = [await createEmptyDatabase(), await createEmptyDatabase()];
    const host = await startHost({ env: { DATABASE_URL: one } });
    expect((await host.post(BODIES.demo)).status).toBe(200);
    await host.kill();
    expect([(await listStored(one)).length, (await listStored(other)).length]).toEqual([1, 0]);
  });
});

test("kill resolves after the process has exited, with its exit code or null for a signal", async () => {
  for (const [signal, code] of [
    ["SIGTERM", 0],
    ["SIGKILL", null],
  ] as const) {
    const host = await startHost();
    expect(isRunning(host.pid)).toBe(true);
    expect(await host.kill(signal)).toBe(code);
    expect(isRunning(host.pid)).toBe(false);
    await expect(fetch(host.url)).rejects.toThrow();
  }
});

test("killAll kills the processes that are still running, and deletes their folders", async () => {
  const folder = siteFolder();
  const host = await startHost({ folder });
  killAll();
  await eventually(async () => !isRunning(host.pid));
  expect(existsSync(folder)).toBe(false);
});

test("startHost rejects with the output of a host that exits", async () => {
  await expect(startHost({ env: { PORT: "http" } })).rejects.toThrow(
    /The host exited with code 1: PORT is “http”; it must be a whole number/,
  );
});

test("startHost does not pass settings from the environment of the tests", async () => {
  process.env.RETENTION_MONTHS = "many";
  process.env.PGSSLMODE = "none";
  try {
    const host = await startHost();
    expect(await host.kill()).toBe(0);
  } finally {
    delete process.env.RETENTION_MONTHS;
    delete process.env.PGSSLMODE;
  }
});

test("runScript returns both outputs and the exit code of a command", async () => {
  const { code, stdout, stderr } = await runScript("submissions", ["remove"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("Unknown command “remove”.");
  expect(() => startScript("remove", [])).toThrow("package.json does not contain a script “remove”.");
});

describe("eventually", () => {
  test("repeats a check that is false or throws until it is true", async () => {
    let calls = 0;
    await eventually(async () => {
      calls += 1;
      if (calls === 1) throw new Error("not yet");
      return calls === 3;
    });
    expect(calls).toBe(3);
  });

  test("throws after the timeout, with the time and the source of the check", async () => {
    const isLetterThere = async () => false;
    await expect(eventually(() => isLetterThere(), 0.3)).rejects.toThrow(
      /^Timed out after 0.3 s waiting for: \(\)=>\s*isLetterThere\(\)$/,
    );
  });
});
