import { valuesAt } from "./collection";
import type { JsonValue } from "../../lib/json-value";

/** The language of the content, from data/site.json; English when that file is broken. */
export function languageOf(site: JsonValue): string {
  const [language] = valuesAt(site, ["language"]);
  return typeof language === "string" && /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : "en";
}
