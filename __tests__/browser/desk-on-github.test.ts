import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { deployedBackend } from "../../desk/backend";
import { addDesk } from "../../desk/deploy";
import { HEADERS_FILE, headersText } from "../../gatsby/headers/headers-file";
import { nginxRules } from "../../gatsby/headers/nginx";
import { withRules } from "../../gatsby/headers/write";
import { findChromium } from "../../scripts/chromium";
import { createApp } from "../../server/app";
import { jsonFilesOf } from "../../src/content/collection";
import { formOf, openForm } from "../support/desk";
import { answerAsGithub, type Commit } from "../support/github";
import { ensureNginx, startNginx } from "../support/nginx";

let root: string;
let app: Awaited<ReturnType<typeof createApp>>;
let address: string;
let browser: Browser;
const nginx = ensureNginx();
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "deployed-"));
  const backend = deployedBackend({ DESK: "github", DESK_REPO: "owner/site" });
  if (!backend) throw new Error("DESK is set, so there is a backend");
  for (const name of ["404.html", "robots.txt"]) writeFileSync(join(root, name), "");
  const everywhere = { path: "/*", headers: { "Cross-Origin-Opener-Policy": "same-origin" } };
  const rules = withRules([everywhere], await addDesk(root, "data", backend));
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  const { maps, headers } = nginxRules(rules, []);
  writeFileSync(join(root, "maps.conf"), maps);
  writeFileSync(join(root, "headers.conf"), headers);
  cpSync("deploy/nginx/server.conf", join(root, "server.conf"));
  app = await createApp(root);
  address = await app.listen({ host: "127.0.0.1", port: 0 });
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(root, { recursive: true });
});

const HOSTS: [string, () => Promise<{ at: string; close?: () => Promise<void> }>][] = [
  ["our own host", () => Promise.resolve({ at: address })],
];
if (nginx !== undefined) {
  HOSTS.push([
    "nginx",
    async () => {
      const { port, close } = await startNginx(nginx, root, root);
      return { at: `http://127.0.0.1:${port}`, close };
    },
  ]);
}

test.each(HOSTS)("on %s the desk has its own policy and lets a sign-in window answer", async (_name, start) => {
  const { at, close } = await start();
  for (const path of ["/admin", "/admin/", "/admin/desk.js"]) {
    const answer = await fetch(at + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self';.*connect-src [^;]*https:\/\/api\.github\.com/);
    expect(policy).not.toContain("unsafe-eval");
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  }
  await close?.();
});

test("it is not for search engines", async () => {
  expect(await (await fetch(`${address}/admin/`)).text()).toContain('<meta name="robots" content="noindex" />');
});

test("an editor signs in with a token, and a save becomes a commit", async () => {
  const page: Page = await browser.newPage({ viewport: { width: 1400, height: 3000 } });
  page.setDefaultTimeout(10_000);
  const files = Object.fromEntries(
    jsonFilesOf("data").map((name) => [`data/${name}`, readFileSync(join("data", name), "utf8")]),
  );
  const commits: Commit[] = await answerAsGithub(page, files);
  await page.goto(`${address}/admin/`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.keyboard.press("Enter");
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  await openForm(page, "articles/entries/1");
  await page.locator('[data-key-path="title"] input').fill("Another Title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
  await formOf(page).waitFor({ state: "detached" });
  const [{ branch, fileChanges } = { branch: undefined, fileChanges: { additions: [], deletions: [] } }] = commits;
  expect(commits).toHaveLength(1);
  expect(branch).toEqual({ repositoryNameWithOwner: "owner/site", branchName: "main" });
  expect(fileChanges.deletions).toEqual([]);
  const [{ path, contents } = { path: "", contents: "" }] = fileChanges.additions;
  expect(path).toBe("data/articles/1.json");
  const text = Buffer.from(contents, "base64").toString();
  expect(text).toBe(files["data/articles/1.json"]?.replace(/"title": "[^"]*"/, '"title": "Another Title"'));

  const numbers = Object.keys(files).flatMap((name) => Number(/^data\/articles\/(\d+)/.exec(name)?.[1] ?? 0));
  await openForm(page, "articles/new");
  await page
    .locator('[data-key-path="id"] output')
    .getByText(String(Math.max(...numbers) + 1))
    .waitFor();
  await page.getByText("Where mistakes are told").click();
  const link = page.getByRole("link", { name: "the list of saves" });
  expect(await link.getAttribute("href")).toBe("https://github.com/owner/site/commits/main");
});
