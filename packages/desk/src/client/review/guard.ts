import { ResponseError, type ReviewHost } from "./host";

/** A pull request as Sveltia knows it. */
interface KnownReview {
  number: number;
  branch: string;
  url?: string;
  headSHA?: string;
}

interface SaveArguments {
  branch: string;
  pullRequest?: KnownReview;
}

interface Saved {
  commit: { sha: string };
  pullRequest: KnownReview;
}

/** The part of Sveltia that calls the Git host. */
interface Workflow {
  fetchPullRequests(): Promise<unknown>;
  savePullRequest(args: SaveArguments): Promise<Saved>;
  publish(review: KnownReview): Promise<void>;
}

declare global {
  interface Window {
    /** Called by Sveltia when it saves or deletes an entry in review (packages/desk/src/patches/guard-review-calls.ts). */
    saveReview?: (workflow: Workflow, args: SaveArguments) => Promise<Saved>;
    /** Called by Sveltia when it publishes an entry in review. */
    publishReview?: (workflow: Workflow, review: KnownReview) => Promise<void>;
  }
}

const CHANGED =
  "Someone else has changed this entry since you opened the desk. Nothing was saved. " +
  "Copy your text from this form, reload the page, and add it to the new version.";
const ENDED =
  "Someone else has published or discarded this entry’s changes since you opened the desk. Nothing was saved. " +
  "Copy your text from this form, reload the page, and add it there.";
const NOT_READ =
  "Someone else has changed this entry since you opened the desk. Nothing was published. " +
  "Reload the page and read the new version first.";
const REFUSED =
  "The check has found mistakes in this entry. Nothing was published. Open the form: the mistakes are listed at the lower right.";
const UNCHECKED = "There is no result of the check for this entry yet. Publish it without?";

/**
 * Prevents that an editor in review replaces the text of another one, and that an entry with mistakes is published.
 * Sveltia does neither.
 * @param onPublish called after an entry was published. Until Sveltia leaves the form, it takes the entry for a new one
 *   with changes.
 */
export function guardReviews(host: ReviewHost, onPublish: () => void): void {
  window.saveReview = async (workflow, args) => {
    const reason = await withFreshToken(workflow, () => reasonNotToSave(host, args));
    if (reason !== undefined) throw new Error(reason);
    const saved = await workflow.savePullRequest(args);
    // After a deletion, Sveltia keeps the ID of the commit before it, with which GitLab would not publish the deletion.
    return { ...saved, pullRequest: { ...saved.pullRequest, headSHA: saved.commit.sha } };
  };
  window.publishReview = async (workflow, review) => {
    const reason = await withFreshToken(workflow, () => reasonNotToPublish(host, review));
    if (reason !== undefined) {
      // Sveltia reports a failure without its reason.
      window.alert(reason);
      throw new Error(reason);
    }
    await workflow.publish(review);
    onPublish();
  };
}

/** Tries again after an expired access token. Sveltia replaces and stores its token with the next request that it makes. */
async function withFreshToken<Result>(workflow: Workflow, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ResponseError && error.status === 401)) throw error;
    await workflow.fetchPullRequests();
    return run();
  }
}

/** The message for an editor whose save would replace another one’s change; undefined if it would not. */
export async function reasonNotToSave(
  host: ReviewHost,
  { branch, pullRequest }: SaveArguments,
): Promise<string | undefined> {
  if (!pullRequest) {
    const isInReview = (await host.listReviews()).some((review) => review.branch === branch);
    return isInReview ? CHANGED : undefined;
  }
  const head = await host.findHead(branch);
  if (head === undefined) return ENDED;
  return head === pullRequest.headSHA ? undefined : CHANGED;
}

async function reasonNotToPublish(host: ReviewHost, review: KnownReview): Promise<string | undefined> {
  const { branch, number, headSHA: head = "", url = "" } = review;
  if ((await host.findHead(branch)) !== head) return NOT_READ;
  const { state } = await host.readCheck({ number, head, url });
  if (state === "failed") return REFUSED;
  const isAccepted = state === "passed" || window.confirm(UNCHECKED);
  return isAccepted ? undefined : "The editor waits for the check.";
}
