/**
 * Calls an async function for each item, up to `concurrency` at a time. Calls start in list order.
 * @param call receives an item and its index
 */
export async function forEachParallel<T>(
  items: readonly T[],
  concurrency: number,
  call: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [index, item] of queue) await call(item, index);
    }),
  );
}
