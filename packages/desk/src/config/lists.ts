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
  const hasDate = required.includes("date");
  const summary = [
    `${"draft" in properties ? "{{draft | ternary('**Draft:** ', '')}}" : ""}{{${title}}}`,
    ...(isNumbered(schema) ? [`No. {{${key}}}`] : []),
    ...(hasDate ? ["{{date | date('MMM D, YYYY')}}"] : []),
  ];
  const sortable = [
    title,
    ...(isNumbered(schema) ? [key] : []),
    ...["date", "order"].filter((name) => name in properties),
  ];
  const first = ["date", "order"].find((name) => required.includes(name)) ?? title;
  const groups = [
    ...fields.flatMap((each) => (isReadable(each) ? [{ label: each.label ?? each.name, field: each.name }] : [])),
    ...(hasDate ? [{ label: "Year", field: "date", pattern: "\\d{4}" }] : []),
  ];
  return {
    summary: summary.join(" · "),
    sortable_fields: {
      fields: sortable,
      default: { field: first, direction: first === "date" ? "descending" : "ascending" },
    },
    ...("draft" in properties && { view_filters: [{ label: "Drafts", field: "draft", pattern: true }] }),
    ...(groups.length > 0 && { view_groups: groups }),
  };
}

/** Whether the values of a required choice are its labels, as for categories. Sveltia shows the values of groups. */
function isReadable(each: Field): boolean {
  if (!("widget" in each) || each.widget !== "select" || each.required === false) return false;
  return (each as SelectField).options.every((option) => typeof option === "object" && option?.label === option?.value);
}
