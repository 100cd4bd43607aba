import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFile } from "@capture/content/model/folder";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatDay } from "@capture/domain/lib/locale";
import { gatherOpenTerms, recordGroups } from "@capture/domain/records/record-groups";
import { readContent, type Content } from "../../lib/read-content";
import { drawSheet, type Sheet, type SheetRecord } from "./draw-sheet";
import { sheetPath } from "./fields";
import { RECORD_FACTS, RECORD_TERMS } from "../product-records/query-fields";

/** Fields of a record that `recordOf` reads. */
const RECORD_QUERY = `title path updatedText
  ${RECORD_FACTS}
  documents { name file { sha256 } }`;

/** Labels that `recordOf` reads. */
const RECORD_LABELS = `notStated updated
  ${RECORD_TERMS}
  documents { heading }`;

/** A record as a page of its device's sheet. A document is listed with its checksum, by which a copy is recognized. */
function recordOf(
  record: Queries.ProductRecord,
  labels: Queries.ProductRecordLabels,
  { url, locale }: { url: string; locale: string },
): SheetRecord {
  const { title, path, updatedText, support } = record;
  const documents = (record.documents ?? []).map(({ name, file }) => ({
    key: name,
    field: "documents",
    term: name,
    value: file?.sha256 ?? null,
  }));
  const groups = recordGroups({ ...record, support: { ...support, until: support.untilText } }, labels).map(
    (group) => ({
      ...group,
      heading: withoutSoftHyphens(group.heading),
    }),
  );
  return {
    title,
    groups: [
      ...gatherOpenTerms(groups, labels.notStated, locale),
      ...(documents.length > 0
        ? [{ id: "documents", heading: withoutSoftHyphens(labels.documents.heading), rows: documents }]
        : []),
    ],
    notStated: labels.notStated,
    note: `${labels.updated} ${updatedText}`,
    url: `${url}${path}`,
  };
}

type Data = Content<"siteConfig" | "productLabels" | "allProduct", "productRecordLabels">;

const KEYS = ["siteConfig", "productLabels", "allProduct"] as const;

const QUERY = `query Sheets {
  siteConfig { brand url language locale }
  productLabels { sheet sheetNote }
  allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
    nodes {
      slug
      name
      title
      family { name }
      subtitle
      keyFigures { value label }
      updated(formatString: "YYYY-MM-DD")
      image { alt src { relativePath } }
      specificationTables { title rows { label value conditionsText } }
      record { ${RECORD_QUERY} }
    }
  }
  productRecordLabels { ${RECORD_LABELS} }
}`;

/**
 * Writes a specification sheet as PDF for each device. It is drawn with pdfkit, because printing a page would require
 * Chromium on every machine that builds the site.
 * @param root path of the built site
 * @throws Error when the content cannot be read
 */
export async function writeSheets(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const data: Data = await readContent(graphql, KEYS, QUERY);
  // Sheets of devices that no longer exist.
  rmSync(join(root, dirname(sheetPath(""))), { recursive: true, force: true });
  for (const device of data.allProduct.nodes) {
    const file = join(root, sheetPath(device.slug));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawSheet(sheetOf(device, data)));
  }
}

function sheetOf(device: Data["allProduct"]["nodes"][number], content: Data): Sheet {
  const { siteConfig: site, productLabels: labels, productRecordLabels: recordLabels } = content;
  const { name, title, family, subtitle, keyFigures, specificationTables, updated, image, record } = device;
  return {
    ...{ name, title, subtitle, keyFigures, updated },
    language: site.language,
    brand: site.brand,
    kind: [labels.sheet, family?.name ?? []].flat().join(" · "),
    picture: { path: contentFile(image.src.relativePath), alt: image.alt },
    tables: specificationTables,
    note: fillPlaceholders(labels.sheetNote, { date: formatDay(updated, site.locale) }),
    url: `${site.url}/products/${device.slug}`,
    record: record && recordLabels && recordOf(record, recordLabels, site),
  };
}

/** PDF files have no use for the soft hyphens of pages. */
const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");
