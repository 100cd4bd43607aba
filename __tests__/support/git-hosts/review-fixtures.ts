import type { BrowserContext, Page } from "@playwright/test";
import { articleNumbers } from "../../../testing/desk/desk-forms";
import { test } from "../desk/desk-fixtures";
import { keepSignedIn } from "./deployed-desk";
import { repositoryFiles, type Commit } from "./git-host";
import { createRepository, type Repository } from "./repository";
import { answerReviewQuestion, saveTitle } from "./review-desk";

/** A fake Git host on which the journeys are made. */
export interface Host {
  /** The settings of the build. */
  settings: { DESK: string; DESK_REPO: string };
  answer(context: BrowserContext, files: Record<string, string>, repository: Repository): Promise<Commit[]>;
  /** The URLs of check results. */
  resultUrl: RegExp;
}

/** The article that the journeys change. */
export const [first] = articleNumbers("data");
export const ROUTE = `articles/entries/${first}`;

interface Desks {
  /** Opens the desk of another editor. */
  openDesk(repository: Repository): Promise<Page>;
  /** Another editor has saved a new title, which is in review. */
  openReviewed(title: string): Promise<{ repository: Repository; page: Page }>;
}

/** `test` with the desks of editors on a fake Git host. */
export const testWithDesks = ({ settings, answer }: Host) =>
  test.extend<Desks>({
    openDesk: ({ deployedDesk: { url }, newVisitor }, use) =>
      use(async (repository) => {
        const page = await newVisitor();
        await answer(page.context(), {}, repository);
        await keepSignedIn(page, settings.DESK);
        await page.goto(`${url}/admin/`);
        await page.getByRole("grid", { name: "Entries" }).waitFor();
        return page;
      }),
    openReviewed: ({ openDesk }, use) =>
      use(async (title) => {
        const repository = createRepository(repositoryFiles());
        const page = await openDesk(repository);
        await saveTitle(page, ROUTE, title);
        await answerReviewQuestion(page, "Later");
        return { repository, page };
      }),
  });
