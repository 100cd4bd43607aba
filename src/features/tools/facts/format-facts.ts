import type { Amount } from "@capture/domain/facts/ranges";
import { DECISION, type Facts } from "@capture/domain/facts/read-facts";
import { IMPERIAL, toSquareFeet } from "@capture/domain/facts/units";
import { formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";

type FactLabels = Pick<Queries.FactLabelsFragment, Amount | "fromFacts" | "decision">;

interface FactFormat {
  readonly decisions: readonly { readonly id: string; readonly text: string }[];
  readonly labels: FactLabels | null;
  readonly units: string | undefined;
  readonly locale: string;
}

/** An amount with its unit: “4,000 m²”, “±5 mm”. */
export function formatAmount(
  amount: Amount,
  value: number,
  { units, locale }: Pick<FactFormat, "units" | "locale">,
): string {
  const number = (shown: number, maximumFractionDigits: number): string =>
    formatNumber(shown, locale, { maximumFractionDigits });
  if (amount === "area")
    return units === IMPERIAL ? `${number(toSquareFeet(value), 0)}\u00a0ft²` : `${number(value, 1)}\u00a0m²`;
  if (amount === "distance") return `${number(value, 2)}\u00a0m`;
  return amount === "tolerance" ? `±${number(value, 1)}\u00a0mm` : number(value, 0);
}

/** The sentence at a question whose answer follows: “From your project (Area: 4,000 m²)”. */
export function formatFollowed(
  { followed, amounts, decision }: Facts,
  question: string,
  { decisions, labels, ...format }: FactFormat,
): string | undefined {
  const fact = followed[question];
  if (fact === undefined || !labels) return undefined;
  const value =
    fact === DECISION
      ? decisions.find(({ id }) => id === decision)?.text
      : formatAmount(fact, amounts[fact] ?? 0, format);
  return fillPlaceholders(labels.fromFacts, { fact: `${labels[fact]}: ${value ?? ""}` });
}
