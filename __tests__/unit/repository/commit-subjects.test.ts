import { findSubjectFault } from "../../support/repository/commit-subjects";
import { git, gitLines, isClone } from "../../support/repository/git";

/** The last commit before the rule; older subjects are not rewritten. */
const LAST_BEFORE_RULE = "073ba0813a3b79b1515e1aad4eca24b060751037";

const hasHistory = isClone && git(".", "merge-base", "--is-ancestor", LAST_BEFORE_RULE, "HEAD") !== undefined;

test("a subject needs a verb of the list, a thing and at most 72 characters", () => {
  expect(findSubjectFault("Fix point budget on browsers capped at 30 fps")).toBeUndefined();
  expect(findSubjectFault("Speed up readContent")).toBeUndefined();
  expect(findSubjectFault("Mend words that a fresh reader stumbled over")).toContain("starts with “Mend”");
  expect(findSubjectFault("Fix")).toContain("names nothing");
  expect(findSubjectFault(`Add ${"x".repeat(69)}`)).toContain("73 characters");
});

// An archive or a shallow clone has no commits to look at.
(hasHistory ? test : test.skip)("every commit since the rule has a subject that follows it", () => {
  const subjects = gitLines("log", "--no-merges", "--format=%s", `${LAST_BEFORE_RULE}..HEAD`);
  expect(subjects.map(findSubjectFault).filter((fault) => fault !== undefined)).toEqual([]);
});
