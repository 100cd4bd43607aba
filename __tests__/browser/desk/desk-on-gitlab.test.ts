import type { Page } from "playwright-core";
import {
  deployDesk,
  expectSaveToCommit,
  repositoryFiles,
  savesAddress,
  signInWithToken,
  type Commit,
  type Deployed,
} from "../../support/git-hosts/git-host";
import { answerAsGitlab } from "../../support/git-hosts/gitlab";

let deployed: Deployed;
beforeAll(async () => {
  deployed = await deployDesk({ DESK: "gitlab", DESK_REPO: "group/team/site", DESK_APP_ID: "abc" });
});
afterAll(() => deployed.close());

const place = { repository: "group/team/site", branch: "main" };

async function open(): Promise<{ page: Page; commits: Commit[] }> {
  const page = await deployed.newPage();
  const commits = await answerAsGitlab(page.context(), repositoryFiles());
  await page.goto(`${deployed.address}/admin/`);
  return { page, commits };
}

test("an editor signs in with a token, and a save becomes a commit", async () => {
  const { page, commits } = await open();
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, place);
  expect(await savesAddress(page)).toBe("https://gitlab.com/group/team/site/-/commits/main");
});

test("an editor signs in with the account in GitLab's own window, and a save becomes a commit", async () => {
  const { page, commits } = await open();
  const opened = page.waitForEvent("popup");
  // Sveltia sets the name of the host apart by signs that are not seen.
  await page.getByRole("button", { name: /^Sign In with .*GitLab/ }).click();
  const window = await opened;
  await window.getByRole("link", { name: "Authorize" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  expect(window.isClosed()).toBe(true);
  await expectSaveToCommit(page, commits, place);
});
