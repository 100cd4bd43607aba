import { formOf } from "./form-of";
import type { Payload, SourceField } from "./payload";

type Source = Partial<Record<SourceField, string>>;

/** In characters, like any short field. */
const MAX_LENGTH = 200;

/**
 * A payload with where it comes from. A subscription stays an address and
 * nothing else.
 */
export function withSource(payload: Payload, source: Source = sourceOf()): Payload {
  if (formOf(payload) === "newsletter") return payload;
  const found = Object.entries(source).filter(([, value]) => value !== "");
  if (found.length === 0) return payload;
  const details = Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]));
  return { ...payload, additional_data: { ...payload.additional_data, ...details } };
}

/**
 * Everything is read from the page itself: no cookie and no storage, so a visit
 * ends with its tab. Addresses hold only ASCII, so no part of them can be refused.
 */
function sourceOf(): Source {
  try {
    // The address that the document was loaded from; it stays while the visitor goes from page to page.
    const [navigation] = performance.getEntriesByType("navigation");
    const first = new URL(navigation?.name ?? location.href);
    const from = document.referrer === "" ? undefined : new URL(document.referrer);
    const campaign = first.search.slice(1).split("&");
    return {
      source_page: location.pathname,
      source_first_page: first.pathname,
      source_referrer: from === undefined || from.host === location.host ? "" : from.host,
      source_campaign: campaign.filter((part) => part.startsWith("utm_")).join("&"),
    };
  } catch {
    // A lead must not be lost over where it came from.
    return {};
  }
}
