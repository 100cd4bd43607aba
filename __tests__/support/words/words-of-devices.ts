import { answerCombinations } from "@capture/domain/answer-combinations";
import { findDevices, type FinderAnswers, type FinderRules } from "@capture/domain/finder";
import { toImperial } from "@capture/domain/imperial";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatCount } from "@capture/domain/plurals";
import type { Quantity } from "@capture/domain/quantities";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { formatNumber, localeOf } from "@capture/domain/lib/locale";
import { assertPresent } from "../../../src/lib/assert-present";
import { routes, site } from "../../../testing/routes";
import { contentOf } from "../content/data";
import { deviceOf, devices, plannerFiguresOf, specificationGroups } from "../content/devices";
import { pageOf } from "../content/pages";

const { questions, rules, exclusions } = contentOf<
  FinderRules & { questions: readonly { id: string; text: string; answers: readonly { id: string; text: string }[] }[] }
>("finder.json");

interface Decision {
  readonly answers: FinderAnswers;
  /** The name of the device that the finder suggests. */
  readonly device: string;
  /** The strongest reason for it. */
  readonly reason: string;
}

/** The first answers to which the finder suggests one device and rules out another; undefined if there are none. */
export const decision = answerCombinations(questions).flatMap((answers): Decision[] => {
  const { suggestions, excluded } = findDevices({ rules, exclusions: exclusions ?? [] }, answers);
  const [best, ...others] = suggestions;
  if (!best || others.length > 0 || excluded.length === 0) return [];
  return [{ answers, device: deviceOf(best.device).name, reason: best.reasons[0]?.reason ?? "" }];
})[0];

/** The questions of the finder, each with the text of its answer in the decision. */
export const answeredQuestions = questions.map(({ id, text, answers }) => ({
  question: text,
  answer: answers.find((choice) => choice.id === decision?.answers[id])?.text ?? "",
}));

const locale = localeOf(site);
const { defaults, devices: plannedDevices } = contentOf<
  Pick<Queries.PlannerFieldsFragment, "defaults"> & { devices: { device: string }[] }
>("planner.json");
const { device: plannedSlug } = assertPresent(
  plannedDevices.find(({ device }) => plannerFiguresOf(device).secondsPerPoint !== null),
);

/** The name of the first device in the planner that stops at points. */
export const plannedDevice = deviceOf(plannedSlug).name;

/** The planner's formula for the time of that device, with the placeholder `{time}`. @param rooms default: that of the planner */
export function plannedTime(rooms = defaults.rooms): string {
  const { byPoints, points } = pageOf<Queries.PlannerPageQuery>("planner").labels;
  return fillPlaceholders(byPoints, {
    points: formatCount(rooms * defaults.pointsPerRoom, points, locale),
    seconds: formatNumber(plannerFiguresOf(plannedSlug).secondsPerPoint ?? 0, locale),
    between: formatNumber(defaults.secondsBetween, locale),
  });
}

interface Compared {
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly sheet: string;
  readonly specifications: readonly { key: string; value: string; quantities?: readonly Quantity[] }[];
}

/** The devices that the comparison shows, in its order. */
export const comparedDevices = devices<Compared>().filter(({ path }) => routes.includes(path));

const fold = (text: string): string => text.replace(/\s+/g, " ").toLowerCase();

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
