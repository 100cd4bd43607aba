import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { readBrand } from "@capture/content/model/brand";
import { builtLanguages } from "@capture/content/locales/languages";
import { contentFolder } from "@capture/content/model/folder";
import { readDocuments, TEXTS_FILE } from "@capture/receiver/texts/documents";
import { SECURITY_TEXT, securityText } from "@capture/domain/host/security-text";
import { rewritePages } from "../lib/built-pages";
import { readCatalog, type CatalogPage } from "../lib/catalog";
import { readEmbedFacts } from "../outputs/embed-facts";
import { recordedScripts } from "../lib/inline-scripts";
import { writeApiDescription } from "../outputs/api-description/write";
import { readFeeds } from "../outputs/write-feeds";
import { finishSite } from "../outputs/finish-site";
import { removeFormerFiles } from "../outputs/former-files";
import { formerWorkers } from "../outputs/former-workers";
import { inlineIcons } from "../outputs/icons";
import { writeProductRecords } from "../outputs/product-records/write-records";
import { writeTwins } from "../outputs/markdown/write-twins";
import { readContent, type Content } from "../lib/read-content";
import { writeQueryTypes } from "../outputs/query-types";
import { writeSocialCards } from "../outputs/social-cards";
import { writeSheets } from "../outputs/spec-sheets/write-sheets";
import { LANGUAGE_OFFER_FILE, writeTextFiles } from "../outputs/write-text-files";
import { writeSpecifications } from "../outputs/specifications/write-specifications";
import { indexNowKey, llmsText, manifestText, robotsText } from "../outputs/text-files";

const QUERY = `query TextFiles {
  siteConfig { brand url tagline description language security { email policy } contentSignals { search aiInput aiTraining } formerServiceWorkers }
  interfaceLabels { languageOffer dismiss }
  apiDescription { info { title description } url }
}`;

type TextFilesData = Content<"siteConfig" | "interfaceLabels", "apiDescription">;

/** Writes all files next to the pages: pictures, texts, feeds and documents. Then finishes the site. */
export async function onPostBuild({ graphql, pathPrefix }: BuildArgs): Promise<void> {
  const root = resolve("public");
  if (pathPrefix === "") writeQueryTypes();
  await writeSocialCards(graphql, root);
  const data: TextFilesData = await readContent(graphql, ["siteConfig", "interfaceLabels"], QUERY);
  const catalog = await readCatalog(graphql);
  const isStatic = (name: string): boolean => existsSync(resolve("static", name));
  const files = {
    // After the social cards, because feeds contain their file sizes.
    ...(await readFeeds(graphql, root)),
    ...textFiles(data, catalog),
    // For visitors of the pages in another language who prefer this one (src/layout/language/language-offer.tsx).
    ...(builtLanguages().length > 0 && { [LANGUAGE_OFFER_FILE]: JSON.stringify(offerWords(data)) }),
    // A build with a path prefix is one of another language, or a preview.
    ...(pathPrefix === "" && formerWorkers(data.siteConfig.formerServiceWorkers, isStatic)),
    [TEXTS_FILE]: JSON.stringify(readDocuments(contentFolder())),
    ...(await readEmbedFacts(graphql, root)),
  };
  writeTextFiles(root, files, isStatic);
  await writeSheets(graphql, root);
  await writeProductRecords(graphql, root);
  await writeApiDescription(graphql, root);
  writeTwins(root, data.siteConfig, catalog);
  await writeSpecifications(graphql, root);
  rewritePages(root, inlineIcons);
  removeFormerFiles(root, contentFolder());
  // With several languages, `npm run build` finishes the site when the pages of all languages are in it.
  if (builtLanguages().length === 0) await finishSite(root, new Map([["", recordedScripts()]]));
}

const offerWords = ({ interfaceLabels: { languageOffer: offer, dismiss } }: TextFilesData) => ({ offer, dismiss });

function textFiles(
  { siteConfig: site, apiDescription: api }: TextFilesData,
  pages: readonly CatalogPage[],
): Record<string, string> {
  const key = indexNowKey(site.url);
  return {
    "manifest.webmanifest": manifestText(site, readBrand(contentFolder()).themeColor),
    "robots.txt": robotsText(site),
    "llms.txt": llmsText(site, pages, api ? [api] : []),
    ...(site.security && { [SECURITY_TEXT]: securityText(site, site.security) }),
    [`${key}.txt`]: key,
  };
}
