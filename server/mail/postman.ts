import type { Log } from "../log";
import { mailFailed, mailSent, takeMail, type Mail } from "../store/outbox";
import type { Store } from "../store/store";
import type { Send } from "./notification";

export interface Postman {
  /** Sends all mails that are due, one after the other. Calls while it is at work join it. */
  round(): Promise<void>;
  /** Goes round regularly, until it is stopped. */
  start(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks into the outbox. */
const PAUSE = 1000;

/**
 * Empties the outbox. A mail leaves it only when the mail server has taken it;
 * until then it is tried again, ever more seldom.
 */
export function createPostman(store: Store, send: Send, log: Log): Postman {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let stopped = false;

  const deliver = async (mail: Mail): Promise<void> => {
    const { id } = mail.submission;
    try {
      await send(mail.submission);
    } catch (err) {
      log.warn({ id, attempts: mail.attempts + 1, err }, "a mail has not gone yet");
      return store.use(({ db }) => mailFailed(db, mail));
    }
    await store.use(({ db }) => mailSent(db, mail));
    log.info({ id }, "a mail has gone");
  };

  const work = async (): Promise<void> => {
    try {
      while (!stopped) {
        const mail = await store.use(({ db }) => takeMail(db));
        if (!mail) return;
        await deliver(mail);
      }
    } catch (err) {
      log.warn({ err }, "the outbox could not be read");
    }
  };

  const round = (): Promise<void> => (working ??= work().finally(() => (working = undefined)));

  const goRound = (): void => {
    void round().then(() => {
      if (!stopped) timer = setTimeout(goRound, PAUSE).unref();
    });
  };

  return {
    round,
    start: goRound,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
