import labels from "../../data/labels/newsletter.json";
import site from "../../data/site.json";
import { fillFromSite } from "../../src/domain/placeholders";
import { answerPage, type Answer } from "../forms/answer-page";
import { elements, setText, type Element } from "../forms/html";
import { tooMany } from "../forms/response";
import type { Log } from "../log";
import type { Releases } from "../releases";
import type { Channel, OpenStore, SubscriptionRow } from "../store/database";
import { noteUnsubscribed } from "../store/erasures";
import type { Store } from "../store/store";
import { confirmSubscription, findSubscription, openRequests, unsubscribe } from "../store/subscriptions";
import { linkKey, readLink, type Purpose } from "./links";

export interface NewsletterRequest {
  /** Whether the button was pressed. Programs that look at mails follow links, so a link alone changes nothing. */
  readonly pressed: boolean;
  /** The parameters of the address. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Network address of the visitor. */
  readonly address: string;
}

export interface NewsletterAnswer {
  readonly status: number;
  readonly answer: Answer;
  /** Milliseconds until a link that is none of ours is answered again; only after too many of them. */
  readonly wait?: number;
}

export interface Newsletter {
  follow(request: NewsletterRequest): Promise<NewsletterAnswer>;
}

interface Dependencies {
  readonly store: Store;
  readonly log: Log;
  /** The file in which it is noted who left. */
  readonly erasures: string;
  /** By which channels staff are told of a subscription that was confirmed. */
  readonly staffChannels: readonly Channel[];
  /** Counts a link that is none of ours, as `Limits` does. */
  readonly countInvalid: (address: string) => Promise<number>;
  /** Called when a subscription was confirmed. */
  readonly onConfirmed: () => void;
}

const STATUS = { confirmed: 200, unsubscribed: 200, invalid: 400, gone: 410, unavailable: 503 } as const;
/** The page with the form. */
const BACK = "/blog";

/** The answer while the store is unavailable. */
export const unavailable = (): NewsletterAnswer => said("unavailable");

/** Follows the links that mails to subscribers hold. */
export function createNewsletter({
  store,
  log,
  erasures,
  staffChannels,
  countInvalid,
  onConfirmed,
}: Dependencies): Newsletter {
  const confirm = async (open: OpenStore, row: SubscriptionRow, pressed: boolean): Promise<NewsletterAnswer> => {
    if (row.unsubscribed_at !== null) return said("gone");
    if (row.confirmed_at !== null) return said("confirmed");
    if (!pressed) return asked("confirm");
    await confirmSubscription(open, row, staffChannels);
    onConfirmed();
    return said("confirmed");
  };

  const leave = async ({ db, time }: OpenStore, row: SubscriptionRow, pressed: boolean): Promise<NewsletterAnswer> => {
    // The link may be from the letters of an earlier subscription.
    const ids = await openRequests(db, row);
    if (ids.length > 0 && !pressed) return asked("unsubscribe");
    try {
      noteUnsubscribed(erasures, ids);
    } catch (err) {
      log.warn({ err }, "could not append the unsubscribe to the erasure log, which is needed after a restore");
    }
    await unsubscribe(db, ids, await time());
    return said("unsubscribed");
  };

  const followOn = async (open: OpenStore, purpose: Purpose, token: string, pressed: boolean) => {
    const found = readLink(await linkKey(open.db), purpose, token, await open.time());
    if (found === "forged") return said("invalid");
    const row = found === "expired" ? undefined : await findSubscription(open.db, found);
    if (!row) return said("gone");
    return purpose === "confirm" ? confirm(open, row, pressed) : leave(open, row, pressed);
  };

  const answerTo = async ({ pressed, query }: NewsletterRequest): Promise<NewsletterAnswer> => {
    const purpose = (["confirm", "unsubscribe"] as const).find((name) => typeof query[name] === "string");
    if (purpose === undefined) return said("invalid");
    try {
      return await store.use((open) => followOn(open, purpose, String(query[purpose]), pressed));
    } catch (err) {
      log.error({ err }, "a link of the newsletter could not be followed");
      return unavailable();
    }
  };

  return {
    async follow(request) {
      const answer = await answerTo(request);
      const wait = answer.status === STATUS.invalid ? await countInvalid(request.address) : 0;
      return wait > 0 ? { ...answer, wait } : answer;
    },
  };
}

/** What is sent back: a page, or a sentence to who sends many links that are none of ours. */
export function newsletterReply({ status, answer, wait }: NewsletterAnswer, releases?: Releases) {
  if (wait === undefined) {
    const { html, headers } = answerPage(answer, releases);
    return { status, headers, body: html };
  }
  const refused = tooMany(wait);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...refused.headers };
  return { status: refused.status, headers, body: "error" in refused.body ? refused.body.error : "" };
}

function said(what: keyof typeof STATUS): NewsletterAnswer {
  const { title, text } = labels[what];
  return { status: STATUS[what], answer: { title, text: fillFromSite(text, site), back: BACK } };
}

function asked(purpose: Purpose): NewsletterAnswer {
  const { title, text, button } = labels[purpose];
  const fill = (part: Element): void => {
    for (const element of elements(part)) if (element.tagName === "button") setText(element, button);
  };
  return { status: 200, answer: { title, text: fillFromSite(text, site), part: "button", fill, back: BACK } };
}
