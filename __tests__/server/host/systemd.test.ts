import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { env, execPath } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startHost } from "../../../testing/server/host";
import { freePort } from "../../../testing/server/postgres";

const UNIT = readFileSync("deploy/systemd/site.service", "utf8");

test("the unit counts as started once /livez answers", async () => {
  // systemd joins lines that end with a backslash, too.
  const [, script = ""] = /^ExecStartPost=\S+ node --eval "([^"]+)"$/m.exec(UNIT.replaceAll("\\\n", " ")) ?? [];
  // These characters mean something to systemd.
  expect(script).not.toMatch(/[$%\\]/);
  const address = { HOST: "127.0.0.1", PORT: String(await freePort()) };
  const waiting = spawn(execPath, ["--eval", script], { env: { ...env, ...address }, stdio: "inherit" });
  const ended = once(waiting, "exit");
  await pause(500);
  expect(waiting.exitCode).toBeNull();
  const host = await startHost({ env: address });
  expect((await ended)[0]).toBe(0);
  await host.kill();
});
