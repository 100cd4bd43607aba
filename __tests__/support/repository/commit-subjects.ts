const MAX_SUBJECT_CHARACTERS = 72;
const VERBS = ["Add", "Fix", "Remove", "Rename", "Move", "Speed up", "Document", "Test"];

/** Why a commit subject breaks the rule of CONTRIBUTING.md, or `undefined` if it follows it. */
export function findSubjectFault(subject: string): string | undefined {
  const verb = VERBS.find((known) => subject === known || subject.startsWith(`${known} `));
  if (verb === undefined) return `“${subject}” starts with “${subject.split(" ")[0]}”; use one of ${VERBS.join(", ")}.`;
  if (subject.length === verb.length) return `“${subject}” names nothing; add the thing by its code name.`;
  if (subject.length > MAX_SUBJECT_CHARACTERS)
    return `“${subject}” has ${subject.length} characters; at most ${MAX_SUBJECT_CHARACTERS} are shown whole.`;
  return undefined;
}
