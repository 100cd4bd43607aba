import { createLimits } from "./forms/limits";
import { createSubmissionsService, type SubmissionsService } from "./forms/submissions-service";
import type { Log } from "./log";
import { createMailer } from "./mail/mailer";
import { createSend } from "./mail/notification";
import { createRetention } from "./retention";
import type { Settings } from "./settings";
import { outboxLength } from "./store/outbox";
import { createStore } from "./store/store";

export interface Health {
  readonly store: "reachable" | "away";
  /** Mails that have not been sent yet; `null` while the store is unavailable. */
  readonly outbox: number | null;
}

export interface Receiver extends SubmissionsService {
  /** The number of trusted proxies before this process. */
  readonly proxies: number;
  health(): Promise<Health>;
  /** Starts to send mails and to delete expired submissions. */
  start(): void;
  /** Does both once, for hosts that give no time between requests. */
  catchUp(): Promise<void>;
  /** Finishes what was started and closes the store. */
  close(): Promise<void>;
}

/** The form receiver. It opens its store on first use, so it can be created while the store is unavailable. */
export function createReceiver(settings: Settings, log: Log): Receiver {
  const { database, quotas, proxies, mail, retention: months } = settings;
  const store = createStore(database, log);
  const limits = createLimits(store, database, quotas);
  const mailer = mail && createMailer(store, createSend(mail), log);
  const retention = createRetention(store, months, log);
  const { submit } = createSubmissionsService({ store, limits, log, onMail: mailer && (() => void mailer.flush()) });
  return {
    proxies,
    submit,
    async health() {
      try {
        return { store: "reachable", outbox: await store.use(({ db }) => outboxLength(db)) };
      } catch (err) {
        log.warn({ err }, "the store is away");
        return { store: "away", outbox: null };
      }
    },
    start() {
      retention.start();
      mailer?.start();
    },
    async catchUp() {
      await mailer?.flush();
      await retention.runIfDue();
    },
    async close() {
      retention.stop();
      await mailer?.stop();
      await store.close();
    },
  };
}
