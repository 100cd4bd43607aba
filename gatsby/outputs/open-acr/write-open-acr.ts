import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { OPEN_ACR_PATH } from "../../../src/domain/wcag";
import { readContent } from "../../lib/read-content";
import { openAcr, type AcrStatement } from "./open-acr";

const QUERY = `query OpenAcr {
  siteConfig { legalName url mailboxes { general } }
  accessibilityPage { labels { axe journey } }
  accessibilityStatement {
    evaluated(formatString: "YYYY-MM-DD")
    title
    product
    methods
    disclaimer
    criteria {
      number
      result
      axe
      journeys { file name }
      byHand { date(formatString: "YYYY-MM-DD") how }
      limit
    }
  }
}`;

/**
 * Writes the accessibility statement in the OpenACR format, or removes that of an earlier build if there is no page for it.
 * @param root path of the built site
 * @throws Error when the content cannot be read
 */
export async function writeOpenAcr(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const { siteConfig, accessibilityPage, accessibilityStatement } = await readContent<
    "siteConfig",
    "accessibilityPage" | "accessibilityStatement"
  >(graphql, ["siteConfig"], QUERY);
  const file = join(root, OPEN_ACR_PATH);
  rmSync(file, { force: true });
  if (!accessibilityPage || !accessibilityStatement) return;
  // The schema allows no other results.
  const statement = accessibilityStatement as AcrStatement;
  writeFileSync(file, openAcr(siteConfig, statement, accessibilityPage.labels));
}
