import { createLimits } from "./forms/limits";
import { createSubmissionsService } from "./forms/submissions-service";
import type { CurrentSite } from "./forms/answer-page";
import type { FormResponse } from "./forms/response";
import type { Log } from "./log";
import { createDispatcher } from "./delivery/dispatcher";
import type { Sender } from "./delivery/sender";
import { createHealth } from "./health";
import { createConfirmationSender } from "./delivery/confirmation";
import { createMailSender } from "./delivery/mail";
import { createNewsletter } from "./newsletter/newsletter";
import { createRetention } from "./retention";
import { channelsFor, staffChannels, type Settings } from "./settings";
import { createSummary } from "./summary";
import { createSuspectedReport } from "./suspected-report";
import { createStore, type Store } from "./store/store";
import { createWebhookSender } from "./delivery/webhook";
import type { SiteTexts } from "./texts/texts";

export type Receiver = ReturnType<typeof createReceiver>;

export interface ReceiverOptions {
  readonly settings: Settings;
  readonly log: Log;
  /** The messages, labels and mails in the languages of the site. */
  readonly texts: SiteTexts;
  /** The built site with the page that answers forms sent without script; without it, they get a plain page. */
  readonly site?: CurrentSite | undefined;
}

/** Creates the form receiver. It opens its store on first use, so it can be created while the store is unavailable. */
export function createReceiver({ settings, log, texts, site }: ReceiverOptions) {
  const { database, erasuresFile, quotas, proxyCount, readyToken, retentionMonths } = settings;
  const store = createStore(database, log, { onError: () => summary.count("errors", "store") });
  const health = createHealth(store, log);
  const summary = createSummary(store, health, log);
  const suspectedReport = createSuspectedReport(store, log);
  const retention = createRetention(store, retentionMonths, log);
  const dispatchers = createSenders(settings, store, texts).map((sender) => createDispatcher(store, sender, log));
  const flush = () => dispatchers.forEach((dispatcher) => void dispatcher.flush());
  const limits = createLimits(store, quotas);
  return {
    /** The number of trusted proxies in front of this process. */
    proxyCount,
    /** The token with which other machines see the numbers in /readyz. */
    readyToken,
    ...createSubmissionsService({
      store,
      health,
      log,
      limits,
      channelsFor: (form) => channelsFor(settings, form),
      onStored: flush,
    }),
    waitBeforeReading: limits.waitBeforeReading,
    texts,
    site,
    newsletter: createNewsletter({
      store,
      log,
      texts,
      erasuresFile,
      staffChannels: staffChannels(settings, "contact"),
      countUnstored: limits.countUnstored,
      onConfirmed: flush,
    }),
    readiness: health.readiness,
    /** Counts the response for the daily summary if it is a rejection. */
    countResponse: ({ rejection }: FormResponse): void =>
      void (rejection !== undefined && summary.count("rejected", rejection)),
    /** Opens the store before it is used. @throws the database's error when the store is unavailable */
    openStore: (): Promise<void> => store.use(async () => undefined),
    /** Starts deliveries, deletion of expired submissions, and the daily summary. */
    start(): void {
      retention.start();
      summary.start();
      suspectedReport.start();
      for (const { start } of dispatchers) start();
    },
    /** Runs due deliveries and deletions once, for serverless functions, which have no background timers. */
    async catchUp(): Promise<void> {
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.flush()));
      await retention.runIfDue();
    },
    /** Finishes the deliveries in progress and closes the store. */
    async close(): Promise<void> {
      retention.stop();
      suspectedReport.stop();
      await Promise.all(dispatchers.map(({ stop }) => stop()));
      await summary.stop();
      await store.close();
    },
  };
}

function createSenders({ mail, webhook }: Settings, store: Store, texts: SiteTexts): Sender[] {
  return [
    ...(mail ? [createMailSender(mail, texts), createConfirmationSender(mail, store, texts)] : []),
    ...(webhook ? [createWebhookSender(webhook)] : []),
  ];
}
