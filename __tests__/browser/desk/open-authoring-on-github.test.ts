import type { Page, Response } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test as base } from "../../support/desk/desk-fixtures";
import { signInWithToken } from "../../support/git-hosts/deployed-desk";
import { repositoryFiles } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";
import { EDITOR, type Person } from "../../support/git-hosts/github-forks";
import { createRepository, type Repository } from "../../support/git-hosts/repository";
import { answerReviewQuestion, dialogOf, publish, saveTitle, setStatus } from "../../support/git-hosts/review-desk";

const [first] = articleNumbers("data");
const ROUTE = `articles/entries/${first}`;
const FILE = `data/articles/${first}.json`;
const VISITOR: Person = { login: "visitor", canWrite: false };
const BRANCH = `visitor:cms/visitor/site/articles/${first}`;

const withTitle = (title: string): string =>
  (repositoryFiles()[FILE] ?? "").replace(/"title": "[^"]*"/, `"title": "${title}"`);

interface Desks {
  openDesk(repository: Repository, person: Person): Promise<Page>;
  /** A person without write access has sent a new title for review. */
  openSuggested(title: string): Promise<{ repository: Repository; page: Page }>;
}

const test = base.extend<Desks>({
  openDesk: ({ deployedDesk: { url }, newVisitor }, use) =>
    use(async (repository, person) => {
      const page = await newVisitor();
      await answerAsGithub(page.context(), {}, repository, person);
      // Sveltia shows the entries before it reads the drafts in the fork.
      const drafts = person.canWrite ? undefined : page.waitForResponse(isQueryAfterDrafts);
      await page.goto(`${url}/admin/`);
      if (person.canWrite || repository.forks.has(person.login)) await signInWithToken(page);
      else {
        const signedIn = signInWithToken(page);
        await dialogOf(page).getByRole("button", { name: "Fork", exact: true }).click();
        await signedIn;
      }
      await drafts;
      return page;
    }),
  openSuggested: ({ openDesk }, use) =>
    use(async (title) => {
      const repository = createRepository(repositoryFiles());
      const page = await openDesk(repository, VISITOR);
      await saveTitle(page, ROUTE, title);
      await answerReviewQuestion(page, "Send for Review");
      return { repository, page };
    }),
});

test.skip(first === undefined, "The site has no article.");
test.use({
  deskSettings: {
    DESK: "github",
    DESK_REPO: "owner/site",
    DESK_WORKFLOW: "review",
    DESK_OPEN_AUTHORING: "public_repo",
  },
});

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

const textInFork = (repository: Repository): string | undefined => repository.branches.get(BRANCH)?.files.get(FILE);

test("a person without write access makes a fork, and a draft in it becomes a pull request", async ({ openDesk }) => {
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
  await expect(fieldOf(later, "title").locator("input")).toHaveValue("A Suggested Title");
  await setStatus(later, "In Review");
  expect(repository.pullRequests).toMatchObject([{ branch: BRANCH, labels: [], isDraft: false, state: "open" }]);
  await expect(later.getByRole("button", { name: "Publish Entry" })).toHaveCount(0);
});

test("a suggestion that is in review can be changed, before and after it is opened again", async ({
  openDesk,
  openSuggested,
}) => {
  const { repository, page } = await openSuggested("First Title");
  await saveTitle(page, ROUTE, "Second Title");
  await expect(formOf(page)).toHaveCount(0);
  expect(textInFork(repository)).toBe(withTitle("Second Title"));

  const later = await openDesk(repository, VISITOR);
  await saveTitle(later, ROUTE, "Third Title");
  await expect(formOf(later)).toHaveCount(0);
  expect(textInFork(repository)).toBe(withTitle("Third Title"));
  expect(repository.pullRequests).toHaveLength(1);
});

for (const answer of ["Later", "Send for Review"] as const) {
  test(`a desk that was open before a change in the fork does not replace it (${answer})`, async ({ openDesk }) => {
    const repository = createRepository(repositoryFiles());
    repository.forks.add(VISITOR.login);
    const [one, two] = [await openDesk(repository, VISITOR), await openDesk(repository, VISITOR)];
    await saveTitle(one, ROUTE, "Title of One");
    await answerReviewQuestion(one, answer);
    await saveTitle(two, ROUTE, "Title of Two");
    await expect(two.getByText(/Someone else has changed this entry since you opened the desk/)).toBeVisible();
    expect(textInFork(repository)).toBe(withTitle("Title of One"));

    // A maintainer may add commits to the fork's branch.
    await two.getByRole("button", { name: "OK" }).click();
    const three = await openDesk(repository, VISITOR);
    const written = { [FILE]: withTitle("Title of a Maintainer") };
    repository.commit({ repository: "visitor/site", branch: BRANCH, written, deleted: [] });
    await saveTitle(three, ROUTE, "Title of Three");
    await expect(three.getByText(/Someone else has changed this entry since you opened the desk/)).toBeVisible();
    expect(textInFork(repository)).toBe(withTitle("Title of a Maintainer"));
  });
}

test("a maintainer edits the entry as if there were no suggestion, which GitHub alone lists", async ({
  openDesk,
  openSuggested,
}) => {
  const { repository } = await openSuggested("A Suggested Title");
  repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
  const maintainer = await openDesk(repository, EDITOR);
  await saveTitle(maintainer, ROUTE, "Title of the Maintainer");
  await answerReviewQuestion(maintainer, "Later");
  expect(repository.pullRequests).toMatchObject([{ branch: BRANCH }, { branch: `cms/articles/${first}` }]);
  repository.reportCheck(`cms/articles/${first}`, []);
  await openForm(maintainer, ROUTE);
  await expect(maintainer.locator(".desk-note").getByText("Check: in order")).toBeVisible();
  await setStatus(maintainer, "Ready");
  await publish(maintainer);
  await expect(formOf(maintainer)).toHaveCount(0);
  expect(repository.branches.get("main")?.files.get(FILE)).toBe(withTitle("Title of the Maintainer"));
  expect(textInFork(repository)).toBe(withTitle("A Suggested Title"));
});

test("the author sees the result of the check; a merge at GitHub ends the suggestion", async ({
  openDesk,
  openSuggested,
}) => {
  const { repository } = await openSuggested("A Suggested Title");
  repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
  const page = await openDesk(repository, VISITOR);
  await openForm(page, ROUTE);
  await expect(page.locator(".desk-note").getByText("Check: 1 mistake")).toBeVisible();

  const [pullRequest] = repository.pullRequests;
  if (pullRequest) repository.merge(pullRequest, "owner/site");
  const later = await openDesk(repository, VISITOR);
  await openForm(later, ROUTE);
  await expect(fieldOf(later, "title").locator("input")).toHaveValue("A Suggested Title");
  expect(repository.branches.has(BRANCH)).toBe(false);
});
