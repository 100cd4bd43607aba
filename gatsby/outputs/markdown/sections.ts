import type { Specification, SpecificationGroup } from "../../../src/domain/specifications";
import { specificationRows } from "../../../src/domain/specifications";
import { toFact, toHeading, toList, toParagraph, toParagraphs, toTable, type Block } from "./pieces";
import type { TwinSite } from "./twin";

/*
 * Sections that pages of several kinds have.
 */

interface Opening {
  readonly label?: string | null;
  readonly heading: string;
  readonly lead?: string | null;
  readonly fact?: string | null;
}

/** Fields of a fixed page's first and last section. */
export const PAGE_FIELDS = "hero { label heading lead fact } closing { heading text actions { text to } }";

/** The first section of a page. */
export function openingBlocks({ label, heading, lead, fact }: Opening): Block[] {
  return [toHeading(1, heading), ...toParagraphs([label, lead, fact])];
}

interface Section {
  readonly label?: string | null;
  readonly heading: string;
  readonly lead?: string | null;
  readonly paragraphs?: readonly string[] | null;
}

/** The head of a section below the first one. */
export function sectionBlocks({ label, heading, lead, paragraphs }: Section): Block[] {
  return [toHeading(2, heading), ...toParagraphs([label, lead, ...(paragraphs ?? [])])];
}

interface Closing {
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly { readonly text: string; readonly to: string }[];
}

/** The last section of a page. Its buttons that open a dialog are left out. */
export function closingBlocks(closing: Closing | null | undefined, { linkTo }: TwinSite): Block[] {
  if (!closing) return [];
  const links = closing.actions.filter(({ to }) => to.startsWith("/")).map(({ text, to }) => linkTo(text, to));
  return [toHeading(2, closing.heading), toParagraph(closing.text), ...(links.length > 0 ? [toList(links)] : [])];
}

/** Titles with short texts, below a heading of the second level. */
export function featureBlocks(
  features: readonly { readonly title: string; readonly description: string }[] | null,
): Block[] {
  return (features ?? []).flatMap(({ title, description }) => [toHeading(3, title), toParagraph(description)]);
}

/** Key figures or other facts as a list. */
export function factBlocks(facts: readonly { readonly label: string; readonly value: string }[]): Block[] {
  return facts.length === 0 ? [] : [toList(facts.map(({ label, value }) => toFact(label, value)))];
}

interface ComparedDevice {
  readonly name: string;
  readonly specifications: readonly Specification[] | null;
}

interface ComparisonLabels {
  /** Heading of the first column. */
  readonly field: string;
  readonly notStated: string;
}

/**
 * A table with a row for each field of the specification, and a column for each device.
 * @param keep whether a field is in the table
 */
export function comparisonTables<Field extends SpecificationGroup["fields"][number]>(
  groups: readonly SpecificationGroup<Field>[],
  devices: readonly ComparedDevice[],
  { field, notStated }: ComparisonLabels,
  keep?: (field: Field) => boolean,
): { title: string; rows: string[][]; head: string[] }[] {
  const lists = devices.map(({ specifications }) => specifications ?? []);
  return specificationRows(groups, lists, keep).map(({ title, rows }) => ({
    title,
    head: [field, ...devices.map(({ name }) => name)],
    rows: rows.map(({ label, absent, values, conditions }) => [
      label,
      ...values.map((value, index) => withConditions(value ?? absent ?? notStated, conditions[index])),
    ]),
  }));
}

/** A value with its conditions in parentheses, because a cell of a Markdown table has a single line. */
const withConditions = (value: string, conditions: string | null | undefined): string =>
  conditions ? `${value} (${conditions})` : value;

/** The tables of a comparison, each below its title. */
export function comparisonBlocks(tables: ReturnType<typeof comparisonTables>): Block[] {
  return tables.flatMap(({ title, head, rows }) => [toHeading(3, title), toTable(head, rows)]);
}
