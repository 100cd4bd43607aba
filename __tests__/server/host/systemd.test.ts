import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { env, execPath } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startHost } from "../../../testing/server/host";
import { findFreePort } from "../../../testing/free-port";

const UNIT = readFileSync("deploy/systemd/site.service", "utf8");

test("ExecStartPost of the unit ends when /livez responds", async () => {
  // systemd joins lines that end with a backslash.
  const [, script = ""] = /^ExecStartPost=\S+ node --eval "([^"]+)"$/m.exec(UNIT.replaceAll("\\\n", " ")) ?? [];
  // systemd would interpret these characters.
  expect(script).not.toMatch(/[$%\\]/);
  const settings = { HOST: "127.0.0.1", PORT: String(await findFreePort()) };
  const waiting = spawn(execPath, ["--eval", script], { env: { ...env, ...settings }, stdio: "inherit" });
  const ended = once(waiting, "exit");
  await pause(500);
  expect(waiting.exitCode).toBeNull();
  await startHost({ env: settings });
  expect((await ended)[0]).toBe(0);
});
