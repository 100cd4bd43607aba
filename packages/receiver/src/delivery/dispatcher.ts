import type { Log } from "../log";
import {
  listDueDeliveries,
  parkDelivery,
  removeDelivery,
  rescheduleDelivery,
  reserveDelivery,
  type Delivery,
  type DueDelivery,
} from "../store/outbox";
import type { Store } from "../store/store";
import type { DeliveryFailure, Sender } from "./sender";

const FLUSH_INTERVAL_MS = 1000;
/** With the delays between them, these attempts take three days. */
const MAX_ATTEMPTS = 300;
/** A warning is logged after this number of attempts, which take about half an hour at first, then three hours. */
const ATTEMPTS_PER_WARNING = 12;
/** A server that receives a delivery and does not reply gets it at most this number of times. */
const MAX_UNANSWERED_ATTEMPTS = 3;

/** Sends the deliveries of the outbox. A delivery is removed only after the server has accepted it. */
export function createDispatcher(store: Store, { channel, send, describeFailure }: Sender, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let currentFlush: Promise<void> | undefined;
  let isStopped = false;
  /** A delivery that the server has accepted, until it is removed. It must not be sent again. */
  let acceptedDelivery: Delivery | undefined;

  /** No delivery is reserved until this has succeeded, so there is never more than one accepted delivery. */
  const removeAccepted = async (): Promise<void> => {
    const delivery = acceptedDelivery;
    if (delivery) await store.use(({ db }) => removeDelivery(db, delivery));
    acceptedDelivery = undefined;
  };

  /** Logs a failed attempt, and schedules the next one or parks the delivery. */
  const recordFailure = async (delivery: Delivery, failure: DeliveryFailure, err: unknown): Promise<void> => {
    const attempts = delivery.attempts + 1;
    const unanswered = delivery.unanswered + (failure.isUnanswered === true ? 1 : 0);
    const parked = failure.permanentReason ?? reasonToPark(attempts, unanswered);
    const { id } = delivery.submission;
    if (parked === undefined && attempts % ATTEMPTS_PER_WARNING === 0) {
      log.warn({ id, attempts, err }, `${channel} delivery is late: trying again`);
    } else if (parked === undefined) log.info({ id, attempts, err }, `${channel} delivery failed: trying again`);
    else log.warn({ id, attempts, parked, err }, `${channel} delivery failed permanently: action required`);
    await store.use((open) =>
      parked === undefined ? rescheduleDelivery(open, delivery, unanswered) : parkDelivery(open.db, delivery, parked),
    );
  };

  /** @returns the consequences if it failed */
  const deliver = async (delivery: Delivery): Promise<DeliveryFailure | undefined> => {
    try {
      await send(delivery.submission);
    } catch (err) {
      const failure = describeFailure(err);
      await recordFailure(delivery, failure, err);
      return failure;
    }
    acceptedDelivery = delivery;
    log.info({ id: delivery.submission.id }, `${channel} delivery sent`);
    await removeAccepted();
    return undefined;
  };

  const listDue = (): Promise<DueDelivery[]> => store.use((open) => listDueDeliveries(open, channel));

  const sendAll = async (): Promise<void> => {
    try {
      await removeAccepted();
      for (let due = await listDue(); due.length > 0; due = await listDue()) {
        for (const each of due) {
          if (isStopped) return;
          const delivery = await store.use((open) => reserveDelivery(open, each));
          if (delivery && (await deliver(delivery))?.isDown) return;
        }
      }
    } catch (err) {
      log.warn({ err, channel }, "outbox could not be read");
    }
  };

  const flush = (): Promise<void> => (currentFlush ??= sendAll().finally(() => (currentFlush = undefined)));

  const run = (): void => {
    void flush().then(() => {
      if (!isStopped) timer = setTimeout(run, FLUSH_INTERVAL_MS).unref();
    });
  };

  return {
    /** Sends all due deliveries, one after the other. A call during a flush waits for the same flush. */
    flush,
    /** Flushes every second until it is stopped. */
    start: run,
    /** Stops, and resolves when the delivery in progress has succeeded or failed. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await currentFlush;
      await removeAccepted().catch((err: unknown) =>
        log.warn({ err, channel }, "sent delivery could not be removed: it may be sent again"),
      );
    },
  };
}

/** Why no further attempt is made; `undefined` if one may be. */
function reasonToPark(attempts: number, unanswered: number): string | undefined {
  if (unanswered >= MAX_UNANSWERED_ATTEMPTS) return `no reply ${unanswered} times, so it may have arrived`;
  return attempts >= MAX_ATTEMPTS ? `failed ${attempts} times` : undefined;
}
