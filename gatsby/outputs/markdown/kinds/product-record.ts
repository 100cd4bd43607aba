import { recordGroups } from "../../../../src/domain/records/record-groups";
import { keepUnits } from "../../../../src/domain/units";
import { formatDecimals } from "../../../../src/lib/locale";
import { RECORD_FACTS, RECORD_TERMS } from "../../product-records/query-fields";
import { toFact, toHeading, toList, toParagraph, type Block } from "../pieces";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allProductRecord", "productRecordLabels">;
type ProductRecord = Data["allProductRecord"]["nodes"][number];
type Labels = NonNullable<Data["productRecordLabels"]>;

const BYTES_PER_MEGABYTE = 1_000_000;

const QUERY = `query ProductRecordTwins {
  allProductRecord(sort: { device: { order: ASC } }) {
    nodes {
      title
      json
      updatedText
      device { name path }
      ${RECORD_FACTS}
      changes { key sentence }
      documents { name file { publicURL size sha256 } }
      ${SEO_FIELDS}
    }
  }
  productRecordLabels {
    notStated device updated json
    ${RECORD_TERMS}
    documents { heading size sha256 }
  }
}`;

export const productRecordTwins = defineTwins({
  type: "ProductRecord",
  keys: ["allProductRecord"],
  optionalKeys: ["productRecordLabels"],
  query: QUERY,
  compose: ({ allProductRecord, productRecordLabels: labels }, site) =>
    labels
      ? allProductRecord.nodes.map((record) => ({ seo: record.seo, blocks: recordBlocks(record, labels, site) }))
      : [],
});

function recordBlocks(record: ProductRecord, labels: Labels, site: TwinSite): Block[] {
  const { device, support, changes } = record;
  const groups = recordGroups({ ...record, support: { ...support, until: support.untilText } }, labels);
  return [
    toHeading(1, record.title),
    toList([
      ...(device ? [toFact(labels.device, site.linkTo(device.name, device.path))] : []),
      toFact(labels.updated, record.updatedText),
    ]),
    ...groups.flatMap(({ heading, rows }, index) => [
      toHeading(2, `${index + 1} ${heading}`),
      toList(
        rows.map(({ field, term, value }) => ({
          line: toFact(term, value ?? labels.notStated),
          below: changes.filter(({ key }) => key === field).map(({ sentence }) => sentence),
        })),
      ),
    ]),
    toHeading(2, `${groups.length + 1} ${labels.documents.heading}`),
    documentBlock(record, labels, site),
    toParagraph(site.linkTo(labels.json, record.json)),
  ];
}

/** The documents about a device, each with its size and checksum. */
function documentBlock({ documents }: ProductRecord, labels: Labels, { linkTo, locale }: TwinSite): Block {
  const files = (documents ?? []).flatMap(({ name, file }) => {
    if (!file) return [];
    const size = keepUnits(`${formatDecimals(file.size / BYTES_PER_MEGABYTE, 2, locale)} MB`);
    const facts = [toFact(labels.documents.size, size), toFact(labels.documents.sha256, file.sha256)];
    return [{ line: linkTo(name, file.publicURL ?? ""), below: facts }];
  });
  return files.length > 0 ? toList(files) : toParagraph(labels.notStated);
}
