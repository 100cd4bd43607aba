import { recordGroups } from "../../../src/domain/records/record-groups";
import { RECORD_FACTS, RECORD_TERMS } from "../product-records/query-fields";
import type { SheetRecord } from "./sheet";

/** Fields of a record that `recordOf` reads. */
export const RECORD_QUERY = `title path updatedText
  ${RECORD_FACTS}
  documents { name file { sha256 } }`;

/** Labels that `recordOf` reads. */
export const RECORD_LABELS = `notStated updated
  ${RECORD_TERMS}
  documents { heading }`;

/**
 * A record as a page of its device's sheet. A document is listed with its checksum, by which a copy is recognized.
 * @param siteUrl URL of the site
 */
export function recordOf(
  record: Queries.ProductRecord,
  labels: Queries.ProductRecordLabels,
  siteUrl: string,
): SheetRecord {
  const { title, path, updatedText, support, documents } = record;
  const { heading } = labels.documents;
  const listed = (documents ?? []).map(({ name, file }) => ({
    key: name,
    field: "documents",
    term: name,
    value: file?.sha256 ?? null,
  }));
  const none = { key: "documents", field: "documents", term: heading, value: null };
  return {
    title,
    groups: [
      ...recordGroups({ ...record, support: { ...support, until: support.untilText } }, labels),
      { id: "documents", heading, rows: listed.length > 0 ? listed : [none] },
    ],
    notStated: labels.notStated,
    note: `${labels.updated} ${updatedText}`,
    url: `${siteUrl}${path}`,
  };
}
