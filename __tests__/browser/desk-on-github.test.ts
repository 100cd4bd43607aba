import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { deployedBackend } from "../../desk/backend";
import { addDesk } from "../../desk/deploy";
import { HEADERS_FILE, headersText, parseHeaders } from "../../gatsby/headers/headers-file";
import { findChromium } from "../../scripts/chromium";
import { createApp } from "../../server/app";
import { jsonFilesOf } from "../../src/content/collection";
import { formOf, openForm } from "../support/desk";
import { answerAsGithub, type Commit } from "../support/github";

let root: string;
let app: Awaited<ReturnType<typeof createApp>>;
let address: string;
let browser: Browser;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "deployed-"));
  const backend = deployedBackend({ DESK: "github", DESK_REPO: "owner/site" });
  if (!backend) throw new Error("DESK is set, so there is a backend");
  cpSync("public/404.html", join(root, "404.html"));
  const rule = await addDesk(root, "data", backend);
  const rules = parseHeaders(readFileSync(join("public", HEADERS_FILE), "utf8"));
  writeFileSync(join(root, HEADERS_FILE), headersText([...rules, rule]));
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

test("/admin/ has its own policy, is not for search engines, and lets a sign-in window answer", async () => {
  for (const path of ["/admin", "/admin/"]) {
    const answer = await fetch(address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toMatch(
      /script-src 'self';.*connect-src [^;]*https:\/\/api\.github\.com/,
    );
    expect(answer.headers.get("content-security-policy")).not.toContain("unsafe-eval");
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex" />');
  }
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
  await formOf(page).waitFor({ state: "detached" });
  const [{ branch, fileChanges } = { branch: undefined, fileChanges: { additions: [], deletions: [] } }] = commits;
  expect(commits).toHaveLength(1);
  expect(branch).toEqual({ repositoryNameWithOwner: "owner/site", branchName: "main" });
  expect(fileChanges.deletions).toEqual([]);
  const [{ path, contents } = { path: "", contents: "" }] = fileChanges.additions;
  expect(path).toBe("data/articles/1.json");
  const text = Buffer.from(contents, "base64").toString();
  expect(text).toBe(files["data/articles/1.json"]?.replace(/"title": "[^"]*"/, '"title": "Another Title"'));
});
