import { createLimits } from "./forms/limits";
import { createSubmissionsService, type SubmissionsService } from "./forms/submissions-service";
import type { Log } from "./log";
import { createDispatcher, type Sender } from "./dispatcher";
import { createHealth, type Readiness } from "./health";
import { createMailSender } from "./mail/notification";
import { createRetention } from "./retention";
import { channelsFor, type Settings } from "./settings";
import { createStore } from "./store/store";
import { createWebhookSender } from "./webhook";

export interface Receiver extends SubmissionsService {
  /** The number of trusted proxies before this process. */
  readonly proxies: number;
  readiness(): Promise<Readiness>;
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
  const retention = createRetention(store, months, log);
  const dispatchers = createSenders(settings).map((sender) => createDispatcher(store, sender, log));
  const { submit } = createSubmissionsService({
    store,
    health,
    log,
    limits: createLimits(store, database, quotas),
    channelsFor: (formType) => channelsFor(settings, formType),
    onStored: () => dispatchers.forEach(({ flush }) => void flush()),
  });
  return {
    proxies,
    submit,
    readiness: health.readiness,
    start() {
      retention.start();
      for (const { start } of dispatchers) start();
    },
    async catchUp() {
      await Promise.all(dispatchers.map(({ flush }) => flush()));
      await retention.runIfDue();
    },
    async close() {
      retention.stop();
      await Promise.all(dispatchers.map(({ stop }) => stop()));
      await store.close();
    },
  };
}

function createSenders({ mail, webhook }: Settings): Sender[] {
  return [...(mail ? [createMailSender(mail)] : []), ...(webhook ? [createWebhookSender(webhook)] : [])];
}
