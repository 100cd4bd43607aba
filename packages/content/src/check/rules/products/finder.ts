import { answerCombinations } from "@capture/domain/answer-combinations";
import { findDevices, type FinderExclusion, type FinderRule } from "@capture/domain/finder";
import { entriesOf, field, valuesAt, visitEntry, type Collection, type Entry } from "../../collection";
import { isPublished } from "../../../model/drafts";
import type { JsonFile } from "../../json-file";
import { memoize } from "../../memoize";
import type { Problem } from "../../problem";
import type { Schemas } from "../../../model/schemas";
import { itemProblems } from "../items";

interface Finder {
  questions: { id: string; answers: { id: string }[] }[];
  rules: FinderRule[];
  exclusions: FinderExclusion[];
}

/**
 * Reports rules of the device finder that refer to a spec value that the device lacks, answers that lead to no
 * device, and published devices whose rules never suggest them. A device without a rule is not in the finder.
 */
export function finderProblems(collection: Collection): Problem[] {
  const entry = entriesOf(collection, "Finder")[0];
  if (!entry) return [];
  const finder = entry.value as unknown as Finder;
  const devices = entriesOf(collection, "Product").filter(
    ({ value }) => valuesAt(value, ["specifications"]).length > 0,
  );
  const misnamed = (["rules", "exclusions"] as const).flatMap((list) =>
    finder[list].flatMap((rule, index) => figureProblems(entry.file, devices, rule, [list, index])),
  );
  // A misspelled answer would also be reported as answers without a device.
  const isMisnamed = misnamed.length > 0 || hasUnknownAnswer(entry, collection.schemas);
  return isMisnamed ? misnamed : pathProblems(entry, devices);
}

/** Whether a rule names an unknown question or answer. */
const hasUnknownAnswer = memoize(
  (entry: Entry, schemas: Schemas) => itemProblems(entry, visitEntry(entry, schemas)).length > 0,
);

function figureProblems(
  file: JsonFile,
  devices: readonly Entry[],
  rule: FinderExclusion,
  path: readonly (string | number)[],
): Problem[] {
  const device = devices.find((entry) => field(entry, "slug") === rule.device);
  // An unknown device is reported as a reference.
  if (!device || valuesAt(device.value, ["specifications", "key"]).includes(rule.field)) return [];
  return [
    file.problem([...path, "field"], `${rule.device} does not state “${rule.field}”; use a figure that it states.`),
  ];
}

/** The first combination of answers that leads to no device, the devices that any combination leads to, and those of rules. */
const findingsOf = memoize(({ value }: Entry, _: undefined) => {
  const finder = value as unknown as Finder;
  const findings = answerCombinations(finder.questions).map((answers) => ({
    answers,
    ...findDevices(finder, answers),
  }));
  return {
    deadEnd: findings.find(({ suggestions }) => suggestions.length === 0),
    suggested: new Set(findings.flatMap(({ suggestions }) => suggestions.map(({ device }) => device))),
    named: new Set(finder.rules.map(({ device }) => device)),
  };
});

function pathProblems(entry: Entry, devices: readonly Entry[]): Problem[] {
  const { deadEnd, suggested, named } = findingsOf(entry, undefined);
  const answers = Object.entries(deadEnd?.answers ?? {}).map(([question, answer]) => `${question}: ${answer}`);
  const published = devices.filter(isPublished);
  const messages = published
    .flatMap((device) => field(device, "slug") ?? [])
    .filter((slug) => named.has(slug) && !suggested.has(slug))
    .map((slug) => `no answers lead to “${slug}”; add a rule that suggests it.`);
  if (deadEnd) messages.unshift(`these answers lead to no device: ${answers.join(", ")}; add a rule.`);
  return messages.map((message) => entry.file.problem(["rules"], message));
}
