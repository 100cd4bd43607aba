import type { Page, Response } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";
import { deployDesk, signInWithToken, type DeployedDesk } from "../../support/git-hosts/deployed-desk";
import { repositoryFiles } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { EDITOR, type Person } from "../../support/git-hosts/github-forks";
import { createRepository, type Repository } from "../../support/git-hosts/repository";
import { answerReviewQuestion, dialogOf, publish, saveTitle, setStatus } from "../../support/git-hosts/review-desk";

const [first] = articleNumbers("data");
const testArticle = testIf(first !== undefined, "The site has no article.");
const ROUTE = `articles/entries/${first}`;
const FILE = `data/articles/${first}.json`;
const VISITOR: Person = { login: "visitor", canWrite: false };
const BRANCH = `visitor:cms/visitor/site/articles/${first}`;

const withTitle = (title: string): string =>
  (repositoryFiles()[FILE] ?? "").replace(/"title": "[^"]*"/, `"title": "${title}"`);

let deployed: DeployedDesk;
beforeAll(async () => {
  deployed = await deployDesk({
    DESK: "github",
    DESK_REPO: "owner/site",
    DESK_WORKFLOW: "review",
    DESK_OPEN_AUTHORING: "public_repo",
  });
});
afterAll(() => deployed.close());

async function openDesk(repository: Repository, person: Person): Promise<Page> {
  const page = await deployed.newPage();
  await answerAsGithub(page.context(), {}, repository, person);
  // Sveltia shows the entries before it reads the drafts in the fork.
  const drafts = person.canWrite ? undefined : page.waitForResponse(isQueryAfterDrafts);
  await page.goto(`${deployed.url}/admin/`);
  if (person.canWrite || repository.forks.has(person.login)) await signInWithToken(page);
  else {
    const signedIn = signInWithToken(page);
    await dialogOf(page).getByRole("button", { name: "Fork", exact: true }).click();
    await signedIn;
  }
  await drafts;
  return page;
}

/** Whether this answers Sveltia’s query after it has read the drafts, which asks for the last commit of the main branch. */
function isQueryAfterDrafts(response: Response): boolean {
  // The line breaks of the query are the characters “\n” in JSON.
  const query =
    response
      .request()
      .postData()
      ?.replaceAll(/(\s|\\n)+/g, " ") ?? "";
  return query.includes("ref(qualifiedName: $branch) { target { ... on Commit { oid");
}

/** A person without write access has sent a new title for review. */
async function openSuggested(title: string): Promise<{ repository: Repository; page: Page }> {
  const repository = createRepository(repositoryFiles());
  const page = await openDesk(repository, VISITOR);
  await saveTitle(page, ROUTE, title);
  await answerReviewQuestion(page, "Send for Review");
  return { repository, page };
}

const textInFork = (repository: Repository): string | undefined => repository.branches.get(BRANCH)?.files.get(FILE);

testArticle("a person without write access makes a fork, and a draft in it becomes a pull request", async () => {
  const repository = createRepository(repositoryFiles());
  const page = await openDesk(repository, VISITOR);
  expect([...repository.forks]).toEqual(["visitor"]);
  await saveTitle(page, ROUTE, "A Suggested Title");
  await answerReviewQuestion(page, "Later");
  const written = { [FILE]: withTitle("A Suggested Title") };
  expect(repository.commits).toEqual([{ repository: "visitor/site", branch: BRANCH, written, deleted: [] }]);
  expect(repository.pullRequests).toEqual([]);

  // The next time, the desk uses the fork and shows the draft.
  const later = await openDesk(repository, VISITOR);
  await openForm(later, ROUTE);
  expect(await fieldOf(later, "title").locator("input").inputValue()).toBe("A Suggested Title");
  await setStatus(later, "In Review");
  expect(repository.pullRequests).toMatchObject([{ branch: BRANCH, labels: [], isDraft: false, state: "open" }]);
  expect(await later.getByRole("button", { name: "Publish Entry" }).count()).toBe(0);
});

testArticle("a suggestion that is in review can be changed, before and after it is opened again", async () => {
  const { repository, page } = await openSuggested("First Title");
  await saveTitle(page, ROUTE, "Second Title");
  await formOf(page).waitFor({ state: "detached" });
  expect(textInFork(repository)).toBe(withTitle("Second Title"));

  const later = await openDesk(repository, VISITOR);
  await saveTitle(later, ROUTE, "Third Title");
  await formOf(later).waitFor({ state: "detached" });
  expect(textInFork(repository)).toBe(withTitle("Third Title"));
  expect(repository.pullRequests).toHaveLength(1);
});

testArticle.each(["Later", "Send for Review"] as const)(
  "a desk that was open before a change in the fork does not replace it (%s)",
  async (answer) => {
    const repository = createRepository(repositoryFiles());
    repository.forks.add(VISITOR.login);
    const [one, two] = [await openDesk(repository, VISITOR), await openDesk(repository, VISITOR)];
    await saveTitle(one, ROUTE, "Title of One");
    await answerReviewQuestion(one, answer);
    await saveTitle(two, ROUTE, "Title of Two");
    await two.getByText(/Someone else has changed this entry since you opened the desk/).waitFor();
    expect(textInFork(repository)).toBe(withTitle("Title of One"));

    // A maintainer may add commits to the fork's branch.
    await two.getByRole("button", { name: "OK" }).click();
    const three = await openDesk(repository, VISITOR);
    const written = { [FILE]: withTitle("Title of a Maintainer") };
    repository.commit({ repository: "visitor/site", branch: BRANCH, written, deleted: [] });
    await saveTitle(three, ROUTE, "Title of Three");
    await three.getByText(/Someone else has changed this entry since you opened the desk/).waitFor();
    expect(textInFork(repository)).toBe(withTitle("Title of a Maintainer"));
  },
);

testArticle("a maintainer edits the entry as if there were no suggestion, which GitHub alone lists", async () => {
  const { repository } = await openSuggested("A Suggested Title");
  repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
  const maintainer = await openDesk(repository, EDITOR);
  await saveTitle(maintainer, ROUTE, "Title of the Maintainer");
  await answerReviewQuestion(maintainer, "Later");
  expect(repository.pullRequests).toMatchObject([{ branch: BRANCH }, { branch: `cms/articles/${first}` }]);
  repository.reportCheck(`cms/articles/${first}`, []);
  await openForm(maintainer, ROUTE);
  await maintainer.locator(".desk-note").getByText("Check: in order").waitFor();
  await setStatus(maintainer, "Ready");
  await publish(maintainer);
  await formOf(maintainer).waitFor({ state: "detached" });
  expect(repository.branches.get("main")?.files.get(FILE)).toBe(withTitle("Title of the Maintainer"));
  expect(textInFork(repository)).toBe(withTitle("A Suggested Title"));
});

testArticle("the author sees the result of the check; a merge at GitHub ends the suggestion", async () => {
  const { repository } = await openSuggested("A Suggested Title");
  repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
  const page = await openDesk(repository, VISITOR);
  await openForm(page, ROUTE);
  await page.locator(".desk-note").getByText("Check: 1 mistake").waitFor();

  const [pullRequest] = repository.pullRequests;
  if (pullRequest) repository.merge(pullRequest, "owner/site");
  const later = await openDesk(repository, VISITOR);
  await openForm(later, ROUTE);
  expect(await fieldOf(later, "title").locator("input").inputValue()).toBe("A Suggested Title");
  expect(repository.branches.has(BRANCH)).toBe(false);
});
