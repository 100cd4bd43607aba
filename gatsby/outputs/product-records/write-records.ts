import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readContent } from "../../lib/read-content";
import { recordFilePath } from "./fields";
import { RECORD_DATA } from "./query-fields";

const KEYS = ["siteConfig", "allProductRecord"] as const;

const QUERY = `query ProductRecords {
  siteConfig { url }
  allProductRecord {
    nodes {
      path
      device { name }
      updated(formatString: "YYYY-MM-DD")
      ${RECORD_DATA}
      documents { name file { publicURL size sha256 } }
    }
  }
}`;

/**
 * Writes each record as JSON next to its page. A field that is not specified is null.
 * @param root path of the built site
 * @throws Error when the content cannot be read
 */
export async function writeProductRecords(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const { siteConfig, allProductRecord } = await readContent(graphql, KEYS, QUERY);
  removeRecords(join(root, "products"));
  for (const { path, device, documents, ...record } of allProductRecord.nodes) {
    const files = (documents ?? []).map(({ name, file }) => ({
      name,
      url: file?.publicURL ? new URL(file.publicURL, siteConfig.url).href : null,
      bytes: file?.size ?? null,
      sha256: file?.sha256 ?? null,
    }));
    const text = { device: device?.name, url: `${siteConfig.url}${path}`, ...record, documents: files };
    const target = join(root, recordFilePath(path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(text, null, 2)}\n`);
  }
}

/** Removes the records of an earlier build. */
function removeRecords(products: string): void {
  if (!existsSync(products)) return;
  for (const slug of readdirSync(products, { withFileTypes: true })) {
    if (slug.isDirectory()) rmSync(join(products, slug.name, recordFilePath("record")), { force: true });
  }
}
