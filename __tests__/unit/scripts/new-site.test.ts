import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { checkContent } from "@capture/content/check/check";
import { faultsIn, mistakesIn, problemText } from "@capture/content/check/problem";
import { filesBelow } from "@capture/content/model/files-below";
import { WRITE_URL } from "@capture/content/model/unwritten";
import { createSite } from "../../../scripts/content/new/site/create-site";
import { writeTexts } from "../../../testing/adopter-site";

describe("new-site", () => {
  let root: string;
  let data: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "new-site-"));
    data = await createSite(join(root, "acme"), "data");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const jsonFiles = (): string[] => filesBelow(data).filter((name) => name.endsWith(".json"));

  const texts = (problems: ReturnType<typeof checkContent>): string[] => problems.map(problemText);

  test("a new site has no mistake except texts that are not written yet", () => {
    const problems = checkContent(data);
    expect(texts(faultsIn(problems))).toEqual([]);
    const unwritten = mistakesIn(problems).filter((problem) => problem.unwritten === true);
    expect(unwritten.length).toBeGreaterThan(50);
    expect(unwritten.map(({ where }) => where)).toEqual(expect.arrayContaining(["brand", "url", "hero.heading"]));
    expect(readFileSync(join(data, "site.json"), "utf8")).toContain(WRITE_URL);
  });

  test("a new site passes the check once its texts are written", () => {
    writeTexts(data);
    expect(texts(mistakesIn(checkContent(data)))).toEqual([]);
  });

  test("no text of a new site names the company of data/", () => {
    const all = jsonFiles()
      .map((file) => readFileSync(join(data, file), "utf8"))
      .join("");
    expect(/[Ff]ourfold|\b(?:PRO|MINION|META)\b/.exec(all)).toBeNull();
  });

  test("a folder with files is left unchanged", async () => {
    const used = join(root, "used");
    mkdirSync(used);
    writeFileSync(join(used, "README.md"), "mine");
    await expect(createSite(used, "data")).rejects.toThrow("contains files; choose an empty folder.");
    expect(readFileSync(join(used, "README.md"), "utf8")).toBe("mine");
  });
});

describe("installation", () => {
  /** Programs that change the machine. The test replaces them with programs that do nothing. */
  const STUBBED_PROGRAMS = ["useradd", "systemctl", "docker"];

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
    const run = (path: string) => {
      const script = readFileSync(path, "utf8").replaceAll("/etc/", `${root}/etc/`);
      const { status, stderr } = spawnSync("sh", ["-c", script, path], { env, encoding: "utf8" });
      return { status, stderr };
    };
    return { settings: join(root, "etc/site.env"), run };
  }

  test.each(["deploy/systemd/install.sh", "deploy/docker/run.sh"])(
    "%s creates a settings file that only root can read, and keeps an existing one",
    (path) => {
      const { settings, run } = machine();
      expect(run(path)).toEqual({ status: 0, stderr: "" });
      expect([statSync(settings).mode & 0o777, readFileSync(settings, "utf8")]).toEqual([0o600, ""]);
      writeFileSync(settings, "FORMS_LIMIT=5/10m\n");
      expect(run(path).status).toBe(0);
      expect(readFileSync(settings, "utf8")).toBe("FORMS_LIMIT=5/10m\n");
    },
  );
});
