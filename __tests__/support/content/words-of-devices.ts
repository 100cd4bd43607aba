import { answerCombinations, findDevices, type FinderAnswers, type FinderRules } from "../../../src/domain/finder";
import { toImperial } from "../../../src/domain/imperial";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { formatCount } from "../../../src/domain/plurals";
import type { Quantity } from "../../../src/domain/quantities";
import { hasImperialUnits } from "../../../src/domain/units";
import { localeOf } from "../../../src/lib/locale";
import { assertPresent } from "../../../src/lib/assert-present";
import { routes, site } from "../../../testing/routes";
import { contentOf } from "./data";
import { deviceOf, devices, specificationGroups } from "./devices";
import { pageOf } from "./pages";

const { questions, rules, exclusions } = contentOf<
  FinderRules & { questions: readonly { id: string; text: string; answers: readonly { id: string; text: string }[] }[] }
>("finder.json");

interface Decision {
  readonly answers: FinderAnswers;
  /** The name of the device that the finder suggests. */
  readonly device: string;
}

/** The first answers to which the finder suggests one device and rules out another; undefined if there are none. */
export const decision = answerCombinations(questions).flatMap((answers): Decision[] => {
  const { suggestions, excluded } = findDevices({ rules, exclusions: exclusions ?? [] }, answers);
  const [best, ...others] = suggestions;
  return best && others.length === 0 && excluded.length > 0 ? [{ answers, device: deviceOf(best.device).name }] : [];
})[0];

/** The questions of the finder, each with the text of its answer in `answers`. */
export const answeredQuestions = (answers: FinderAnswers): { id: string; question: string; answer: string }[] =>
  questions.map(({ id, text, answers: choices }) => ({
    id,
    question: text,
    answer: assertPresent(choices.find((choice) => choice.id === answers[id])).text,
  }));

/** The beginning of the planner's formula for the time of the first device that stops at points, before the result. */
export function plannedTime(rooms?: number): string {
  const { defaults, devices: planned } = contentOf<Queries.PlannerPartsFragment>("planner.json");
  const { byPoints, points } = pageOf<Queries.PlannerPageQuery>("planner").labels;
  const { secondsPerPoint } = assertPresent(planned.find((each) => (each.secondsPerPoint ?? 0) > 0));
  return fillPlaceholders(byPoints, {
    points: formatCount((rooms ?? defaults.rooms) * defaults.pointsPerRoom, points, localeOf(site)),
    seconds: secondsPerPoint ?? 0,
    between: defaults.secondsBetween,
  });
}

interface Compared {
  readonly slug: string;
  readonly path: string;
  readonly sheet: string;
  readonly specifications: readonly { key: string; value: string; quantities?: readonly Quantity[] }[];
}

/** The devices that the comparison shows, in its order. */
export const comparedDevices = devices<Compared>().filter(({ path }) => routes.includes(path));

const fold = (text: string): string => text.replace(/\s+/g, " ").toLowerCase();
const locale = localeOf(site);

/** The values of a row of the first and the last device, in imperial units if the site has them. */
function compareRow(key: string): { texts: string[]; isConverted: boolean; isSame: boolean } | undefined {
  const specified = [comparedDevices[0], comparedDevices.at(-1)].map((device) =>
    device?.specifications.find((specification) => specification.key === key),
  );
  const [first, last] = specified;
  if (!first || !last) return undefined;
  const texts = [first, last].map(({ value, quantities }) =>
    hasImperialUnits(locale) ? toImperial(value, quantities ?? [], locale) : value,
  );
  return {
    texts,
    isConverted: texts[0] !== first.value && texts[1] !== last.value,
    isSame: fold(first.value) === fold(last.value),
  };
}

interface Comparison {
  /** Slugs of the two devices. */
  readonly slugs: readonly string[];
  /** The label of a row in which the devices differ, and its values. */
  readonly different: readonly string[];
  /** The label of a row in which they are the same. */
  readonly same: string;
}

/** A comparison of the first and the last device; undefined without two devices that differ in one row and not in another. */
export function findComparison(): Comparison | undefined {
  const rows = specificationGroups
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, label }) => {
      const row = compareRow(key);
      return row ? [{ label, ...row }] : [];
    });
  const different = rows.find(({ isSame, isConverted }) => !isSame && (isConverted || !hasImperialUnits(locale)));
  const same = rows.find(({ isSame }) => isSame);
  if (comparedDevices.length < 2 || !different || !same) return undefined;
  return {
    slugs: [comparedDevices[0], comparedDevices.at(-1)].flatMap((device) => device?.slug ?? []),
    different: [different.label, ...different.texts],
    same: same.label,
  };
}
