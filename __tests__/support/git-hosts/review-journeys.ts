import type { Page } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { fieldOf, nextArticle, renameTo } from "../../../testing/desk/desk-forms";
import { expect } from "../desk/desk-fixtures";
import { repositoryFiles } from "./git-host";
import { createRepository, type Repository } from "./repository";
import { answerReviewQuestion, dialogOf, publish, saveTitle, setStatus } from "./review-desk";
import { first, ROUTE, testWithDesks, type Host } from "./review-fixtures";

const FILE = `data/articles/${first}.json`;
const BRANCH = `cms/articles/${first}`;
const CHANGED = /Someone else has changed this entry since you opened the desk\. Nothing was saved\./;

const withTitle = (title: string): string =>
  (repositoryFiles()[FILE] ?? "").replace(/"title": "[^"]*"/, `"title": "${title}"`);

/** Expects that a save is refused, and that the editor's text stays in the form. */
async function expectRefusedSave(page: Page, title: string): Promise<void> {
  await saveTitle(page, ROUTE, title);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(fieldOf(page, "title").locator("input")).toHaveValue(title);
}

const titledFile = (repository: Repository): string | undefined => repository.branches.get(BRANCH)?.files.get(FILE);

/** Defines the tests of a desk with review: the journeys of editors and reviewers from a draft to publication. */
export function testReviewJourneys(host: Host): void {
  const { settings, resultUrl } = host;
  const test = testWithDesks(host);
  const target = { repository: settings.DESK_REPO, branch: "main" };

  test.skip(first === undefined, "The site has no article.");
  test.use({ deskSettings: { ...settings, DESK_WORKFLOW: "review" } });

  test("a draft is sent for review, marked as ready and published with exactly its file", async ({ openDesk }) => {
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
    await expect(formOf(reviewer)).toHaveCount(0);
    expect(repository.commits.at(-1)).toEqual({ ...target, written, deleted: [] });
    expect(repository.pullRequests[0]?.state).toBe("merged");
    expect(repository.branches.has(BRANCH)).toBe(false);
  });

  test("a mistake that the check finds is shown next to the form, and prevents publication", async ({
    openReviewed,
  }) => {
    const { repository, page } = await openReviewed("A New Title");
    repository.reportCheck(BRANCH, [{ path: FILE, line: 4, message: "title: this is too short." }]);
    await openForm(page, ROUTE);
    const note = page.locator(".desk-note");
    await expect(note.getByText("Check: 1 mistake")).toBeVisible();
    await expect(note.getByRole("listitem")).toHaveText(/^Article \d+ › Title\s+This is too short\.$/, {
      useInnerText: true,
    });
    await expect(note.getByRole("link", { name: "The result at the Git host" })).toHaveAttribute("href", resultUrl);
    await setStatus(page, "Ready");
    const message = page.waitForEvent("dialog");
    await publish(page);
    const dialog = await message;
    expect(dialog.message()).toContain("The check has found mistakes in this entry. Nothing was published.");
    await dialog.accept();
    expect(repository.pullRequests[0]?.state).toBe("open");

    repository.reportCheck(BRANCH, []);
    await page.evaluate(() => (location.hash = "#/collections/articles"));
    await expect(formOf(page)).toHaveCount(0);
    await openForm(page, ROUTE);
    await expect(note.getByText("Check: in order")).toBeVisible();
  });

  test("an entry without a result of the check is published only after a question", async ({ openReviewed }) => {
    const { repository, page } = await openReviewed("A New Title");
    await openForm(page, ROUTE);
    await expect(page.locator(".desk-note").getByText("Check: not checked yet")).toBeVisible();
    await setStatus(page, "Ready");
    page.once("dialog", (dialog) => void dialog.dismiss());
    await publish(page);
    await expect(page.getByText("Couldn’t publish the entry")).toBeVisible();
    expect(repository.pullRequests[0]?.state).toBe("open");
    page.once("dialog", (dialog) => void dialog.accept());
    await publish(page);
    await expect(formOf(page)).toHaveCount(0);
    expect(repository.pullRequests[0]?.state).toBe("merged");
  });

  test("an editor who does not know that an entry is in review cannot replace its text", async ({ openDesk }) => {
    const repository = createRepository(repositoryFiles());
    const [one, two] = [await openDesk(repository), await openDesk(repository)];
    await saveTitle(one, ROUTE, "Title of One");
    await answerReviewQuestion(one, "Later");
    await expectRefusedSave(two, "Title of Two");
    expect(titledFile(repository)).toBe(withTitle("Title of One"));
  });

  test("the first editor of an entry in review cannot replace the text of a second one", async ({
    openDesk,
    openReviewed,
  }) => {
    const { repository, page } = await openReviewed("Title of One");
    const two = await openDesk(repository);
    await saveTitle(two, ROUTE, "Title of Two");
    await answerReviewQuestion(two, "Later");
    await expectRefusedSave(page, "Another Title of One");
    expect(titledFile(repository)).toBe(withTitle("Title of Two"));
  });

  test("an entry that is renamed in review is published under its new name, in one review", async ({
    openDesk,
    openReviewed,
  }) => {
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
    await expect(reviewer.locator(".desk-note").getByText("Check: in order")).toBeVisible();
    await expect(fieldOf(reviewer, "title").locator("input")).toHaveValue("A New Title");
    await setStatus(reviewer, "Ready");
    await publish(reviewer);
    await expect(formOf(reviewer)).toHaveCount(0);
    const merged = repository.commits.at(-1);
    expect(merged).toMatchObject({ branch: "main", deleted: [FILE] });
    expect(Object.keys(merged?.written ?? {})).toEqual([`data/articles/${newNumber}.json`]);
    expect(JSON.parse(Object.values(merged?.written ?? {})[0] ?? "")).toMatchObject({
      id: newNumber,
      title: "A New Title",
      aliases: [`/blog/${first}`],
    });
  });

  test("a new entry that the reviewer has corrected is published without a question", async ({ openDesk }) => {
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
    await expect(formOf(page)).toHaveCount(0);
    repository.reportCheck(branch, []);
    await openForm(page, `articles/entries/${number}`);
    await expect(page.locator(".desk-note").getByText("Check: in order")).toBeVisible();
    await setStatus(page, "Ready");
    await publish(page);
    await expect(formOf(page)).toHaveCount(0);
    expect(repository.pullRequests[0]?.state).toBe("merged");
    expect(questions).toEqual([]);
  });

  test("an entry that is deleted in review is removed by publishing its deletion", async ({ openReviewed }) => {
    const { repository, page } = await openReviewed("A New Title");
    await openForm(page, ROUTE);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await dialogOf(page).getByRole("button", { name: "Delete" }).click();
    await expect(formOf(page)).toHaveCount(0);
    expect(repository.pullRequests).toMatchObject([{ labels: ["sveltia-cms/pending_deletion"], state: "open" }]);
    expect(repository.branches.get("main")?.files.has(FILE)).toBe(true);
    repository.reportCheck(BRANCH, []);

    await openForm(page, ROUTE);
    await publish(page, "Delete");
    await expect(formOf(page)).toHaveCount(0);
    expect(repository.commits.at(-1)).toEqual({ ...target, written: {}, deleted: [FILE] });
  });
}
