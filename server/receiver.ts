import type { Answer } from "./forms/answer";
import { createDesk } from "./forms/desk";
import { createSubmit, type Submission } from "./forms/submit";
import { createHousekeeping } from "./housekeeping";
import type { Log } from "./log";
import { createSend } from "./mail/notification";
import { createPostman } from "./mail/postman";
import type { Settings } from "./settings";
import { outboxLength } from "./store/outbox";
import { createStore } from "./store/store";

export interface Health {
  readonly store: "reachable" | "away";
  /** Mails that have not gone yet; `null` while the store is away. */
  readonly outbox: number | null;
}

export interface Receiver {
  /** How many proxies before this process are believed. */
  readonly proxies: number;
  submit(submission: Submission): Promise<Answer>;
  health(): Promise<Health>;
  /** Begins to send mails and to remove what has expired. */
  start(): void;
  /**
   * Sends the mails that are due, and removes what has expired when nobody has
   * for a day; for hosts that have no time between two requests.
   */
  catchUp(): Promise<void>;
  /** Finishes what was begun and closes the store. */
  close(): Promise<void>;
}

/** The form receiver. It opens its store when it is first needed, so it can be made while the store is away. */
export function createReceiver(settings: Settings, log: Log): Receiver {
  const { database, quotas, proxies, mail, retention } = settings;
  const store = createStore(database, log);
  const postman = mail && createPostman(store, createSend(mail), log);
  const housekeeping = createHousekeeping(store, retention, log);
  const desk = createDesk(store, quotas, mail !== undefined, () => void postman?.round());
  return {
    proxies,
    submit: createSubmit(desk, log),
    async health() {
      try {
        return { store: "reachable", outbox: await store.use(({ db }) => outboxLength(db)) };
      } catch (err) {
        log.warn({ err }, "the store is away");
        return { store: "away", outbox: null };
      }
    },
    start() {
      housekeeping.start();
      postman?.start();
    },
    async catchUp() {
      await postman?.round();
      await housekeeping.visitIfDue();
    },
    async close() {
      housekeeping.stop();
      await postman?.stop();
      await store.close();
    },
  };
}
