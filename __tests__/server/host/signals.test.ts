import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { isRunning } from "../../../scripts/site/build-lock";
import { COMPANY_ORIGINS } from "../../../testing/company-site";
import { killAfterTest, eventually, release } from "../../../testing/server/host";
import { projectFolder } from "../../support/server/project";

/** Starts a script of package.json with npm, in a folder whose package.json gets the same scripts. */
function startNpm(folder: string, script: string) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: 1, scripts }));
  const npm = spawn("npm", ["run", script], {
    cwd: folder,
    env: {
      ...env,
      PORT: "0",
      ALLOWED_ORIGINS: COMPANY_ORIGINS,
      DATABASE_URL: `file:${join(folder, "submissions.db")}`,
      npm_config_update_notifier: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  killAfterTest(npm);
  let output = "";
  npm.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => npm.once("exit", resolve));
  return { pid: npm.pid ?? 0, output: () => output, ended };
}

/** The ids of a process and of all its descendants. */
function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

/** Whether all processes have ended. Zombies count as ended. */
const haveEnded = (pids: readonly number[]): boolean =>
  pids.every((pid) => !isRunning(pid) || /^State:\sZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8")));

test.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "npm run serve: %s to npm ends the host, which closes its store",
  async (signal) => {
    const folder = projectFolder();
    release(folder, { "index.html": "Home", "404.html": "missing", _headers: "" });
    const { pid, output, ended } = startNpm(folder, "serve");
    await eventually(async () => output().includes("Submissions are stored in"));
    const [, ...descendants] = processTree(pid);
    expect(descendants).not.toEqual([]);
    process.kill(pid, signal);
    const code = await ended;
    // After SIGTERM, npm waits until the host has exited.
    if (signal === "SIGTERM") expect([code, haveEnded(descendants)]).toEqual([0, true]);
    await eventually(async () => haveEnded(descendants));
    // The log file is empty only if the host has closed the store.
    expect(statSync(join(folder, "submissions.db-wal")).size).toBe(0);
  },
);

test.each(["start", "dev"])("npm run %s: SIGTERM to npm also ends Gatsby", async (script) => {
  const folder = projectFolder();
  writeFileSync(join(folder, "wait"), "");
  const { pid } = startNpm(folder, script);
  await eventually(async () => existsSync(join(folder, "building")));
  const tree = processTree(pid);
  process.kill(pid, "SIGTERM");
  await eventually(async () => haveEnded(tree));
});

test("npm run preview: SIGTERM to npm ends the host", async () => {
  const { pid, output } = startNpm(projectFolder(), "preview");
  await eventually(async () => output().includes("is served at"));
  const tree = processTree(pid);
  process.kill(pid, "SIGTERM");
  await eventually(async () => haveEnded(tree));
});
