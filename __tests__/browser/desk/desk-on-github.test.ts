import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import {
  deployDesk,
  expectSaveToCommit,
  expectToBecomeLive,
  checkResultsUrl,
  signInWithToken,
  type DeployedDesk,
} from "../../support/git-hosts/deployed-desk";
import { articleNumbers } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";
import { commitId } from "../../support/git-hosts/repository";
import { repositoryFiles } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { ensureNginx, startNginx } from "../../../testing/server/nginx";

const testArticle = testIf(articleNumbers("data").length > 0, "The site has no article.");

let deployed: DeployedDesk;
const nginx = ensureNginx();
beforeAll(async () => {
  deployed = await deployDesk({ DESK: "github", DESK_REPO: "owner/site" });
  const { root, rules } = deployed;
  const { maps, headers } = nginxRules(rules, []);
  writeFileSync(join(root, "maps.conf"), maps);
  writeFileSync(join(root, "headers.conf"), headers);
  cpSync("deploy/nginx/server.conf", join(root, "server.conf"));
});
afterAll(() => deployed.close());

const HOSTS: [string, () => Promise<{ url: string; close?: () => Promise<void> }>][] = [
  ["our own host", () => Promise.resolve({ url: deployed.url })],
];
if (nginx !== undefined) {
  HOSTS.push([
    "nginx",
    async () => {
      const { port, close } = await startNginx(nginx, deployed.root, deployed.root);
      return { url: `http://127.0.0.1:${port}`, close };
    },
  ]);
}

test.each(HOSTS)("%s sends the desk with the desk's policy and allows a sign-in window", async (_name, start) => {
  const { url, close } = await start();
  for (const path of ["/admin", "/admin/", "/admin/desk.js", "/admin/due.json"]) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self';.*connect-src [^;]*https:\/\/api\.github\.com/);
    expect(policy).not.toContain("unsafe-eval");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  }
  await close?.();
});

test("the desk is excluded from search engines", async () => {
  expect(await (await fetch(`${deployed.url}/admin/`)).text()).toContain('<meta name="robots" content="noindex" />');
});

testArticle("signs in with an access token, saves a change as a commit, and shows when it is live", async () => {
  const page = await deployed.newPage();
  const commits = await answerAsGithub(page.context(), repositoryFiles());
  await page.goto(`${deployed.url}/admin/`);
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, { repository: "owner/site", branch: "main" });
  expect(await checkResultsUrl(page)).toBe("https://github.com/owner/site/commits/main");
  await expectToBecomeLive(page, deployed, commitId(2));
});

test("the check results do not cover the desk's buttons on a phone", async () => {
  const page = await deployed.newPage();
  await answerAsGithub(page.context(), repositoryFiles());
  await page.goto(`${deployed.url}/admin/`);
  await signInWithToken(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("Check results").waitFor();
  for (const name of ["Assets", "Menu", "Contents"]) {
    await page.getByRole("radio", { name }).click();
    await page.getByRole("radio", { name, checked: true }).waitFor();
  }
});
