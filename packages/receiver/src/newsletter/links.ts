import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "../clock";
import type { Database } from "../store/database";
import { getOrCreate, readValue } from "../store/key-value";
import type { Texts } from "../texts/texts";

/** The action of a link, which is also the name of its URL parameter. */
export type Purpose = "confirm" | "unsubscribe";

/** The path of all links. */
export const NEWSLETTER = "/api/newsletter";
/** A confirmation link expires after this time. Links to unsubscribe never expire. */
export const CONFIRM_DAYS = 14;

const KEY_NAME = "newsletter:key";

/** The key that signs all links. It is created once and stored in the database. */
export async function getLinkKey(db: Database): Promise<string> {
  return (await readValue(db, KEY_NAME)) ?? getOrCreate(db, KEY_NAME, randomBytes(32).toString("hex"));
}

/**
 * The link that confirms a subscription.
 * @param id of its submission
 * @param time of the mail, in milliseconds since 1970
 * @param texts of the subscriber's language
 */
export function confirmLink(key: string, id: string, time: number, texts: Texts): string {
  return link(key, "confirm", `${id}.${time + CONFIRM_DAYS * DAY_MS}`, texts);
}

/**
 * The link that ends a subscription.
 * @param id of its submission
 * @param texts of the subscriber's language
 */
export function unsubscribeLink(key: string, id: string, texts: Texts): string {
  return link(key, "unsubscribe", id, texts);
}

/** The language is not signed, so that the page of a damaged link is in the language of the mail, too. */
function link(key: string, purpose: Purpose, content: string, texts: Texts): string {
  const { otherLanguage: language, "site.json": site } = texts;
  const token = `${content}.${sign(key, purpose, content)}`;
  const parameters = { [purpose]: token, ...(language !== undefined && { language }) };
  return new URL(`${NEWSLETTER}?${new URLSearchParams(parameters)}`, site.url).href;
}

/**
 * Verifies a link.
 * @param token value of its parameter
 * @param time in milliseconds since 1970
 * @returns the id of its submission, or the reason why the link is invalid
 */
export function readLink(key: string, purpose: Purpose, token: string, time: number): string | "forged" | "expired" {
  const end = token.lastIndexOf(".");
  const content = token.slice(0, Math.max(end, 0));
  const signature = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(sign(key, purpose, content));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return "forged";
  const [id = "", until] = content.split(".");
  return until !== undefined && time > Number(until) ? "expired" : id;
}

function sign(key: string, purpose: Purpose, content: string): string {
  return createHmac("sha256", key).update(`${purpose}:${content}`).digest("base64url");
}
