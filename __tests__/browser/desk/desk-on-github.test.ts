import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import {
  deployDesk,
  expectSaveToCommit,
  repositoryFiles,
  savesAddress,
  signInWithToken,
  type Deployed,
} from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { ensureNginx, startNginx } from "../../../testing/server/nginx";

let deployed: Deployed;
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

const HOSTS: [string, () => Promise<{ at: string; close?: () => Promise<void> }>][] = [
  ["our own host", () => Promise.resolve({ at: deployed.address })],
];
if (nginx !== undefined) {
  HOSTS.push([
    "nginx",
    async () => {
      const { port, close } = await startNginx(nginx, deployed.root, deployed.root);
      return { at: `http://127.0.0.1:${port}`, close };
    },
  ]);
}

test.each(HOSTS)(
  "on %s the desk has its own policy and allows messages from a sign-in window",
  async (_name, start) => {
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
  },
);

test("the desk is not indexed by search engines", async () => {
  expect(await (await fetch(`${deployed.address}/admin/`)).text()).toContain(
    '<meta name="robots" content="noindex" />',
  );
});

test("an editor signs in with a token, and a save becomes a commit", async () => {
  const page = await deployed.newPage();
  const commits = await answerAsGithub(page.context(), repositoryFiles());
  await page.goto(`${deployed.address}/admin/`);
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, { repository: "owner/site", branch: "main" });
  expect(await savesAddress(page)).toBe("https://github.com/owner/site/commits/main");
});

test("on a phone the note on mistakes leaves the desk's buttons free", async () => {
  const page = await deployed.newPage();
  await answerAsGithub(page.context(), repositoryFiles());
  await page.goto(`${deployed.address}/admin/`);
  await signInWithToken(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("Where mistakes are told").waitFor();
  for (const name of ["Assets", "Menu", "Contents"]) {
    const button = page.getByRole("radio", { name });
    await button.click();
    expect(await button.isChecked()).toBe(true);
  }
});
