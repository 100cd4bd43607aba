interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly fail: (error: unknown) => void;
}

/** What is done together at most. */
export const BATCH = 64;

/**
 * Gathers single items into batches, so that many of them wait for the disk
 * together: what arrives while a batch is under way goes with the next.
 * A batch that fails is tried again item by item, so that one cannot take
 * others down with it.
 * @param run does a whole batch, and returns a result for each item in its order
 * @param most items of one batch
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running = false;

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      results.forEach((result, index) => batch[index]?.done(result));
    } catch (error) {
      if (batch.length === 1) batch[0]?.fail(error);
      else for (const one of batch) await settle([one]);
    }
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      // A turn of the event loop, in which requests that have arrived join the batch.
      await new Promise((next) => setImmediate(next));
      await settle(queue.splice(0, most));
    }
    running = false;
  };

  return (item) =>
    new Promise((done, fail) => {
      queue.push({ item, done, fail });
      if (running) return;
      running = true;
      void drain();
    });
}
