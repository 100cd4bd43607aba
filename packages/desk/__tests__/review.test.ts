import { guardReviews, reasonNotToSave } from "../src/client/review/guard";
import { readMistake, ResponseError, type Review, type ReviewHost } from "../src/client/review/host";
import { createDeskSettings } from "../src/config/settings";
import { guardReviewCalls } from "../src/patches/guard-review-calls";
import { COMPANY } from "../../../__tests__/support/company/company";

const BACKEND = { name: "github", repo: "owner/name" } as const;
const { config } = createDeskSettings(COMPANY, BACKEND, false, true);

/** The collections with this mode. Sveltia publishes the others directly. */
const reviewedNames = (config.collections ?? []).flatMap((each) =>
  "publish_mode" in each && each.publish_mode === "editorial_workflow" ? [each.name] : [],
);

test("only entries that visitors compare or rely on, legal texts and prices are reviewed", () => {
  expect(reviewedNames.sort()).toEqual([
    "articles",
    "case-studies",
    "marketplace",
    "pages-legal",
    "product-records",
    "products",
    "projects",
    "solutions",
  ]);
});

test("without review, the settings have no publish mode", () => {
  expect(JSON.stringify(createDeskSettings(COMPANY, BACKEND, false))).not.toContain("publish_mode");
});

test("the patch changes three calls of Sveltia, and stops the build if they have changed", () => {
  const source = "await a.savePullRequest({});await b.savePullRequest({});await c.publish(d)";
  expect(guardReviewCalls(source)).toBe(
    "await globalThis.saveReview(a,{});await globalThis.saveReview(b,{});await globalThis.publishReview(c,d)",
  );
});

test.each([
  ["tags[2]: this is empty.", "tags[2]", "this is empty."],
  ["seo.title: this is too long: 80 characters.", "seo.title", "this is too long: 80 characters."],
  ["no file uses this picture.", "", "no file uses this picture."],
])("reads the place and the message of “%s”", (text, where, message) => {
  expect(readMistake("data/site.json", 4, 3, text)).toMatchObject({ file: "data/site.json", line: 4, where, message });
});

const BRANCH = "cms/articles/2";

/** A Git host whose branch of the entry has this last commit, with or without an open review. */
const hostWith = (head: string | undefined, reviews: Review[] = []): ReviewHost => ({
  findHead: () => Promise.resolve(head),
  listReviews: () => Promise.resolve(reviews),
  listFiles: () => Promise.resolve([]),
  readCheck: () => Promise.resolve({ state: "unknown", mistakes: [], url: "" }),
});
const review: Review = { number: 1, branch: BRANCH, head: "a", url: "" };
const known = { number: 1, branch: BRANCH, headSHA: "a" };

test.each([
  ["of an entry without review", hostWith(undefined), undefined, undefined],
  ["of an entry whose branch is left over", hostWith("a"), undefined, undefined],
  ["of an entry that someone else has put in review", hostWith("a", [review]), undefined, "Someone else has changed"],
  ["of a review that is unchanged", hostWith("a", [review]), known, undefined],
  ["of a review that someone else has changed", hostWith("b", [review]), known, "Someone else has changed"],
  ["of a review that someone else has ended", hostWith(undefined), known, "Someone else has published or discarded"],
])("a save %s", async (_name, host, pullRequest, reason) => {
  const given = await reasonNotToSave(host, { branch: BRANCH, ...(pullRequest && { pullRequest }) });
  expect(given?.slice(0, reason?.length)).toBe(reason);
});

test("a save with an expired access token tries again after Sveltia has replaced the token", async () => {
  const guardedWindow = {} as Window;
  Object.assign(globalThis, { window: guardedWindow });
  let isExpired = true;
  const host: ReviewHost = {
    ...hostWith("a"),
    findHead: (branch) => (isExpired ? Promise.reject(new ResponseError(401, branch)) : Promise.resolve("a")),
  };
  guardReviews(host, () => undefined);
  const saved = await guardedWindow.saveReview?.(
    {
      fetchPullRequests: () => Promise.resolve((isExpired = false)),
      savePullRequest: () => Promise.resolve({ commit: { sha: "b" }, pullRequest: known }),
      publish: () => Promise.resolve(),
    },
    { branch: BRANCH, pullRequest: known },
  );
  expect(saved?.pullRequest.headSHA).toBe("b");
});
