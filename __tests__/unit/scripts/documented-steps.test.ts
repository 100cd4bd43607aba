import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DOC = readFileSync("docs/operations.md", "utf8");
/** Programs that change the machine. The test replaces them with programs that do nothing. */
const STUBBED_PROGRAMS = ["useradd", "systemctl", "journalctl", "docker"];

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates a folder that is used instead of `/etc`, and the stubbed programs. */
function machine() {
  const root = mkdtempSync(join(tmpdir(), "machine-"));
  folders.push(root);
  for (const name of ["bin", "etc/systemd/system"]) mkdirSync(join(root, name), { recursive: true });
  for (const name of STUBBED_PROGRAMS) {
    writeFileSync(join(root, "bin", name), "#!/bin/sh\n");
    chmodSync(join(root, "bin", name), 0o755);
  }
  const env = { ...process.env, PATH: `${join(root, "bin")}:${process.env.PATH}` };
  const run = (commands: string) => {
    const script = commands.replaceAll("/etc/", `${root}/etc/`);
    const { status, stderr } = spawnSync("sh", ["-e", "-c", script], { env, encoding: "utf8" });
    return { status, stderr };
  };
  return { settings: join(root, "etc/site.env"), run };
}

/** The first code block with commands under a heading of docs/operations.md. */
function commandsOf(heading: string): string {
  return /```sh\n([^]*?)```/.exec(DOC.slice(DOC.indexOf(`### ${heading}\n`)))?.[1] ?? "";
}

test.each(["systemd", "Docker"])(
  "the commands for %s create a settings file that only root can read, and keep an existing one",
  (heading) => {
    const { settings, run } = machine();
    expect(run(commandsOf(heading)).status).toBe(0);
    expect([statSync(settings).mode & 0o777, readFileSync(settings, "utf8")]).toEqual([0o600, ""]);
    writeFileSync(settings, "FORMS_LIMIT=5/10m\n");
    expect(run(commandsOf(heading)).status).toBe(0);
    expect(readFileSync(settings, "utf8")).toBe("FORMS_LIMIT=5/10m\n");
  },
);
