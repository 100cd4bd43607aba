import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeHostFolder } from "../../../scripts/site/host-folder";
import { BODIES } from "../../../testing/server/bodies";
import { runScript, siteFolder, startHost } from "../../../testing/server/host";

const folder = mkdtempSync(join(tmpdir(), "host-folder-"));
const source = siteFolder({
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "app-123456.js": "run()",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
});
beforeAll(() => writeHostFolder(folder, join(source, "releases")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a host folder serves the release and stores a form without the repository", async () => {
  const host = await startHost({ folder, file: "serve.js" });
  expect(await (await host.get("/")).text()).toBe("<h1>Home</h1>");
  expect((await host.get("/nowhere")).status).toBe(404);
  expect((await host.get("/")).headers.get("x-content-type-options")).toBe("nosniff");
  const { status, body } = await host.post(BODIES.demo);
  expect(status).toBe(200);
  const listed = await runScript("submissions", ["list"], { folder, file: "submissions.js" });
  expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining(String(body.id))]);
  expect(await host.kill()).toBe(0);
});

test("a host folder contains the locked versions, without Gatsby", () => {
  const packages = readdirSync(join(folder, "node_modules"));
  expect(packages).toContain("fastify");
  expect(packages.filter((name) => /gatsby|react|webpack|tsx|esbuild|sharp/.test(name))).toEqual([]);
  const versionIn = (root: string) =>
    (
      JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
        packages: Record<string, { version: string }>;
      }
    ).packages["node_modules/fastify"]?.version;
  expect(versionIn(folder)).toBe(versionIn("."));
});

test("the Docker image and the systemd unit start a file of the folder", () => {
  const commands = ["Dockerfile", "deploy/systemd/site.service.d/host-folder.conf"].map((file) => {
    const lines = readFileSync(file, "utf8").match(/^(?:CMD|ExecStart=).*\bnode\b.*$/gm) ?? [];
    return /\w+\.js\b/.exec(lines.at(-1) ?? "")?.[0];
  });
  expect(commands).toEqual(["serve.js", "serve.js"]);
  expect(readdirSync(folder)).toContain("serve.js");
});

test("a folder with another package is left unchanged", async () => {
  const other = mkdtempSync(join(tmpdir(), "other-"));
  writeFileSync(join(other, "package.json"), "{}");
  await expect(writeHostFolder(other, join(source, "releases"))).rejects.toThrow("contains another package");
  expect([readFileSync(join(other, "package.json"), "utf8"), existsSync(join(other, "serve.js"))]).toEqual([
    "{}",
    false,
  ]);
  rmSync(other, { recursive: true });
});
