import { formatNumber } from "../../lib/locale";
import { classOf, isMet, type AccuracyClass } from "./assess";
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

interface SpecificationContent {
  readonly standard: { readonly name: string; readonly version: string };
  readonly classes: readonly AccuracyClass[];
  readonly specification: readonly SpecificationTemplate[];
}

/** Texts with placeholders: `{max}` and `{min}` of a class, and the line for what the reader writes in. */
export interface SpecificationLabels {
  readonly range: string;
  readonly openRange: string;
  readonly blank: string;
}

/** Points that must cross the smallest object. Source: the article about accuracy, precision and resolution. */
const POINTS_ACROSS = 10;

/** The range of a class: “50 to 15 mm”. */
export function formatRange(
  { max, min }: AccuracyClass,
  { range, openRange }: SpecificationLabels,
  locale: string,
): string {
  const [upper, lower] = [max ?? 0, min].map((length) => formatNumber(length, locale));
  return keepUnits(fillPlaceholders(max === null ? openRange : range, { max: upper ?? "", min: lower ?? "" }));
}

/**
 * Writes the specification for a decision.
 * @param distance the longest distance that matters in meters, as text; a blank line without it
 */
export function composeSpecification(
  { standard, classes, specification }: SpecificationContent,
  { decision, answers, distance }: { decision: Decision; answers: FinderAnswers; distance?: string | undefined },
  labels: SpecificationLabels,
  locale: string,
): SpecificationSection[] {
  const { tolerance, smallest } = decision;
  const number = (value: number): string => formatNumber(value, locale);
  const found = classOf(classes, tolerance);
  const values = {
    project: labels.blank,
    decision: decision.text,
    content: decision.content,
    formats: decision.formats,
    distance: distance ?? labels.blank,
    tolerance: number(tolerance),
    class: found?.name ?? "",
    range: found ? formatRange(found, labels, locale) : "",
    standard: `${standard.name}, ${standard.version}`,
    smallest: smallest.name,
    size: number(smallest.size),
    spacing: number(smallest.size / POINTS_ACROSS),
  };
  return specification.map(({ id, title, sentences }) => ({
    id,
    title,
    sentences: sentences
      .filter(({ when }) => isMet(when ?? [], answers))
      .map(({ text }) => keepUnits(fillPlaceholders(text, values))),
  }));
}

/** The ids of the questions on which sentences of the specification depend. */
export const questionsOfSpecification = (templates: readonly SpecificationTemplate[]): ReadonlySet<string> =>
  new Set(
    templates.flatMap(({ sentences }) => sentences.flatMap(({ when }) => (when ?? []).map(({ question }) => question))),
  );

/** URL path of the specification as PDF, such as `/specifications/permit-control-yes.pdf`. */
export const specificationPath = (decision: string, answers: FinderAnswers): string =>
  `/specifications/${[decision, ...Object.entries(answers).flat()].join("-")}.pdf`;

/** The specification as Markdown, with numbered sections and sentences. */
export function toMarkdown(title: string, sections: readonly SpecificationSection[]): string {
  const parts = sections.map(({ title: heading, sentences }, index) =>
    [`## ${index + 1}. ${heading}`, ...sentences.map((text, at) => `${index + 1}.${at + 1} ${text}`)].join("\n\n"),
  );
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}
