import { articleNumbers } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";
import {
  expectSaveToCommit,
  expectToBecomeLive,
  checkResultsUrl,
  signInWithToken,
} from "../../support/git-hosts/deployed-desk";
import { repositoryFiles } from "../../support/git-hosts/git-host";
import { answerAsGitlab } from "../../support/git-hosts/gitlab";
import { commitId } from "../../support/git-hosts/repository";

const TARGET = { repository: "group/team/site", branch: "main" };

test.skip(articleNumbers("data").length === 0, "The site has no article.");
test.use({ deskSettings: { DESK: "gitlab", DESK_REPO: "group/team/site", DESK_APP_ID: "abc" } });

test("signs in with an access token, saves a change as a commit, and shows when it is live", async ({
  page,
  deployedDesk,
}) => {
  const commits = await answerAsGitlab(page.context(), repositoryFiles());
  await page.goto(`${deployedDesk.url}/admin/`);
  await signInWithToken(page);
  await expectSaveToCommit(page, commits, TARGET);
  expect(await checkResultsUrl(page)).toBe("https://gitlab.com/group/team/site/-/commits/main");
  await expectToBecomeLive(page, deployedDesk, commitId(2));
});

test("signs in with OAuth in a GitLab window and saves a change as a commit", async ({ page, deployedDesk }) => {
  const commits = await answerAsGitlab(page.context(), repositoryFiles());
  await page.goto(`${deployedDesk.url}/admin/`);
  const opened = page.waitForEvent("popup");
  // Sveltia wraps the name of the host in invisible direction marks.
  await page.getByRole("button", { name: /^Sign In with .*GitLab/ }).click();
  const signInWindow = await opened;
  await signInWindow.getByRole("link", { name: "Authorize" }).click();
  await expect(page.getByRole("grid", { name: "Entries" })).toBeVisible();
  expect(signInWindow.isClosed()).toBe(true);
  await expectSaveToCommit(page, commits, TARGET);
});
