import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import site from "../../data/site.json";
import type { Database } from "../store/database";
import { getOrCreate, readValue } from "../store/key-value";

/** What a link asks for; also the name of its parameter. */
export type Purpose = "confirm" | "unsubscribe";

/** Where links lead to. */
export const NEWSLETTER = "/api/newsletter";
/** For how many days an address can be confirmed. Links to unsubscribe work for ever. */
export const CONFIRM_DAYS = 14;

const DAY = 24 * 60 * 60_000;
const KEY = "newsletter:key";

/** The key of all links. It is made once and kept in the store. */
export async function linkKey(db: Database): Promise<string> {
  return (await readValue(db, KEY)) ?? getOrCreate(db, KEY, randomBytes(32).toString("hex"));
}

/**
 * The link by which a subscription is confirmed.
 * @param id of its submission
 * @param time of the mail, in milliseconds since 1970
 */
export function confirmLink(key: string, id: string, time: number): string {
  return link(key, "confirm", `${id}.${time + CONFIRM_DAYS * DAY}`);
}

/** @param id of the submission that asked for the subscription */
export function unsubscribeLink(key: string, id: string): string {
  return link(key, "unsubscribe", id);
}

function link(key: string, purpose: Purpose, content: string): string {
  const token = `${content}.${sign(key, purpose, content)}`;
  return new URL(`${NEWSLETTER}?${new URLSearchParams({ [purpose]: token })}`, site.url).href;
}

/**
 * The submission that a link is about.
 * @param token what its parameter holds
 * @param time in milliseconds since 1970
 */
export function readLink(key: string, purpose: Purpose, token: string, time: number): string | "forged" | "expired" {
  const end = token.lastIndexOf(".");
  const content = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1));
  const right = Buffer.from(sign(key, purpose, content));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
  const [id = "", until] = content.split(".");
  return until !== undefined && time > Number(until) ? "expired" : id;
}

function sign(key: string, purpose: Purpose, content: string): string {
  return createHmac("sha256", key).update(`${purpose}:${content}`).digest("base64url");
}
