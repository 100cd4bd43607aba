import { formatNumber } from "../lib/locale";
import type { FinderAnswers } from "../finder";
import { fillPlaceholders } from "../placeholders";
import { keepUnits } from "../units";
import { isMet } from "./assess";
import { classOf, type AccuracyClass } from "./classes";
import {
  formatRange,
  type Decision,
  type SpecificationLabels,
  type SpecificationSection,
  type SpecificationTemplate,
} from "./specification";

interface SpecificationContent {
  readonly standard: { readonly name: string; readonly version: string };
  readonly classes: readonly AccuracyClass[];
  readonly specification: readonly SpecificationTemplate[];
}

/** Points that must cross the smallest object. Source: the article about accuracy, precision and resolution. */
const POINTS_ACROSS = 10;

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
    // As the answer shows it.
    tolerance: formatNumber(tolerance, locale, { maximumFractionDigits: 1 }),
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

/** The specification as Markdown, with numbered sections and sentences. */
export function toMarkdown(title: string, sections: readonly SpecificationSection[]): string {
  const parts = sections.map(({ title: heading, sentences }, index) =>
    [`## ${index + 1}. ${heading}`, ...sentences.map((text, at) => `${index + 1}.${at + 1} ${text}`)].join("\n\n"),
  );
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}
