import { copyFileSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { BODIES } from "../../../../../testing/server/bodies";
import { runScript, siteFolder, startHost } from "../../../../../testing/server/host";
import { submissions } from "../../../../../testing/server/submissions";

test("makes a backup while the host runs, which only its owner can read and which can be restored", async () => {
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  const run = (...args: string[]) => runScript("submissions", args, { env, folder });
  const host = await startHost({ env });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  expect(await run("backup", "copy.db")).toMatchObject({ code: 0, stdout: "Copied to copy.db.\n" });
  expect((await run("backup", "copy.db")).stderr).toContain("copy.db already exists");
  expect(statSync(join(folder, "copy.db")).mode & 0o077).toBe(0);

  expect((await host.post(BODIES.contact)).status).toBe(200);
  expect(await run("delete", "ada@survey.example")).toMatchObject({ code: 0 });
  await host.kill();
  for (const end of ["-wal", "-shm"]) rmSync(join(folder, `submissions.db${end}`), { force: true });
  copyFileSync(join(folder, "copy.db"), join(folder, "submissions.db"));
  expect((await run("list")).stdout).toContain("ada@survey.example");
  const erasures = join(folder, "submissions.db.erased");
  renameSync(erasures, join(folder, "elsewhere"));
  expect((await run("after-restore")).stdout).toContain(`Nothing was erased again, because there is no ${erasures}.`);
  renameSync(join(folder, "elsewhere"), erasures);
  expect((await run("after-restore")).stdout).toContain("Erased again: 1,");
  expect((await run("list")).stdout).toBe("There are no submissions.\n");
});

test("reports the reason if a backup cannot be written, and leaves no file", async () => {
  const folder = siteFolder();
  const env = { DATABASE_URL: `file:${join(folder, "submissions.db")}` };
  const host = await startHost({ env });
  for (let number = 0; number < 20; number += 1) await host.post({ ...BODIES.demo, message: "long ".repeat(900) });
  await host.kill();
  const nowhere = join(folder, "nowhere");
  expect(await submissions(["backup", join(nowhere, "copy.db")], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no folder ${nowhere}; nothing was copied.`) as string,
  });
  expect((await submissions(["audit"], env)).stdout).toBe("The audit table is empty.\n");
  // Limits files to 64 KB, which is less than the size of the store.
  const wrapper = ["prlimit", "--fsize=65536"];
  const { code, stderr } = await runScript("submissions", ["backup", "copy.db"], { env, folder, wrapper });
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("copy.db cannot be written;") as string,
  });
  expect(existsSync(join(folder, "copy.db"))).toBe(false);
});
