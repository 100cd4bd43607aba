import { createLimits } from "./forms/limits";
import { createSubmissionsService, type SubmissionsService } from "./forms/submissions-service";
import type { FormResponse } from "./forms/response";
import type { Log } from "./log";
import { createDispatcher, type Sender } from "./delivery/dispatcher";
import { createHealth, type Readiness } from "./health";
import { createMailSender } from "./delivery/mail";
import { createRetention } from "./retention";
import { channelsFor, type Settings } from "./settings";
import { createSummary } from "./summary";
import { createStore } from "./store/store";
import { createWebhookSender } from "./delivery/webhook";

export interface Receiver extends SubmissionsService {
  /** The number of trusted proxies before this process. */
  readonly proxies: number;
  readiness(): Promise<Readiness>;
  /** Counts what was answered, for the summary of the day. */
  answered(response: FormResponse): void;
  /** Starts to tell staff and to delete expired submissions. */
  start(): void;
  /** Does both once, for hosts that give no time between requests. */
  catchUp(): Promise<void>;
  /** Finishes what was started and closes the store. */
  close(): Promise<void>;
}

/** The form receiver. It opens its store on first use, so it can be created while the store is unavailable. */
export function createReceiver(settings: Settings, log: Log): Receiver {
  const { database, quotas, proxies, retention: months } = settings;
  const store = createStore(database, log);
  const health = createHealth(store, log);
  const summary = createSummary(health, log);
  const retention = createRetention(store, months, log);
  const dispatchers = createSenders(settings).map((sender) => createDispatcher(store, sender, log));
  const { submit, refuse } = createSubmissionsService({
    store,
    health,
    summary,
    log,
    limits: createLimits(store, database, quotas),
    channelsFor: (formType) => channelsFor(settings, formType),
    onStored: () => dispatchers.forEach(({ flush }) => void flush()),
  });
  return {
    proxies,
    submit,
    refuse,
    readiness: health.readiness,
    answered: ({ refusal }) => refusal !== undefined && summary.count("refused", refusal),
    start() {
      retention.start();
      summary.start();
      for (const { start } of dispatchers) start();
    },
    async catchUp() {
      await Promise.all(dispatchers.map(({ flush }) => flush()));
      await retention.runIfDue();
    },
    async close() {
      retention.stop();
      await Promise.all(dispatchers.map(({ stop }) => stop()));
      await summary.stop();
      await store.close();
    },
  };
}

function createSenders({ mail, webhook }: Settings): Sender[] {
  return [...(mail ? [createMailSender(mail)] : []), ...(webhook ? [createWebhookSender(webhook)] : [])];
}
