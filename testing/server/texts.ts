import type { Environment } from "@capture/domain/lib/environment";
import { settingsFrom as readSettings, type Settings } from "@capture/host/settings";
import { readDocuments } from "@capture/receiver/texts/documents";
import { createSiteTexts } from "@capture/receiver/texts/site-texts";

/** The texts of data/ in the default language. */
export const texts = readDocuments("data");

/** A site that is published in the default language only. */
export const siteTexts = createSiteTexts(texts);

/** The settings of a host of the site in data/. */
export const settingsFrom = (env: Environment): Settings => readSettings(env, texts["site.json"]);
