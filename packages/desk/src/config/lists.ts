import type { EntryCollection, Field, SelectField } from "@sveltia/cms";
import type { Schema } from "@capture/content/model/schemas";
import { isNumbered } from "./names";

type ListSettings = Pick<EntryCollection, "summary" | "sortable_fields" | "view_filters" | "view_groups">;

/**
 * How the list of a collection shows, sorts, filters and groups its entries.
 * @param title the field with the name of an entry
 * @param fields the fields of the form
 */
export function listPart(schema: Schema, title: string, fields: readonly Field[]): ListSettings {
  const { properties = {}, required = [], "x-name": key = "" } = schema;
  const number = isNumbered(schema) ? key : required.find((name) => name === "order");
  const day = ["date", "updated"].find((name) => required.includes(name));
  const summary = [
    `${"draft" in properties ? "{{draft | ternary('**Draft:** ', '')}}" : ""}{{${title}}}`,
    ...(number === undefined ? [] : [`No. {{${number}}}`]),
    ...(day === undefined ? [] : [`{{${day} | date('MMM D, YYYY')}}`]),
  ];
  const sortable = [title, number ?? [], day ?? []].flat();
  const first = ["date", "order"].find((name) => required.includes(name)) ?? title;
  const filters = [
    { label: "Drafts", field: "draft", pattern: true },
    { label: "With a start", field: "from", pattern: "\\d" },
    { label: "With an end", field: "until", pattern: "\\d" },
  ].filter(({ field }) => field in properties);
  const groups = [
    ...fields.flatMap((each) => (isReadable(each) ? [{ label: each.label ?? each.name, field: each.name }] : [])),
    ...(day === undefined ? [] : [{ label: "Year", field: day, pattern: "\\d{4}" }]),
  ];
  return {
    summary: summary.join(" · "),
    sortable_fields: {
      fields: sortable,
      default: { field: first, direction: first === "date" ? "descending" : "ascending" },
    },
    ...(filters.length > 0 && { view_filters: filters }),
    ...(groups.length > 0 && { view_groups: groups }),
  };
}

/**
 * Whether the values of a required choice are its labels, as for categories, or nearly, as for families. Sveltia shows the
 * values of groups.
 */
function isReadable(each: Field): boolean {
  if (!("widget" in each) || each.widget !== "select") return false;
  if (each.name === "family") return true;
  if (each.required === false) return false;
  return (each as SelectField).options.every((option) => typeof option === "object" && option?.label === option?.value);
}
