import { compareValues, type ValueChange } from "../../history/compare-values";
import { historiesOf, historyFile, trackedEntries, type TrackedEntry } from "../../history/history-files";
import type { History } from "../../history/record-changes";
import type { Collection, Entry } from "../collection";
import type { JsonPath, Problem } from "../problem";

/** The advice at the end of each notice about a missing entry. */
const ADVICE = "run npm run fix.";

/**
 * Reports histories that contradict themselves, and gives a notice for published spec values, records and legal texts that
 * changed without an entry in their history. It is only a notice, because editors cannot run commands: the build shows
 * the change anyway (packages/content/src/history/up-to-date.ts), and `npm run check` fails until `npm run fix` has added the entry.
 */
export function historyProblems(collection: Collection): Problem[] {
  const histories = historiesOf(collection);
  return [
    ...[...histories.values()].flatMap(({ entry, history }) => [
      ...orderProblems(entry, history),
      ...chainProblems(entry, history),
    ]),
    // A new site has no histories until the first npm run history.
    ...(histories.size > 0
      ? trackedEntries(collection).flatMap((tracked) => {
          const known = histories.get(tracked.entry.file.name);
          return known ? changeNotices(tracked, known.history) : [missingNotice(tracked)];
        })
      : []),
  ];
}

/** Whether a problem says that a change has no entry, which `npm run check` does not accept. */
export const isHistoryNotice = ({ message, notice }: Problem): boolean => notice === true && message.endsWith(ADVICE);

/** Reports days in the future or in the wrong order, and changes that change nothing. */
function orderProblems({ file }: Entry, { changes }: History): Problem[] {
  const today = new Date().toISOString().slice(0, 10);
  return changes.flatMap(({ date, before, after }, index) => {
    const earlier = changes[index - 1]?.date ?? "";
    const at = (key: string, message: string): Problem => file.problem(["changes", index, key], message);
    return [
      ...(date > today ? [at("date", `${date} is in the future; write the day of the change.`)] : []),
      ...(date < earlier ? [at("date", `${date} is before ${earlier} of the change above; sort them by day.`)] : []),
      ...(before === after ? [at("after", "this is the same as before; remove this change.")] : []),
    ];
  });
}

/** Reports a field whose changes do not lead from one to the next and to its value now. Lists of texts have no such order. */
function chainProblems({ file }: Entry, { current, changes }: History): Problem[] {
  if (file.name.startsWith("history/legal-")) return [];
  const isList = (field: string): boolean => current.filter((each) => each.field === field).length > 1;
  return changes.flatMap(({ field, after }, index) => {
    if (isList(field)) return [];
    const next = changes.findIndex((each, place) => place > index && each.field === field);
    const following = changes[next]?.before ?? (next === -1 ? valueOf(current, field) : null);
    if (following === after) return [];
    const place = next === -1 ? "“current”" : `changes[${next}].before`;
    const message = `${field} continues with ${quoted(following)} in ${place}, not with ${quoted(after)}; make them the same.`;
    return [file.problem(["changes", index, "after"], message)];
  });
}

const valueOf = (current: History["current"], field: string): string | null =>
  current.find((each) => each.field === field)?.value ?? null;

/** A notice for each value that differs from the end of its history. */
function changeNotices({ entry, values }: TrackedEntry, { current }: History): Problem[] {
  return compareValues(current, values).changes.map((change) => {
    const located = values.find(({ field, value }) => field === change.field && value === change.after);
    return notice(entry, located?.path ?? [], differenceText(entry.file.name, change));
  });
}

function differenceText(source: string, { field, before, after }: ValueChange): string {
  const now = after === null ? "no longer stated" : `now ${quoted(after)}`;
  const end = before === null ? "does not have it" : `ends with ${quoted(before)}`;
  return `${field} is ${now}, but data/${historyFile(source)} ${end}; ${ADVICE}`;
}

function missingNotice({ entry }: TrackedEntry): Problem {
  return notice(entry, [], `data/${historyFile(entry.file.name)} is missing; ${ADVICE}`);
}

/** A notice that the desk does not show, because the build shows the change without the editor. */
const notice = ({ file }: Entry, path: JsonPath, message: string): Problem => ({
  ...file.notice(path, message),
  intended: true,
});

const quoted = (value: string | null): string => (value === null ? "nothing" : `“${value}”`);
