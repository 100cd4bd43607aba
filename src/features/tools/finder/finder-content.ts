import type { FinderAnswers, FinderCondition, FinderExclusion, FinderRules } from "@capture/domain/finder";
import { formatList } from "@capture/domain/lib/locale";

/** The content of the finder, as the page's query returns it. */
export interface FinderContent {
  readonly finder: Queries.FinderFieldsFragment;
  readonly devices: readonly Queries.FinderDeviceFieldsFragment[];
  readonly groups: readonly Queries.SpecificationGroupFieldsFragment[];
  readonly labels: Queries.FinderLabelsFragment;
  readonly productLabels: { readonly showAll: string };
  /** The decisions of the accuracy guide, if the site has one: what follows from them is not asked. */
  readonly decisions: readonly Queries.FinderDecisionFieldsFragment[];
  readonly tools: Queries.ToolLinksFragment;
}

/** Replaces the device of each rule with its slug. */
export const withDeviceSlugs = ({ rules, exclusions }: Queries.FinderFieldsFragment): FinderRules => ({
  rules: rules.map((rule) => ({ ...rule, device: rule.device.slug })),
  exclusions: (exclusions ?? []).map((rule) => ({ ...rule, device: rule.device.slug })),
});

interface FiguresContent extends Pick<FinderContent, "groups"> {
  readonly devices: readonly Pick<Queries.FinderDeviceFieldsFragment, "slug" | "specifications">[];
}

/** The figure that a rule gives as its reason: the label of the specification field and the device's value. */
export function findFigure(
  { devices, groups }: FiguresContent,
  { device, field }: Pick<FinderExclusion, "device" | "field">,
): { label: string; value: string } {
  const label = groups.flatMap(({ fields }) => fields).find(({ key }) => key === field)?.label ?? "";
  const specifications = devices.find(({ slug }) => slug === device)?.specifications ?? [];
  return { label, value: specifications.find(({ key }) => key === field)?.value ?? "" };
}

type QuestionsOf = Pick<FinderContent["finder"], "questions">;

/** The conditions of a rule as text: `Homes and apartments or Interiors and exhibitions, and Areas and layout`. */
export function conditionText(
  when: readonly FinderCondition[],
  { finder, labels }: { readonly finder: QuestionsOf; readonly labels: Pick<FinderContent["labels"], "or" | "and"> },
): string {
  return when
    .map(({ question, answers }) => {
      const choices = finder.questions.find(({ id }) => id === question)?.answers ?? [];
      const texts = answers.map((answer) => choices.find(({ id }) => id === answer)?.text ?? answer);
      return texts.join(` ${labels.or} `);
    })
    .join(`, ${labels.and} `);
}

/** Writes the answers and the suggested devices as text for the message field of the demo form. */
export function composeMessage(
  { finder, devices, labels }: FinderContent,
  answers: FinderAnswers,
  suggested: readonly string[],
  locale: string,
): string {
  const lines = finder.questions.map(({ id, text, answers: choices }) => {
    const { text: answer = "", hint = "" } = choices.find((choice) => choice.id === answers[id]) ?? {};
    return `${text} ${answer} (${hint})`;
  });
  const names = suggested.map((slug) => devices.find((device) => device.slug === slug)?.name ?? slug);
  return [labels.message, ...lines, labels.suggestion.replace("{name}", formatList(names, locale))].join("\n");
}
