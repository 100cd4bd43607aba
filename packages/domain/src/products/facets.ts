import { parseAmount } from "../amounts";
import type { Quantity } from "../quantities";

/** A filter of products by one of their spec values. */
export interface Facet {
  /** Key of the specification field. */
  readonly key: string;
  readonly label: string;
  /** Numbers between two limits, products that have something, or one of few texts. */
  readonly kind: "range" | "flag" | "choice";
  /** The unit of a range, and its limits. */
  readonly unit: string | null;
  readonly min: number | null;
  readonly max: number | null;
  /** The texts of a choice. */
  readonly texts: readonly string[];
  /** The products that the filter can keep. */
  readonly products: readonly FacetProduct[];
}

interface FacetProduct {
  readonly slug: string;
  readonly text: string;
  /** The limits of its numbers; both are equal for one number. */
  readonly min: number | null;
  readonly max: number | null;
}

interface FacetField {
  readonly key: string;
  readonly label: string;
  /** Whether products are compared by the field. Other fields are not filters. */
  readonly compare: boolean;
  /** Text for a product that cannot have the field. */
  readonly absent?: string | null | undefined;
}

interface SpecifiedProduct {
  readonly slug: string;
  readonly specifications: readonly {
    readonly key: string;
    readonly value: string;
    readonly quantities?: readonly Quantity[] | null | undefined;
  }[];
}

/** More texts would be longer than the list that they filter. */
const MAX_TEXTS = 6;
/** Three numbers are sides and not a range. */
const MAX_RANGE_NUMBERS = 2;
const ANY_AMOUNT = { min: -Infinity, max: Infinity };
/** Between the limits of a range in a query string: `0.5_2`. */
const RANGE_SEPARATOR = "_";

/**
 * Derives the filters from the fields of the specification: a number becomes a range, yes or no a checkbox, few texts
 * become choices.
 * @param words the texts for yes and no
 */
export function createFacets(
  fields: readonly FacetField[],
  products: readonly SpecifiedProduct[],
  words: { readonly yes: string; readonly no: string },
): Facet[] {
  return fields
    .filter(({ compare }) => compare)
    .flatMap((field): Facet[] => {
      const specified = products.flatMap(({ slug, specifications }) =>
        specifications.filter(({ key }) => key === field.key).map((each) => ({ ...each, slug })),
      );
      const { key, label, absent } = field;
      const nothing = { key, label, unit: null, min: null, max: null, texts: [] };
      const entries = specified.map(({ slug, value, quantities }) => ({ slug, text: value, ...rangeOf(quantities) }));
      const texts = [...new Set(entries.map(({ text }) => text))];
      if (texts.length === 2 && texts.includes(words.yes) && texts.includes(words.no))
        return [{ ...nothing, kind: "flag", products: entries.filter(({ text }) => text === words.yes) }];
      const units = new Set(entries.map(({ unit }) => unit));
      const [unit = null] = units;
      const min = Math.min(...entries.map((each) => each.min ?? Infinity));
      const max = Math.max(...entries.map((each) => each.max ?? -Infinity));
      if (units.size === 1 && unit !== null)
        return min < max ? [{ ...nothing, kind: "range", unit, min, max, products: entries }] : [];
      if (texts.length > 1 && texts.length <= MAX_TEXTS && texts.length < entries.length)
        return [{ ...nothing, kind: "choice", texts, products: entries }];
      return typeof absent === "string" && entries.length > 0 && entries.length < products.length
        ? [{ ...nothing, kind: "flag", products: entries }]
        : [];
    });
}

function rangeOf(quantities: readonly Quantity[] | null | undefined) {
  const [quantity, ...others] = quantities ?? [];
  return quantity && others.length === 0 && quantity.values.length <= MAX_RANGE_NUMBERS
    ? { unit: quantity.unit, min: Math.min(...quantity.values), max: Math.max(...quantity.values) }
    : { unit: null, min: null, max: null };
}

/** The lower and the upper limit in a value of the query string; empty if they are missing. */
export function parseRange(value: string): readonly [string, string] {
  const [from = "", to = ""] = value.split(RANGE_SEPARATOR);
  return [from, to];
}

/** The value of the query string for two limits. */
export const formatRange = (from: string, to: string): string =>
  from === "" && to === "" ? "" : from + RANGE_SEPARATOR + to;

/** Whether a filter with this value of the query string keeps a product. Limits that are not numbers keep every product. */
export function matchesFacet(facet: Facet, slug: string, value: string, locale: string): boolean {
  if (value === "") return true;
  const product = facet.products.find((each) => each.slug === slug);
  if (!product) return false;
  if (facet.kind === "choice") return product.text === value;
  if (facet.kind === "flag") return true;
  const [from = -Infinity, to = Infinity] = parseRange(value).map((limit) => parseAmount(limit, ANY_AMOUNT, locale));
  return (product.max ?? 0) >= from && (product.min ?? 0) <= to;
}
