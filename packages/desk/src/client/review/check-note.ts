import type { DeskLanguages } from "../../config/languages";
import { createElement } from "../element";
import { findField, type Collections } from "../form-field";
import { createProblemItem } from "../problems/problem-item";
import type { CheckResult, Review, ReviewHost } from "./host";

/** Interval between requests for the result of the open form. A check takes minutes. */
const POLL_INTERVAL_MS = 15_000;

const HEADINGS: Readonly<Record<CheckResult["state"], string>> = {
  passed: "In order",
  failed: "Refused by the check",
  pending: "Being checked",
  unknown: "Not checked yet",
};

/**
 * Shows the result of the content check next to the form of an entry in review, in the page’s note about check results.
 * @param collections the forms that a mistake can link to
 */
export function showCheckResults(host: ReviewHost, collections: Collections, languages?: DeskLanguages): void {
  const note = document.querySelector<HTMLDetailsElement>(".desk-note");
  const summary = note?.querySelector("summary");
  const hint = note?.querySelector("p");
  if (!note || !summary || !hint) return;
  const defaultHeading = summary.textContent;
  const body = createElement("div");
  const status = createElement("div", { role: "status", class: "desk-hidden" });
  hint.after(body);
  document.body.append(status);
  const findReview = reviewFinder(host, collections, languages);

  const show = (result?: CheckResult): void => {
    const mistakes = result?.mistakes ?? [];
    const heading = result ? headingOf(result) : (defaultHeading ?? "");
    if (summary.textContent === heading && body.childElementCount > 0 === Boolean(result)) return;
    summary.textContent = heading;
    status.textContent = result ? heading : "";
    hint.hidden = result !== undefined;
    body.replaceChildren(...(result ? bodyOf(result, collections, languages) : []));
    note.open = mistakes.length > 0;
  };

  let latest = 0;
  const refresh = async (): Promise<void> => {
    const run = ++latest;
    const review = isFormOpen() ? await findReview(window.location.hash) : undefined;
    const result = review && (await host.readCheck(review));
    // The editor may have opened another form in the meantime.
    if (run === latest) show(result);
  };
  const poll = (): void => {
    // Without a connection to the Git host, the note keeps the last result; the next poll tries again.
    void refresh()
      .catch(() => undefined)
      .finally(() => setTimeout(poll, POLL_INTERVAL_MS));
  };
  window.addEventListener("hashchange", () => void refresh().catch(() => undefined));
  poll();
}

const isFormOpen = (): boolean => window.location.hash.includes("/entries/");

function headingOf({ state, mistakes: { length } }: CheckResult): string {
  if (length > 0) return `Check: ${length} mistake${length === 1 ? "" : "s"}`;
  return `Check: ${HEADINGS[state].toLowerCase()}`;
}

function bodyOf({ mistakes, url }: CheckResult, collections: Collections, languages?: DeskLanguages): Node[] {
  const link = createElement("a", { href: url, target: "_blank", rel: "noopener" }, "The result at the Git host");
  const items = mistakes.map((mistake) => createProblemItem(mistake, collections, languages));
  return [...(items.length > 0 ? [createElement("ul", {}, ...items)] : []), createElement("p", {}, link)];
}

/** Finds the review that changes the file of a form. The branch does not tell, because it keeps the name before a rename. */
function reviewFinder(host: ReviewHost, collections: Collections, languages?: DeskLanguages) {
  const filesOf = new Map<string, string[]>();
  return async (hash: string): Promise<Review | undefined> => {
    const collection = /^#\/collections\/([^/]+)\//.exec(hash)?.[1] ?? "";
    for (const review of await host.listReviews()) {
      if (!review.branch.includes(`/${collection}/`)) continue;
      const files = filesOf.get(review.head) ?? (await host.listFiles(review));
      filesOf.set(review.head, files);
      const hashes = files.map((file) => findField({ ...NO_PLACE, file }, collections, languages)?.hash);
      if (hashes.includes(hash)) return review;
    }
    return undefined;
  };
}

const NO_PLACE = { line: 1, column: 1, where: "", message: "" };
