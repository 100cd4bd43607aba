import type { Log } from "../log";
import { listDueDeliveries, removeDelivery, reserveDelivery, type Delivery, type DueDelivery } from "../store/outbox";
import type { Store } from "../store/store";
import { recordFailedAttempt } from "./failed-attempt";
import type { DeliveryFailure, Sender } from "./sender";

interface Dispatcher {
  /** Sends all due deliveries, one after the other. A call during a flush waits for the same flush. */
  flush(): Promise<void>;
  /** Flushes every second until it is stopped. */
  start(): void;
  /** Stops, and resolves when the delivery in progress has succeeded or failed. */
  stop(): Promise<void>;
}

const FLUSH_INTERVAL_MS = 1000;

/** Sends the deliveries of the outbox. A delivery is removed only after the server has accepted it. */
export function createDispatcher(store: Store, { channel, send, describeFailure }: Sender, log: Log): Dispatcher {
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

  /** @returns the consequences if it failed */
  const deliver = async (delivery: Delivery): Promise<DeliveryFailure | undefined> => {
    try {
      await send(delivery.submission);
    } catch (err) {
      const failure = describeFailure(err);
      await recordFailedAttempt(store, { channel, delivery, failure, err }, log);
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
    flush,
    start: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentFlush;
      await removeAccepted().catch((err: unknown) =>
        log.warn({ err, channel }, "sent delivery could not be removed: it may be sent again"),
      );
    },
  };
}
