import { specificationAnchor, type SpecificationGroup } from "@capture/domain/specifications";
import { detailPath } from "@capture/content/model/routes";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { fillText } from "../fill-text";
import type { ChangedFile } from "./published-changes";

export interface LegalText {
  /** The file below the data folder. */
  source: string;
  route: string;
  name: string;
  sections: readonly { id: string; heading: string }[];
}

/** The entries whose files have histories, with the labels of their fields. */
export interface ChangeSources {
  products: readonly { slug: string; name: string }[];
  records: readonly { device: string; title: string }[];
  legal: readonly LegalText[];
  groups: readonly SpecificationGroup[];
  /** `data/labels/product-record.json`: for each group of a record its heading and the labels of its fields. */
  recordLabels: JsonValue;
}

/** The published files with histories, with the names, paths and labels that pages show. */
export function changedFiles({ products, records, legal, groups, recordLabels }: ChangeSources): ChangedFile[] {
  const specificationLabels = labelMap(groups.flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])));
  const labelsOfRecords = labelMap(recordLabelEntries(recordLabels));
  return [
    ...products.map(({ slug, name }): ChangedFile => ({
      kind: "device",
      source: productFile(slug),
      name: fillText(name),
      path: detailPath("Product", slug) ?? "",
      anchorOf: specificationAnchor,
      labels: specificationLabels,
    })),
    ...records.map(({ device, title }): ChangedFile => ({
      kind: "device",
      source: `product-records/${device}.json`,
      name: fillText(title),
      path: detailPath("ProductRecord", device) ?? "",
      anchorOf: (field) => field.split(".")[0] ?? "",
      labels: labelsOfRecords,
    })),
    ...legal.map(({ source, route, name, sections }): ChangedFile => ({
      kind: "legal",
      source,
      name: fillText(name),
      path: route,
      anchorOf: (section) => section,
      labels: labelMap(sections.map(({ id, heading }) => [id, heading])),
    })),
  ];
}

/** The file of a product below the data folder. */
export const productFile = (slug: string): string => `products/${slug}.json`;

function labelMap(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(entries.map(([key, label]) => [key, fillText(label)]));
}

/** The label of each field, as `battery.runtime` → `Battery: Runtime`. */
function recordLabelEntries(labels: JsonValue): (readonly [string, string])[] {
  return Object.entries(Object(labels) as Record<string, JsonValue>).flatMap(([group, words]) => {
    if (typeof words !== "object" || words === null || Array.isArray(words)) return [];
    const { heading, ...fields } = words;
    return Object.entries(fields).map(
      ([key, label]) => [`${group}.${key}`, `${String(heading)}: ${String(label)}`] as const,
    );
  });
}
