import { formatList, formatPercent } from "../lib/locale";
import { fillPlaceholders } from "../placeholders";
import { formatQuantity, type Quantity } from "../quantities";

/** What a figure is measured on: a range from the device to a surface, the position of a point, a distance between two points. */
export type MeasuredOn = "range" | "point" | "distance";

/** What a figure of accuracy is worth. A condition that its maker does not state is null. */
export interface Conditions {
  readonly of: MeasuredOn | null;
  /** How far the surface was from the device. */
  readonly distance: Quantity | null;
  /** In percent. */
  readonly confidence: number | null;
  /** A sentence. */
  readonly method: string | null;
}

/** The words of the conditions, from data/labels/product.json. */
export interface ConditionLabels extends Readonly<
  Record<MeasuredOn | "at" | "level" | "stated" | "notStated" | "list", string>
> {
  readonly names: Readonly<Record<keyof Conditions, string>>;
}

/**
 * Conditions as sentences, first what is stated, then what is not: “Of a point, at 10 m. Confidence level and method: not
 * stated.”
 */
export function formatConditions(conditions: Conditions, labels: ConditionLabels, locale: string): string {
  const { of, distance, confidence, method } = conditions;
  const stated = [
    of && labels[of],
    distance && fillPlaceholders(labels.at, { distance: formatQuantity(distance, locale) }),
    confidence !== null && fillPlaceholders(labels.level, { confidence: formatPercent(confidence, locale) }),
  ].filter((part) => typeof part === "string");
  const missing = (["of", "distance", "confidence", "method"] as const)
    .filter((key) => conditions[key] === null)
    .map((key) => labels.names[key]);
  const sentences = [
    stated.length > 0 && fillPlaceholders(labels.stated, { conditions: formatList(stated, locale) }),
    method,
    missing.length > 0 && fillPlaceholders(labels.notStated, { names: joinNames(missing, labels.list) }),
  ].filter((sentence) => typeof sentence === "string");
  return sentences.map((sentence) => capitalize(sentence, locale)).join(" ");
}

function joinNames(names: readonly string[], pattern: string): string {
  const [last = "", ...before] = [...names].reverse();
  return before.length === 0 ? last : fillPlaceholders(pattern, { first: before.reverse().join(", "), last });
}

const capitalize = (sentence: string, locale: string): string =>
  sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
