import type { Log } from "../log";
import type { Channel } from "../store/database";
import {
  dueDeliveries,
  parkDelivery,
  removeDelivery,
  rescheduleDelivery,
  takeDelivery,
  type Delivery,
  type DueDelivery,
} from "../store/outbox";
import type { StoredSubmission } from "../store/records";
import type { Store } from "../store/store";

/** What a failed attempt means. */
export interface Fault {
  /** Why no further attempt can succeed; `undefined` if one may. */
  readonly refusal: string | undefined;
  /** Whether the other side is down, so that no other delivery would succeed now. */
  readonly isDown: boolean;
  /** Whether all of it was sent and nothing was answered, so that it may have arrived. */
  readonly isUnanswered?: boolean;
}

/** One way to deliver a submission. */
export interface Sender {
  readonly channel: Channel;
  /** @throws whatever went wrong, in less time than the lease of a delivery */
  send(submission: StoredSubmission): Promise<void>;
  faultOf(error: unknown): Fault;
}

export interface Dispatcher {
  /** Makes all deliveries that are due, one after the other. A call during a flush joins it. */
  flush(): Promise<void>;
  /** Flushes regularly until it is stopped. */
  start(): void;
  /** Resolves when the delivery under way is made or has failed. */
  stop(): Promise<void>;
}

/** The deadline of one attempt, in milliseconds. With the statements around it, it is shorter than a lease. */
export const ATTEMPT_DEADLINE = 30_000;
/** Milliseconds between two flushes. */
const INTERVAL = 1000;
/** With the delays between them, these attempts take three days. */
const MAX_ATTEMPTS = 300;
/** With the delays between them, these take an hour at first, then three: a person should know each time. */
const LATE = 12;
/** A receiver that accepts a delivery and never answers gets it at most this often. */
const MAX_UNANSWERED = 3;

/** Makes the deliveries of the outbox. A delivery is removed from it only after the receiver has accepted it. */
export function createDispatcher(store: Store, { channel, send, faultOf }: Sender, log: Log): Dispatcher {
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let stopped = false;
  /** A delivery that was accepted and could not be removed yet. It must not be made again. */
  let accepted: Delivery | undefined;

  /** Nothing is taken before this has worked, so there is never more than one. */
  const settle = async (): Promise<void> => {
    const delivery = accepted;
    if (delivery) await store.use(({ db }) => removeDelivery(db, delivery));
    accepted = undefined;
  };

  const fail = async (delivery: Delivery, err: unknown): Promise<Fault> => {
    const fault = faultOf(err);
    const attempts = delivery.attempts + 1;
    const unanswered = delivery.unanswered + (fault.isUnanswered === true ? 1 : 0);
    const parked = fault.refusal ?? hopeless(attempts, unanswered);
    const { id } = delivery.submission;
    if (parked === undefined && attempts % LATE === 0) {
      log.warn({ id, attempts, err }, `a ${channel} is late: it could not be sent yet`);
    } else if (parked === undefined) log.info({ id, attempts, err }, `a ${channel} could not be sent yet`);
    else log.warn({ id, attempts, parked, err }, `${channel} delivery failed permanently: action required`);
    await store.use((open) =>
      parked === undefined ? rescheduleDelivery(open, delivery, unanswered) : parkDelivery(open.db, delivery, parked),
    );
    return fault;
  };

  /** @returns what went wrong, if anything did */
  const deliver = async (delivery: Delivery): Promise<Fault | undefined> => {
    try {
      await send(delivery.submission);
    } catch (err) {
      return fail(delivery, err);
    }
    accepted = delivery;
    log.info({ id: delivery.submission.id }, `a ${channel} was sent`);
    await settle();
    return undefined;
  };

  const look = (): Promise<DueDelivery[]> => store.use((open) => dueDeliveries(open, channel));

  const sendAll = async (): Promise<void> => {
    try {
      await settle();
      for (let due = await look(); due.length > 0; due = await look()) {
        for (const each of due) {
          if (stopped) return;
          const delivery = await store.use((open) => takeDelivery(open, each));
          if (delivery && (await deliver(delivery))?.isDown) return;
        }
      }
    } catch (err) {
      log.warn({ err, channel }, "the outbox could not be read");
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
      await settle().catch((err: unknown) =>
        log.warn({ err, channel }, "a delivery that was made could not be removed"),
      );
    },
  };
}

/** Why there is no sense in further attempts; `undefined` while there is. */
function hopeless(attempts: number, unanswered: number): string | undefined {
  if (unanswered >= MAX_UNANSWERED) return `not answered ${unanswered} times, so it may have arrived`;
  return attempts >= MAX_ATTEMPTS ? `failed ${attempts} times` : undefined;
}
