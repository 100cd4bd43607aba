import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually, runScript, startHost, startScript } from "../../../testing/server/host";
import { createPreviewProject, type PreviewProject } from "../../support/server/preview-project";
import { setVersion } from "../../support/server/project";

let project: PreviewProject;
const linkIn = (output: string, name: string): string =>
  new URL(new RegExp(`https?://\\S+/preview/${name}/\\S+`).exec(output)?.[0] ?? "").pathname;

beforeAll(async () => {
  project = await createPreviewProject();
});
beforeEach(() => project.reset());

test("npm run previews builds each branch below its own path, and the host serves it behind the printed link", async () => {
  const { folder, repository, env, previews, names, change } = project;
  repository.push("cms/pages/home", change("Another tagline"));
  repository.push("cms/articles/été", change("A third tagline"));
  const release = readdirSync(join(folder, "releases"));
  const { code, stdout } = await previews();
  expect(code).toBe(0);
  expect(names().sort()).toEqual(["articles~~~C3~~A9t~~C3~~A9", "pages~home"]);
  expect(readdirSync(join(folder, "releases"))).toEqual(release);
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("version 1");

  const host = await startHost({ folder, env });
  const first = await fetch(host.url + linkIn(stdout, "pages~home") + "url", { redirect: "manual" });
  const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const page = await fetch(host.url + (first.headers.get("location") ?? ""), { headers: { cookie } });
  const text = await page.text();
  expect(text).toContain("/preview/pages~home<aside");
  expect(text).toMatch(
    /<aside aria-label="Preview"[^>]*>Preview of cms\/pages\/home \(commit \w{8}\).*<\/aside><\/body>/,
  );
  const home = await fetch(`${host.url}/preview/pages~home/`, { headers: { cookie } });
  expect(await home.text()).toBe("version 1 with drafts");
  expect(await (await host.get("/")).text()).toBe("version 1");
  await host.kill();
});

test("a change is built again for a new commit and with new code of the site, and not otherwise", async () => {
  const { folder, repository, previews, siteOf, change } = project;
  repository.push("cms/pages/home", change("Another tagline"));
  await previews();
  rmSync(join(folder, "building"));
  expect(await previews()).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "building"))).toBe(false);
  repository.push("cms/pages/home", change("A better tagline"));
  await previews();
  expect(existsSync(join(folder, "building"))).toBe(true);
  expect(readdirSync(join(folder, "previews/pages~home")).sort()).toEqual([
    "preview.json",
    expect.stringMatching(/^site-\w{12}$/),
  ]);
  setVersion(folder, 2);
  await previews();
  expect(readFileSync(join(siteOf("pages~home"), "index.html"), "utf8")).toBe("version 2 with drafts");
});

test("keeps the newest PREVIEWS_MAX changes, and removes a preview with its branch", async () => {
  const { repository, previews, names, change } = project;
  for (const name of ["one", "two", "three"]) repository.push(`cms/pages/${name}`, change(name));
  const { stdout } = await previews({ PREVIEWS_MAX: "2" });
  expect(names().sort()).toEqual(["pages~three", "pages~two"]);
  expect(stdout).toContain("1 older changes have no preview");
  repository.remove("cms/pages/three");
  await previews({ PREVIEWS_MAX: "2" });
  expect(names().sort()).toEqual(["pages~one", "pages~two"]);
});

test("the mistakes of a change replace its pages, and neither they nor a branch without content stop the other builds", async () => {
  const { folder, repository, env, previews, recordOf, change } = project;
  repository.push("cms/pages/good", change("Good"));
  repository.push("cms/pages/bad", { "data/mistake": "" });
  repository.git("checkout", "--quiet", "--orphan", "empty");
  repository.git("rm", "--quiet", "-r", "--cached", ".");
  repository.git("commit", "--quiet", "--allow-empty", "--message=Empty");
  repository.git("push", "--quiet", "--force", "origin", "empty:refs/heads/cms/pages/empty");
  const { code, stdout } = await previews();
  expect(code).toBe(1);
  expect(stdout).toContain("cms/pages/bad (has mistakes)");
  const host = await startHost({ folder, env });
  const [bad, good] = await Promise.all(
    ["pages~bad", "pages~good"].map(async (name) => {
      const { headers } = await fetch(host.url + linkIn(stdout, name), { redirect: "manual" });
      const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      return (await fetch(`${host.url}/preview/${name}/`, { headers: { cookie } })).text();
    }),
  );
  expect(bad).toContain("3:5  title: is &lt;b&gt;empty&lt;/b&gt;");
  expect(good).toBe("version 1 with drafts");
  expect(recordOf("pages~empty")).toMatchObject({ failure: "The branch has no folder with content." });
  await host.kill();
});

test("a build that fails although the check has passed is tried again after an hour", async () => {
  const { folder, repository, previews, recordOf, change } = project;
  writeFileSync(join(folder, "fail"), "");
  repository.push("cms/pages/home", change("Another tagline"));
  const failed = await previews();
  expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining("cms/pages/home (could not be built)")]);
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("version 1");
  rmSync(join(folder, "fail"));
  expect(await previews()).toMatchObject({ code: 1 });
  const record = recordOf("pages~home");
  expect(record).toMatchObject({ failure: expect.stringContaining("could not be built") });
  expect(Number(record.retryFrom) - Date.now()).toBeGreaterThan(3_500_000);
  writeFileSync(join(folder, "previews/pages~home/preview.json"), JSON.stringify({ ...record, retryFrom: Date.now() }));
  expect(await previews()).toMatchObject({ code: 0 });
  expect(recordOf("pages~home")).not.toHaveProperty("failure");
});

test("the check and the build of a change have build settings, and no secret of the host", async () => {
  const { folder, repository, env, previews, change } = project;
  rmSync(join(folder, "environments"));
  repository.push("cms/pages/home", change("Another tagline"));
  const database = "postgres://site:password@db.example/forms";
  await previews({ DATABASE_URL: database, NODE_AUTH_TOKEN: "npm-secret", ALLOWED_ORIGINS: "https://chat.example" });
  const environments = readFileSync(join(folder, "environments"), "utf8");
  expect(environments.match(/https:\/\/chat\.example/g)).toHaveLength(2);
  for (const secret of [env.PREVIEW_SECRET, database, "npm-secret"]) expect(environments).not.toContain(secret);
});

test("a preview and another build never run at the same time", async () => {
  const { folder, repository, env, names, change } = project;
  repository.push("cms/pages/home", change("Another tagline"));
  writeFileSync(join(folder, "wait"), "");
  const running = startScript("previews", [], { folder, env });
  const ended = new Promise<number | null>((resolve) => running.once("exit", resolve));
  await eventually(async () => existsSync(join(folder, "building")));
  for (const script of ["build", "previews"]) {
    const { code, stderr } = await runScript(script, [], { folder, env });
    expect([code, stderr]).toEqual([1, expect.stringContaining("Another build is running")]);
  }
  rmSync(join(folder, "wait"));
  expect(await ended).toBe(0);
  expect(names()).toEqual(["pages~home"]);
});

test("needs a secret of 32 characters and a whole number of previews", async () => {
  const { folder, previews } = project;
  expect(await runScript("previews", [], { folder })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("PREVIEW_SECRET is not set"),
  });
  expect((await previews({ PREVIEW_SECRET: "short" })).stderr).toContain("at least 32 characters");
  expect((await previews({ PREVIEWS_MAX: "many" })).stderr).toContain("whole number from 1 to 99");
});
