import type { Log } from "../log";
import { removeMail, rescheduleMail, takeMail, type Mail } from "../store/outbox";
import type { Store } from "../store/store";
import type { Send } from "./notification";

export interface Mailer {
  /** Sends all mails that are due, one after the other. A call during a flush joins it. */
  flush(): Promise<void>;
  /** Flushes regularly until it is stopped. */
  start(): void;
  /** Resolves when the mail under way is sent or has failed. */
  stop(): Promise<void>;
}

/** Milliseconds between two flushes. */
const INTERVAL = 1000;

/** Sends the mails of the outbox. A mail leaves it only when the mail server has accepted it. */
export function createMailer(store: Store, send: Send, log: Log): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let stopped = false;

  const deliver = async (mail: Mail): Promise<void> => {
    const { id } = mail.submission;
    try {
      await send(mail.submission);
    } catch (err) {
      log.warn({ id, attempts: mail.attempts + 1, err }, "a mail could not be sent yet");
      return store.use(({ db }) => rescheduleMail(db, mail));
    }
    await store.use(({ db }) => removeMail(db, mail));
    log.info({ id }, "a mail was sent");
  };

  const sendAll = async (): Promise<void> => {
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

  const flush = (): Promise<void> => (flushing ??= sendAll().finally(() => (flushing = undefined)));

  const run = (): void => {
    void flush().then(() => {
      if (!stopped) timer = setTimeout(run, INTERVAL).unref();
    });
  };

  return {
    flush,
    start: run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await flushing;
    },
  };
}
