import { localeOf } from "@capture/domain/lib/locale";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { valuesAt } from "./collection";

/** The locale of the content, from data/site.json; `undefined` when that file is broken, which is reported itself. */
export function siteLocale(site: JsonValue): string | undefined {
  const [language] = valuesAt(site, ["language"]);
  const [region] = valuesAt(site, ["region"]);
  if (typeof language !== "string" || !/^[a-z]{2,3}$/.test(language)) return undefined;
  if (typeof region !== "string" || !/^[A-Z]{2}$/.test(region)) return undefined;
  return localeOf({ language, region });
}
