import { formatNumber } from "../lib/locale";
import type { AccuracyClass } from "./classes";
import type { FinderAnswers, FinderCondition } from "../finder";
import { fillPlaceholders } from "../placeholders";
import { keepUnits } from "../units";

/** A section of the specification, whose sentences may depend on answers. */
export interface SpecificationTemplate {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly { readonly when?: readonly FinderCondition[] | null; readonly text: string }[];
}

/** A section with its sentences filled in. */
export interface SpecificationSection {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A decision that is made from the result. */
export interface Decision {
  readonly id: string;
  readonly text: string;
  /** In millimeters, at 95 %. */
  readonly tolerance: number;
  readonly content: string;
  readonly formats: string;
  /** The smallest object that is drawn; its size is in millimeters. */
  readonly smallest: { readonly name: string; readonly size: number };
}

/** Texts with placeholders: `{max}` and `{min}` of a class, and the line for what the reader writes in. */
export interface SpecificationLabels {
  readonly range: string;
  readonly openRange: string;
  readonly blank: string;
}

/** The range of a class: “50 to 15 mm”. */
export function formatRange(
  { max, min }: AccuracyClass,
  { range, openRange }: SpecificationLabels,
  locale: string,
): string {
  const isOpen = typeof max !== "number";
  const limits = { max: isOpen ? "" : formatNumber(max, locale), min: formatNumber(min, locale) };
  return keepUnits(fillPlaceholders(isOpen ? openRange : range, limits));
}

/** The ids of the questions on which sentences of the specification depend. */
export const questionsOfSpecification = (templates: readonly SpecificationTemplate[]): ReadonlySet<string> =>
  new Set(
    templates.flatMap(({ sentences }) => sentences.flatMap(({ when }) => (when ?? []).map(({ question }) => question))),
  );

/** URL path of the specification as PDF, such as `/specifications/permit-control-yes.pdf`. */
export const specificationPath = (decision: string, answers: FinderAnswers): string =>
  `/specifications/${[decision, ...Object.entries(answers).flat()].join("-")}.pdf`;
