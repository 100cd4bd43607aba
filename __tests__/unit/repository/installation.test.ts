import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Programs that change the machine. The test replaces them with programs that do nothing. */
const STUBBED_PROGRAMS = ["useradd", "systemctl", "docker"];
const INSTALL = "deploy/systemd/install.sh";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "machine-"));
  for (const name of ["bin", "etc/systemd/system", "host"]) mkdirSync(join(root, name), { recursive: true });
  for (const name of STUBBED_PROGRAMS) writeProgram(name, "");
});
afterEach(() => rmSync(root, { recursive: true }));

function writeProgram(name: string, commands: string): void {
  writeFileSync(join(root, "bin", name), `#!/bin/sh\n${commands}`);
  chmodSync(join(root, "bin", name), 0o755);
}

/** Runs a script in a folder, with folders of the test instead of those of the machine. */
function run(path: string, cwd = "."): { status: number | null; stderr: string } {
  const script = readFileSync(path, "utf8").replace(/(?<![\w.])\/(?:etc|srv|var|backup)\b/g, `${root}$&`);
  const env = { ...process.env, PATH: `${join(root, "bin")}:${process.env.PATH}` };
  const { status, stderr } = spawnSync("sh", ["-c", script, resolve(path)], { cwd, env, encoding: "utf8" });
  return { status, stderr };
}

test.each([INSTALL, "deploy/docker/run.sh"])(
  "%s creates a settings file that only root can read, and keeps an existing one",
  (path) => {
    const settings = join(root, "etc/site.env");
    expect(run(path)).toEqual({ status: 0, stderr: "" });
    expect([statSync(settings).mode & 0o777, readFileSync(settings, "utf8")]).toEqual([0o600, ""]);
    writeFileSync(settings, "FORMS_LIMIT=5/10m\n");
    expect(run(path).status).toBe(0);
    expect(readFileSync(settings, "utf8")).toBe("FORMS_LIMIT=5/10m\n");
  },
);

test("install.sh installs the unit, and in a host folder the command of a host folder", () => {
  const units = join(root, "etc/systemd/system");
  const dropIn = join(units, "site.service.d/host-folder.conf");
  run(INSTALL);
  expect([existsSync(join(units, "site.service")), existsSync(dropIn)]).toEqual([true, false]);
  writeFileSync(join(root, "host/serve.js"), "");
  run(INSTALL, join(root, "host"));
  expect(readFileSync(dropIn, "utf8")).toContain("node serve.js");
});

test("backup.sh copies the store and the erasure log, and deletes old copies", () => {
  for (const name of ["srv/site", "var/lib/site", "backup"]) mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, "etc/site.env"), "");
  writeFileSync(join(root, "var/lib/site/submissions.db.erased"), "");
  writeFileSync(join(root, "backup/submissions-old.db"), "");
  utimesSync(join(root, "backup/submissions-old.db"), 0, 0);
  // `npm run -s submissions -- backup PATH`
  writeProgram("npm", 'test "$5" = backup && test "$STATE_DIRECTORY" && touch "$6"');
  expect(run("deploy/backup.sh")).toEqual({ status: 0, stderr: "" });
  const copies = readdirSync(join(root, "backup")).sort();
  expect(copies).toEqual([expect.stringMatching(/^submissions-\d{4}-.*\.db$/), "submissions.db.erased"]);
});
