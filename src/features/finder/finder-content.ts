import type { FinderAnswers, FinderExclusion, FinderRules } from "../../domain/finder";

/** What the finder is made of, as the page's query returns it. */
export interface FinderContent {
  readonly finder: Queries.FinderPartsFragment;
  readonly devices: readonly Queries.FinderDevicePartsFragment[];
  readonly groups: readonly Queries.SpecificationGroupPartsFragment[];
  readonly labels: Queries.FinderLabelsFragment;
}

/** The rules with the slugs of their devices. */
export const withDeviceSlugs = ({ rules, exclusions }: Queries.FinderPartsFragment): FinderRules => ({
  rules: rules.map((rule) => ({ ...rule, device: rule.device.slug })),
  exclusions: (exclusions ?? []).map((rule) => ({ ...rule, device: rule.device.slug })),
});

/** The questions that are answered; an address may hold answers that there are none of. */
export function readAnswers(
  questions: Queries.FinderPartsFragment["questions"],
  state: Readonly<Record<string, string>>,
): FinderAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id, answers }) => {
      const given = answers.find((answer) => answer.id === state[id]);
      return given ? [[id, given.id]] : [];
    }),
  );
}

/** The figure that a reason cites: its name, and what the device states. */
export function findFigure(
  { devices, groups }: Pick<FinderContent, "devices" | "groups">,
  { device, field }: Pick<FinderExclusion, "device" | "field">,
): { label: string; value: string } {
  const label = groups.flatMap(({ fields }) => fields).find(({ key }) => key === field)?.label ?? "";
  const specifications = devices.find(({ slug }) => slug === device)?.specifications ?? [];
  return { label, value: specifications.find(({ key }) => key === field)?.value ?? "" };
}

/** The answers in words, for the form's message. */
export function composeMessage(
  { finder, devices, labels }: FinderContent,
  answers: FinderAnswers,
  suggested: readonly string[],
): string {
  const lines = finder.questions.map(({ id, text, answers: choices }) => {
    const { text: answer = "", hint = "" } = choices.find((choice) => choice.id === answers[id]) ?? {};
    return `${text} ${answer} (${hint})`;
  });
  const names = suggested.map((slug) => devices.find((device) => device.slug === slug)?.name ?? slug);
  return [labels.message, ...lines, labels.suggestion.replace("{name}", names.join(", "))].join("\n");
}
