import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eventually, runScript, startHost, startScript } from "../../../testing/server/host";
import { projectFolder } from "../../support/server/project";
import { createRepository, siteWithTagline, type Repository } from "../../support/server/review-branches";

const SECRET = "a secret of at least 32 characters";

let folder: string;
let repository: Repository;
let env: Record<string, string>;
const previews = (options: Record<string, string> = {}) =>
  runScript("previews", [], { folder, env: { ...env, ...options } });
const names = (): string[] => readdirSync(join(folder, "previews")).filter((name) => !name.startsWith("."));
const linkIn = (output: string, name: string): string =>
  new URL(new RegExp(`https?://\\S+/preview/${name}/\\S+`).exec(output)?.[0] ?? "").pathname;
const change = (tagline: string) => ({ "data/site.json": siteWithTagline(folder, tagline) });

beforeEach(async () => {
  folder = projectFolder();
  env = { PREVIEW_SECRET: SECRET };
  repository = createRepository(folder);
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
});

test("npm run previews builds each branch below its own path, and the host serves it behind the printed link", async () => {
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
  expect(text).toContain("/preview/pages~home</body>");
  expect(text).toMatch(/<body><aside aria-label="Preview"[^>]*>Preview of cms\/pages\/home \(commit \w{8}\)/);
  const home = await fetch(`${host.url}/preview/pages~home/`, { headers: { cookie } });
  expect(await home.text()).toBe("version 1 with drafts");
  expect(await (await host.get("/")).text()).toBe("version 1");
  await host.kill();
});

test("a change that was built is not built again, and a new commit is", async () => {
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
});

test("keeps the newest PREVIEWS_MAX changes, and removes a preview with its branch", async () => {
  for (const name of ["one", "two", "three"]) repository.push(`cms/pages/${name}`, change(name));
  const { stdout } = await previews({ PREVIEWS_MAX: "2" });
  expect(names().sort()).toEqual(["pages~three", "pages~two"]);
  expect(stdout).toContain("1 older changes have no preview");
  repository.remove("cms/pages/three");
  await previews({ PREVIEWS_MAX: "2" });
  expect(names().sort()).toEqual(["pages~one", "pages~two"]);
});

test("the mistakes of a change replace its pages, and the other changes are built", async () => {
  repository.push("cms/pages/good", change("Good"));
  repository.push("cms/pages/bad", { "data/mistake": "" });
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
  await host.kill();

  // A build that fails although the check has passed.
  writeFileSync(join(folder, "fail"), "");
  repository.push("cms/pages/good", change("Better"));
  expect(await previews()).toMatchObject({ code: 1 });
  const record = readFileSync(join(folder, "previews/pages~good/preview.json"), "utf8");
  expect(JSON.parse(record)).toMatchObject({ failure: expect.stringContaining("could not be built") });
  expect(readFileSync(join(folder, "public/index.html"), "utf8")).toBe("version 1");
});

test("a branch without content does not keep the others from being built", async () => {
  repository.push("cms/pages/home", change("Another tagline"));
  repository.git("checkout", "--quiet", "--orphan", "empty");
  repository.git("rm", "--quiet", "-r", "--cached", ".");
  repository.git("commit", "--quiet", "--allow-empty", "--message=Empty");
  repository.git("push", "--quiet", "--force", "origin", "empty:refs/heads/cms/pages/empty");
  expect(await previews()).toMatchObject({ code: 1 });
  const records = ["home", "empty"].map((name) =>
    JSON.parse(readFileSync(join(folder, `previews/pages~${name}/preview.json`), "utf8")),
  );
  expect(records).toMatchObject([{ site: expect.any(String) }, { failure: "The branch has no folder with content." }]);
});

test("a preview and another build never run at the same time", async () => {
  repository.push("cms/pages/home", change("Another tagline"));
  rmSync(join(folder, "building"));
  writeFileSync(join(folder, "wait"), "");
  const running = startScript("previews", [], { folder, env });
  const ended = new Promise<number | null>((done) => running.once("exit", done));
  await eventually(async () => existsSync(join(folder, "building")));
  for (const script of ["build", "previews"]) {
    const { code, stderr } = await runScript(script, [], { folder, env });
    expect([code, stderr]).toEqual([1, expect.stringContaining("Another build is running")]);
  }
  rmSync(join(folder, "wait"));
  expect(await ended).toBe(0);
  expect(names()).toEqual(["pages~home"]);
});

test("only the content of a branch is used: no code, no schema, and no file that a link leads to", async () => {
  writeFileSync(join(folder, "secret.txt"), "secret");
  repository.git("checkout", "--quiet", "-B", "work", "main");
  symlinkSync(join(folder, "secret.txt"), join(folder, "data/articles/link.json"));
  writeFileSync(join(folder, "data/schemas/site.schema.json"), "{}");
  writeFileSync(join(folder, "gatsby-node.ts"), "throw new Error('code of the branch')");
  repository.git("add", "--force", "data/articles/link.json", "data/schemas/site.schema.json", "gatsby-node.ts");
  repository.git("commit", "--quiet", "--message=Attack");
  repository.git("push", "--quiet", "origin", "work:refs/heads/cms/pages/attack");
  repository.git("checkout", "--quiet", "main");
  writeFileSync(join(folder, "gatsby-node.ts"), 'import "./gatsby/step"');
  writeFileSync(join(folder, "wait"), "");
  rmSync(join(folder, "building"));
  const running = startScript("previews", [], { folder, env });
  const ended = new Promise<number | null>((done) => running.once("exit", done));
  await eventually(async () => existsSync(join(folder, "building")));
  const content = join(folder, "previews/pages~attack/content");
  expect(readFileSync(join(content, "articles/link.json"), "utf8")).toBe(join(folder, "secret.txt"));
  expect(existsSync(join(content, "schemas"))).toBe(false);
  rmSync(join(folder, "wait"));
  expect(await ended).toBe(0);
});

test("needs a secret of 32 characters and a whole number of previews", async () => {
  expect(await runScript("previews", [], { folder })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("PREVIEW_SECRET is not set"),
  });
  expect((await previews({ PREVIEW_SECRET: "short" })).stderr).toContain("at least 32 characters");
  expect((await previews({ PREVIEWS_MAX: "many" })).stderr).toContain("whole number from 1 to 99");
});

describe("with PREVIEW_STATUS_TOKEN", () => {
  let api: Server;
  let requests: { url: string; headers: Record<string, unknown>; body: Record<string, string> }[];
  let status: number;

  beforeEach(async () => {
    requests = [];
    status = 201;
    api = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        requests.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
        response.writeHead(status).end("{}");
      });
    });
    await new Promise<void>((done) => api.listen(0, "localhost", done));
  });
  afterEach(() => new Promise((done) => api.close(done)));
  const settings = (desk: string) => ({
    DESK: desk,
    DESK_REPO: "acme/site",
    DESK_API: `http://localhost:${(api.address() as AddressInfo).port}`,
    PREVIEW_STATUS_TOKEN: "a-token",
  });

  test("posts the link at the commit once, and a failure again at the next run", async () => {
    const commit = repository.push("cms/pages/home", change("Another tagline"));
    status = 500;
    expect((await previews(settings("github"))).stderr).toContain("could not be posted at the commit: HTTP 500");
    status = 201;
    await previews(settings("github"));
    await previews(settings("github"));
    expect(requests).toHaveLength(2);
    const [, { url, headers, body } = { url: "", headers: {}, body: {} }] = requests;
    expect([url, headers.authorization]).toEqual([`/repos/acme/site/statuses/${commit}`, "Bearer a-token"]);
    expect(body).toEqual({
      state: "success",
      context: "site/preview",
      description: "The preview is built",
      target_url: expect.stringMatching(/^https:\/\/[^/]+\/preview\/pages~home\/\d+\.[\w-]{43}\/$/),
    });
  });

  test("posts mistakes as a failed status at GitLab", async () => {
    const commit = repository.push("cms/pages/bad", { "data/mistake": "" });
    await previews(settings("gitlab"));
    const [{ url, headers, body } = { url: "", headers: {}, body: {} }] = requests;
    expect([url, headers["private-token"]]).toEqual([`/projects/acme%2Fsite/statuses/${commit}`, "a-token"]);
    expect(body).toMatchObject({ state: "failed", name: "site/preview" });
  });
});
