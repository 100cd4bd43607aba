import { maxLength } from "./max-length";
import { formOf, type Payload, type SourceField } from "./payload";

type Source = Partial<Record<SourceField, string>>;

/**
 * Adds the page, the referrer and the campaign to a payload. A newsletter subscription is returned unchanged,
 * because only its email address may be stored.
 */
export function withSource(payload: Payload, source: Source = currentSource()): Payload {
  if (formOf(payload) === "newsletter") return payload;
  const knownFields = Object.entries(source).filter(([, value]) => value !== "");
  if (knownFields.length === 0) return payload;
  const details = Object.fromEntries(knownFields.map(([name, value]) => [name, value.slice(0, maxLength("text"))]));
  return { ...payload, additional_data: { ...payload.additional_data, ...details } };
}

/**
 * The source of a submission made now. It is read from the page itself, without cookies or storage, so a visit ends
 * with its tab. URLs contain only ASCII characters, so the receiver never rejects them as unstorable.
 */
function currentSource(): Source {
  try {
    // The URL of the first page. It does not change while Gatsby navigates between pages.
    const [navigation] = performance.getEntriesByType("navigation");
    const firstPage = new URL(navigation?.name ?? location.href);
    const referrer = document.referrer === "" ? undefined : new URL(document.referrer);
    const parameters = firstPage.search.slice(1).split("&");
    return {
      source_page: location.pathname,
      source_first_page: firstPage.pathname,
      source_referrer: referrer === undefined || referrer.host === location.host ? "" : referrer.host,
      source_campaign: parameters.filter((parameter) => parameter.startsWith("utm_")).join("&"),
    };
  } catch {
    // A submission without its source is better than none.
    return {};
  }
}
