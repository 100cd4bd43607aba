import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxRules } from "../../../gatsby/outputs/headers/nginx";
import { articleNumbers } from "../../../testing/desk/desk-forms";
import { ensureNginx, startNginx } from "../../../testing/server/nginx";
import { expect, test } from "../../support/desk/desk-fixtures";
import {
  expectSaveToCommit,
  expectToBecomeLive,
  checkResultsUrl,
  keepSignedIn,
  signInWithToken,
  type DeployedDesk,
} from "../../support/git-hosts/deployed-desk";
import { repositoryFiles } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { commitId } from "../../support/git-hosts/repository";

const nginx = ensureNginx();

test.use({ deskSettings: { DESK: "github", DESK_REPO: "owner/site" } });

/** Expects the headers of the desk on a host. */
async function expectDeskHeaders(url: string): Promise<void> {
  for (const path of ["/admin", "/admin/", "/admin/desk.js", "/admin/due.json"]) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self';.*connect-src [^;]*https:\/\/api\.github\.com/);
    expect(policy).not.toContain("unsafe-eval");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  }
}

/** Serves a deployed desk with nginx. */
function serveWithNginx(program: string, { root, rules }: DeployedDesk): ReturnType<typeof startNginx> {
  const { maps, headers } = nginxRules(rules, []);
  writeFileSync(join(root, "maps.conf"), maps);
  writeFileSync(join(root, "headers.conf"), headers);
  return startNginx(program, root, root);
}

test("our own host sends the desk with the desk's policy, allows a sign-in window, and excludes search engines", async ({
  deployedDesk: { url },
}) => {
  await expectDeskHeaders(url);
  expect(await (await fetch(`${url}/admin/`)).text()).toContain('<meta name="robots" content="noindex" />');
});

test("nginx sends the desk with the desk's policy and allows a sign-in window", async ({ deployedDesk }) => {
  test.skip(nginx === undefined, "nginx is not installed.");
  const { port, close } = await serveWithNginx(nginx ?? "", deployedDesk);
  try {
    await expectDeskHeaders(`http://127.0.0.1:${port}`);
  } finally {
    await close();
  }
});

test("signs in with an access token, saves a change as a commit, and shows when it is live", async ({
  page,
  deployedDesk,
}) => {
  test.skip(articleNumbers("data").length === 0, "The site has no article.");
  const commits = await answerAsGithub(page.context(), repositoryFiles());
  await page.goto(`${deployedDesk.url}/admin/`);
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, { repository: "owner/site", branch: "main" });
  expect(await checkResultsUrl(page)).toBe("https://github.com/owner/site/commits/main");
  await expectToBecomeLive(page, deployedDesk, commitId(2));
});

test("the check results do not cover the desk's buttons on a phone", async ({ page, deployedDesk }) => {
  await answerAsGithub(page.context(), repositoryFiles());
  await keepSignedIn(page, "github");
  await page.goto(`${deployedDesk.url}/admin/`);
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Check results")).toBeVisible();
  for (const name of ["Files", "Menu", "Contents"]) {
    await page.getByRole("radio", { name }).click();
    await expect(page.getByRole("radio", { name })).toBeChecked();
  }
});
