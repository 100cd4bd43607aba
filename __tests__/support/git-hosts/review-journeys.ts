import type { BrowserContext, Page } from "@playwright/test";
import { openForm, formOf } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf, nextArticle, renameTo } from "../../../testing/desk/desk-forms";
import { testIf } from "../content/test-if";
import { deployDesk, signInWithToken, type DeployedDesk } from "./deployed-desk";
import { repositoryFiles, type Commit } from "./git-host";
import { createRepository, type Repository } from "./repository";
import { answerReviewQuestion, dialogOf, publish, saveTitle, setStatus } from "./review-desk";

/** A fake Git host on which the journeys are made. */
interface Host {
  /** The settings of the build. */
  settings: { DESK: string; DESK_REPO: string };
  answer(context: BrowserContext, files: Record<string, string>, repository: Repository): Promise<Commit[]>;
  /** The URLs of check results. */
  resultUrl: RegExp;
}

const [first] = articleNumbers("data");
const testArticle = testIf(first !== undefined, "The site has no article.");
const ROUTE = `articles/entries/${first}`;
const FILE = `data/articles/${first}.json`;
const BRANCH = `cms/articles/${first}`;
const CHANGED = /Someone else has changed this entry since you opened the desk\. Nothing was saved\./;

const withTitle = (title: string): string =>
  (repositoryFiles()[FILE] ?? "").replace(/"title": "[^"]*"/, `"title": "${title}"`);

/** Defines the tests of a desk with review: the journeys of editors and reviewers from a draft to publication. */
export function testReviewJourneys({ settings, answer, resultUrl }: Host): void {
  const target = { repository: settings.DESK_REPO, branch: "main" };
  let deployed: DeployedDesk;
  beforeAll(async () => {
    deployed = await deployDesk({ ...settings, DESK_WORKFLOW: "review" });
  });
  afterAll(() => deployed.close());

  const openDesk = async (repository: Repository): Promise<Page> => {
    const page = await deployed.newPage();
    await answer(page.context(), {}, repository);
    await page.goto(`${deployed.url}/admin/`);
    await signInWithToken(page);
    return page;
  };

  testArticle("a draft is sent for review, marked as ready and published with exactly its file", async () => {
    const repository = createRepository(repositoryFiles());
    const editor = await openDesk(repository);
    await saveTitle(editor, ROUTE, "A New Title");
    await answerReviewQuestion(editor, "Send for Review");
    const written = { [FILE]: withTitle("A New Title") };
    expect(repository.commits).toEqual([{ ...target, branch: BRANCH, written, deleted: [] }]);
    expect(repository.pullRequests).toMatchObject([{ branch: BRANCH, isDraft: false, state: "open" }]);
    repository.reportCheck(BRANCH, []);

    const reviewer = await openDesk(repository);
    await openForm(reviewer, ROUTE);
    await setStatus(reviewer, "Ready");
    expect(repository.pullRequests[0]?.labels).toEqual(["sveltia-cms/pending_publish"]);
    await publish(reviewer);
    await formOf(reviewer).waitFor({ state: "detached" });
    expect(repository.commits.at(-1)).toEqual({ ...target, written, deleted: [] });
    expect(repository.pullRequests[0]?.state).toBe("merged");
    expect(repository.branches.has(BRANCH)).toBe(false);
  });

  /** Another editor has saved a new title, which is in review. */
  const openReviewed = async (title: string): Promise<{ repository: Repository; page: Page }> => {
    const repository = createRepository(repositoryFiles());
    const page = await openDesk(repository);
    await saveTitle(page, ROUTE, title);
    await answerReviewQuestion(page, "Later");
    return { repository, page };
  };

  testArticle("a mistake that the check finds is shown next to the form, and prevents publication", async () => {
    const { repository, page } = await openReviewed("A New Title");
    repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
    await openForm(page, ROUTE);
    const note = page.locator(".desk-note");
    await note.getByText("Check: 1 mistake").waitFor();
    expect(await note.getByRole("listitem").innerText()).toMatch(/^Article \d+ › Title\s+This is too short\.$/);
    expect(await note.getByRole("link", { name: "The result at the Git host" }).getAttribute("href")).toMatch(
      resultUrl,
    );
    await setStatus(page, "Ready");
    const message = page.waitForEvent("dialog");
    await publish(page);
    const dialog = await message;
    expect(dialog.message()).toContain("The check has found mistakes in this entry. Nothing was published.");
    await dialog.accept();
    expect(repository.pullRequests[0]?.state).toBe("open");

    repository.reportCheck(BRANCH, []);
    await page.evaluate(() => (location.hash = "#/collections/articles"));
    await formOf(page).waitFor({ state: "detached" });
    await openForm(page, ROUTE);
    await note.getByText("Check: in order").waitFor();
  });

  testArticle("an entry without a result of the check is published only after a question", async () => {
    const { repository, page } = await openReviewed("A New Title");
    await openForm(page, ROUTE);
    await page.locator(".desk-note").getByText("Check: not checked yet").waitFor();
    await setStatus(page, "Ready");
    page.once("dialog", (dialog) => void dialog.dismiss());
    await publish(page);
    await page.getByText("Couldn’t publish the entry").waitFor();
    expect(repository.pullRequests[0]?.state).toBe("open");
    page.once("dialog", (dialog) => void dialog.accept());
    await publish(page);
    await formOf(page).waitFor({ state: "detached" });
    expect(repository.pullRequests[0]?.state).toBe("merged");
  });

  /** Expects that a save is refused, and that the editor's text stays in the form. */
  const expectRefusedSave = async (page: Page, title: string): Promise<void> => {
    await saveTitle(page, ROUTE, title);
    await page.getByText(CHANGED).waitFor();
    await page.getByRole("button", { name: "OK" }).click();
    expect(await fieldOf(page, "title").locator("input").inputValue()).toBe(title);
  };
  const titledFile = (repository: Repository): string | undefined => repository.branches.get(BRANCH)?.files.get(FILE);

  testArticle("an editor who does not know that an entry is in review cannot replace its text", async () => {
    const repository = createRepository(repositoryFiles());
    const [one, two] = [await openDesk(repository), await openDesk(repository)];
    await saveTitle(one, ROUTE, "Title of One");
    await answerReviewQuestion(one, "Later");
    await expectRefusedSave(two, "Title of Two");
    expect(titledFile(repository)).toBe(withTitle("Title of One"));
  });

  testArticle("the first editor of an entry in review cannot replace the text of a second one", async () => {
    const { repository, page } = await openReviewed("Title of One");
    const two = await openDesk(repository);
    await saveTitle(two, ROUTE, "Title of Two");
    await answerReviewQuestion(two, "Later");
    await expectRefusedSave(page, "Another Title of One");
    expect(titledFile(repository)).toBe(withTitle("Title of Two"));
  });

  testArticle("an entry that is renamed in review is published under its new name, in one review", async () => {
    const { repository, page } = await openReviewed("A New Title");
    const newNumber = nextArticle("data") + 1;
    await renameTo(page, ROUTE, String(newNumber));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // After a rename, Sveltia does not ask whether to send the entry for review.
    await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
    expect(repository.pullRequests).toHaveLength(1);
    repository.reportCheck(BRANCH, []);

    const reviewer = await openDesk(repository);
    await openForm(reviewer, `articles/entries/${newNumber}`);
    await reviewer.locator(".desk-note").getByText("Check: in order").waitFor();
    expect(await fieldOf(reviewer, "title").locator("input").inputValue()).toBe("A New Title");
    await setStatus(reviewer, "Ready");
    await publish(reviewer);
    await formOf(reviewer).waitFor({ state: "detached" });
    const merged = repository.commits.at(-1);
    expect(merged).toMatchObject({ branch: "main", deleted: [FILE] });
    expect(Object.keys(merged?.written ?? {})).toEqual([`data/articles/${newNumber}.json`]);
    expect(JSON.parse(Object.values(merged?.written ?? {})[0] ?? "")).toMatchObject({
      id: newNumber,
      title: "A New Title",
      aliases: [`/blog/${first}`],
    });
  });

  testArticle("a new entry that the reviewer has corrected is published without a question", async () => {
    const repository = createRepository(repositoryFiles());
    const number = nextArticle("data");
    const branch = `cms/articles/${number}`;
    const path = `data/articles/${number}.json`;
    repository.createBranch(branch);
    const text = withTitle("A New Article").replace(/"id": \d+/, `"id": ${number}`);
    repository.commit({ repository: settings.DESK_REPO, branch, written: { [path]: text }, deleted: [] });
    repository.openPullRequest({
      branch,
      title: "Create Article",
      labels: ["sveltia-cms/pending_review"],
      isDraft: false,
    });

    const page = await openDesk(repository);
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    await saveTitle(page, `articles/entries/${number}`, "A Corrected Article");
    // After a save, Sveltia navigates back to the list, which would close a form that is opened earlier.
    await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
    await formOf(page).waitFor({ state: "detached" });
    repository.reportCheck(branch, []);
    await openForm(page, `articles/entries/${number}`);
    await page.locator(".desk-note").getByText("Check: in order").waitFor();
    await setStatus(page, "Ready");
    await publish(page);
    await formOf(page).waitFor({ state: "detached" });
    expect(repository.pullRequests[0]?.state).toBe("merged");
    expect(questions).toEqual([]);
  });

  testArticle("an entry that is deleted in review is removed by publishing its deletion", async () => {
    const { repository, page } = await openReviewed("A New Title");
    await openForm(page, ROUTE);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await dialogOf(page).getByRole("button", { name: "Delete" }).click();
    await formOf(page).waitFor({ state: "detached" });
    expect(repository.pullRequests).toMatchObject([{ labels: ["sveltia-cms/pending_deletion"], state: "open" }]);
    expect(repository.branches.get("main")?.files.has(FILE)).toBe(true);
    repository.reportCheck(BRANCH, []);

    await openForm(page, ROUTE);
    await publish(page, "Delete");
    await formOf(page).waitFor({ state: "detached" });
    expect(repository.commits.at(-1)).toEqual({ ...target, written: {}, deleted: [FILE] });
  });
}
