/** Matches the two minified calls that save to a pull request: a change, and a deletion. */
const SAVE = /await ([\w$]+)\.savePullRequest\(/g;
/** Matches the minified call that merges a pull request. */
const PUBLISH = /await ([\w$]+)\.publish\(([\w$]+)\)/g;

/**
 * Patches Sveltia so that the desk checks before it saves or publishes an entry in review
 * (packages/desk/src/client/review/guard.ts). Sveltia assumes that an entry in review has a single editor, so it would
 * replace the text of another one without a question, and publish an entry whatever the result of the content check.
 * @throws Error when Sveltia’s code has changed
 */
export function guardReviewCalls(source: string): string {
  if (source.match(SAVE)?.length !== 2 || source.match(PUBLISH)?.length !== 1) {
    throw new Error(
      "Sveltia’s code for reviews has changed. Update the patterns in packages/desk/src/patches/guard-review-calls.ts.",
    );
  }
  return source
    .replace(SAVE, "await globalThis.saveReview($1,")
    .replace(PUBLISH, "await globalThis.publishReview($1,$2)");
}
