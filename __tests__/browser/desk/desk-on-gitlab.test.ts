import type { Page } from "@playwright/test";
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
import { repositoryFiles, type Commit } from "../../support/git-hosts/git-host";
import { answerAsGitlab } from "../../support/git-hosts/gitlab";

const testArticle = testIf(articleNumbers("data").length > 0, "The site has no article.");

let deployed: DeployedDesk;
beforeAll(async () => {
  deployed = await deployDesk({ DESK: "gitlab", DESK_REPO: "group/team/site", DESK_APP_ID: "abc" });
});
afterAll(() => deployed.close());

const target = { repository: "group/team/site", branch: "main" };

async function open(): Promise<{ page: Page; commits: Commit[] }> {
  const page = await deployed.newPage();
  const commits = await answerAsGitlab(page.context(), repositoryFiles());
  await page.goto(`${deployed.url}/admin/`);
  return { page, commits };
}

testArticle("signs in with an access token, saves a change as a commit, and shows when it is live", async () => {
  const { page, commits } = await open();
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, target);
  expect(await checkResultsUrl(page)).toBe("https://gitlab.com/group/team/site/-/commits/main");
  await expectToBecomeLive(page, deployed, commitId(2));
});

testArticle("signs in with OAuth in a GitLab window and saves a change as a commit", async () => {
  const { page, commits } = await open();
  const opened = page.waitForEvent("popup");
  // Sveltia wraps the name of the host in invisible direction marks.
  await page.getByRole("button", { name: /^Sign In with .*GitLab/ }).click();
  const signInWindow = await opened;
  await signInWindow.getByRole("link", { name: "Authorize" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  expect(signInWindow.isClosed()).toBe(true);
  await expectSaveToCommit(page, commits, target);
});
