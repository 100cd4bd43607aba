import { fillFromSite } from "@capture/domain/placeholders";
import { answerPage, homePath, type Answer, type CurrentSite } from "../forms/answer-page";
import { elements, setText, type Element } from "../forms/html";
import { rateLimitResponse } from "../forms/response";
import type { Log } from "../log";
import type { Channel, OpenStore, SubscriptionRow } from "../store/database";
import { recordUnsubscribes } from "../store/erasures";
import type { Store } from "../store/store";
import { confirmSubscription, findSubscription, listRequestsNotEnded, unsubscribe } from "../store/subscriptions";
import type { SiteTexts, Texts } from "../texts/texts";
import { getLinkKey, readLink, type Purpose } from "./links";

interface NewsletterRequest {
  /** Whether the button was pressed. Programs that scan mails follow links, so a link alone changes nothing. */
  readonly isConfirmed: boolean;
  /** The parameters of the URL. */
  readonly query: Readonly<Record<string, unknown>>;
  /** IP address of the visitor. */
  readonly ipAddress: string;
}

/** The key of an answer that is only text, or a purpose, whose answer has a button. */
type Outcome = keyof typeof STATUS | Purpose;

export interface NewsletterAnswer {
  readonly status: number;
  readonly answer: Answer;
  /** Milliseconds; only set for a sender over the limit of invalid links. */
  readonly retryAfterMs?: number;
}

interface Dependencies {
  readonly store: Store;
  readonly log: Log;
  readonly texts: SiteTexts;
  /** Path of the erasure log, which also records ended subscriptions. */
  readonly erasuresFile: string;
  /** The channels that deliver a confirmed subscription to staff. */
  readonly staffChannels: readonly Channel[];
  /** Counts an invalid link; see `Limits`. */
  readonly countUnstored: (ipAddress: string) => Promise<number>;
  /** Called after a subscription has been confirmed. */
  readonly onConfirmed: () => void;
}

const STATUS = { confirmed: 200, unsubscribed: 200, invalid: 400, gone: 410, unavailable: 503 } as const;

/** The answer while the store is unavailable. */
export const unavailableAnswer = (texts: Texts): NewsletterAnswer => answerFor("unavailable", texts);

/** Handles the links in mails to subscribers. */
export function createNewsletter({
  store,
  log,
  texts: siteTexts,
  erasuresFile,
  staffChannels,
  countUnstored,
  onConfirmed,
}: Dependencies) {
  const confirm = async (open: OpenStore, row: SubscriptionRow, isConfirmed: boolean): Promise<Outcome> => {
    if (row.unsubscribed_at !== null) return "gone";
    if (row.confirmed_at !== null) return "confirmed";
    if (!isConfirmed) return "confirm";
    await confirmSubscription(open, row, staffChannels);
    onConfirmed();
    return "confirmed";
  };

  const endSubscription = async (
    { db, time }: OpenStore,
    row: SubscriptionRow,
    isConfirmed: boolean,
  ): Promise<Outcome> => {
    // The link may be from a newsletter of an earlier subscription.
    const ids = await listRequestsNotEnded(db, row);
    if (ids.length > 0 && !isConfirmed) return "unsubscribe";
    try {
      recordUnsubscribes(erasuresFile, ids);
    } catch (err) {
      log.warn({ err }, "could not append the unsubscribe to the erasure log, which is needed after a restore");
    }
    await unsubscribe(db, ids, await time());
    return "unsubscribed";
  };

  const followLink = async (
    open: OpenStore,
    purpose: Purpose,
    token: string,
    isConfirmed: boolean,
  ): Promise<Outcome> => {
    const id = readLink(await getLinkKey(open.db), purpose, token, await open.time());
    if (id === "forged") return "invalid";
    const row = id === "expired" ? undefined : await findSubscription(open.db, id);
    if (!row) return "gone";
    return purpose === "confirm" ? confirm(open, row, isConfirmed) : endSubscription(open, row, isConfirmed);
  };

  const outcomeOf = async ({ isConfirmed, query }: NewsletterRequest): Promise<Outcome> => {
    const purpose = (["confirm", "unsubscribe"] as const).find((name) => typeof query[name] === "string");
    if (purpose === undefined) return "invalid";
    try {
      return await store.use((open) => followLink(open, purpose, String(query[purpose]), isConfirmed));
    } catch (err) {
      log.error({ err }, "newsletter link could not be handled");
      return "unavailable";
    }
  };

  return {
    async follow(request: NewsletterRequest): Promise<NewsletterAnswer> {
      // The link has the language of the mail.
      const texts = siteTexts.findTexts(request.query.language);
      const answer = answerFor(await outcomeOf(request), texts);
      const retryAfterMs = answer.status === STATUS.invalid ? await countUnstored(request.ipAddress) : 0;
      return retryAfterMs > 0 ? { ...answer, retryAfterMs } : answer;
    },
  };
}

/** The response: a page, or a sentence for a sender over the limit of invalid links. */
export function newsletterReply({ status, answer, retryAfterMs }: NewsletterAnswer, site?: CurrentSite) {
  if (retryAfterMs === undefined) {
    const { html, headers } = answerPage(answer, site);
    return { status, headers, body: html };
  }
  const rejection = rateLimitResponse(retryAfterMs, answer.texts);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...rejection.headers };
  return { status: rejection.status, headers, body: "error" in rejection.body ? rejection.body.error : "" };
}

/**
 * The answer to a link: only text, or with the button that confirms the action. It leads home, because subscribers follow
 * links in mails even after the page with the newsletter form was removed.
 */
function answerFor(outcome: Outcome, texts: Texts): NewsletterAnswer {
  const labels = texts["labels/newsletter.json"];
  const { title, text } = labels[outcome];
  const answer = { title, text: fillFromSite(text, texts["site.json"]), back: homePath(texts), texts };
  if (outcome !== "confirm" && outcome !== "unsubscribe") return { status: STATUS[outcome], answer };
  const fill = (part: Element): void => {
    for (const element of elements(part)) if (element.tagName === "button") setText(element, labels[outcome].button);
  };
  return { status: 200, answer: { ...answer, part: "button", fill } };
}
