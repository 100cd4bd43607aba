import labels from "../../data/labels/newsletter.json";
import site from "../../data/site.json";
import { fillFromSite } from "../../src/domain/placeholders";
import { answerPage, type Answer } from "../forms/answer-page";
import { elements, setText, type Element } from "../forms/html";
import { rateLimitResponse } from "../forms/response";
import type { Log } from "../log";
import type { Releases } from "../releases";
import type { Channel, OpenStore, SubscriptionRow } from "../store/database";
import { recordUnsubscribes } from "../store/erasures";
import type { Store } from "../store/store";
import { confirmSubscription, findSubscription, listRequestsNotEnded, unsubscribe } from "../store/subscriptions";
import { getLinkKey, readLink, type Purpose } from "./links";

interface NewsletterRequest {
  /** Whether the button was pressed. Programs that scan mails follow links, so a link alone changes nothing. */
  readonly isConfirmed: boolean;
  /** The parameters of the URL. */
  readonly query: Readonly<Record<string, unknown>>;
  /** IP address of the visitor. */
  readonly ipAddress: string;
}

interface NewsletterAnswer {
  readonly status: number;
  readonly answer: Answer;
  /** Milliseconds; only set for a sender over the limit of invalid links. */
  readonly retryAfterMs?: number;
}

export interface Newsletter {
  follow(request: NewsletterRequest): Promise<NewsletterAnswer>;
}

interface Dependencies {
  readonly store: Store;
  readonly log: Log;
  /** Path of the erasure log, which also records ended subscriptions. */
  readonly erasuresFile: string;
  /** The channels that deliver a confirmed subscription to staff. */
  readonly staffChannels: readonly Channel[];
  /** Counts an invalid link; see `Limits`. */
  readonly countInvalid: (ipAddress: string) => Promise<number>;
  /** Called after a subscription has been confirmed. */
  readonly onConfirmed: () => void;
}

const STATUS = { confirmed: 200, unsubscribed: 200, invalid: 400, gone: 410, unavailable: 503 } as const;
/** The home page: subscribers follow links in mails even after the page with the newsletter form was removed. */
const BACK_PATH = "/";

/** The answer while the store is unavailable. */
export const unavailableAnswer = (): NewsletterAnswer => textAnswer("unavailable");

/** Handles the links in mails to subscribers. */
export function createNewsletter({
  store,
  log,
  erasuresFile,
  staffChannels,
  countInvalid,
  onConfirmed,
}: Dependencies): Newsletter {
  const confirm = async (open: OpenStore, row: SubscriptionRow, isConfirmed: boolean): Promise<NewsletterAnswer> => {
    if (row.unsubscribed_at !== null) return textAnswer("gone");
    if (row.confirmed_at !== null) return textAnswer("confirmed");
    if (!isConfirmed) return buttonAnswer("confirm");
    await confirmSubscription(open, row, staffChannels);
    onConfirmed();
    return textAnswer("confirmed");
  };

  const endSubscription = async (
    { db, time }: OpenStore,
    row: SubscriptionRow,
    isConfirmed: boolean,
  ): Promise<NewsletterAnswer> => {
    // The link may be from a newsletter of an earlier subscription.
    const ids = await listRequestsNotEnded(db, row);
    if (ids.length > 0 && !isConfirmed) return buttonAnswer("unsubscribe");
    try {
      recordUnsubscribes(erasuresFile, ids);
    } catch (err) {
      log.warn({ err }, "could not append the unsubscribe to the erasure log, which is needed after a restore");
    }
    await unsubscribe(db, ids, await time());
    return textAnswer("unsubscribed");
  };

  const followLink = async (open: OpenStore, purpose: Purpose, token: string, isConfirmed: boolean) => {
    const id = readLink(await getLinkKey(open.db), purpose, token, await open.time());
    if (id === "forged") return textAnswer("invalid");
    const row = id === "expired" ? undefined : await findSubscription(open.db, id);
    if (!row) return textAnswer("gone");
    return purpose === "confirm" ? confirm(open, row, isConfirmed) : endSubscription(open, row, isConfirmed);
  };

  const answerTo = async ({ isConfirmed, query }: NewsletterRequest): Promise<NewsletterAnswer> => {
    const purpose = (["confirm", "unsubscribe"] as const).find((name) => typeof query[name] === "string");
    if (purpose === undefined) return textAnswer("invalid");
    try {
      return await store.use((open) => followLink(open, purpose, String(query[purpose]), isConfirmed));
    } catch (err) {
      log.error({ err }, "newsletter link could not be handled");
      return unavailableAnswer();
    }
  };

  return {
    async follow(request) {
      const answer = await answerTo(request);
      const retryAfterMs = answer.status === STATUS.invalid ? await countInvalid(request.ipAddress) : 0;
      return retryAfterMs > 0 ? { ...answer, retryAfterMs } : answer;
    },
  };
}

/** The response: a page, or a sentence for a sender over the limit of invalid links. */
export function newsletterReply({ status, answer, retryAfterMs }: NewsletterAnswer, releases?: Releases) {
  if (retryAfterMs === undefined) {
    const { html, headers } = answerPage(answer, releases);
    return { status, headers, body: html };
  }
  const rejection = rateLimitResponse(retryAfterMs);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...rejection.headers };
  return { status: rejection.status, headers, body: "error" in rejection.body ? rejection.body.error : "" };
}

/** An answer that is only text. */
function textAnswer(key: keyof typeof STATUS): NewsletterAnswer {
  const { title, text } = labels[key];
  return { status: STATUS[key], answer: { title, text: fillFromSite(text, site), back: BACK_PATH } };
}

/** An answer with the button that confirms the action. */
function buttonAnswer(purpose: Purpose): NewsletterAnswer {
  const { title, text, button: label } = labels[purpose];
  const fill = (part: Element): void => {
    for (const element of elements(part)) if (element.tagName === "button") setText(element, label);
  };
  return { status: 200, answer: { title, text: fillFromSite(text, site), part: "button", fill, back: BACK_PATH } };
}
