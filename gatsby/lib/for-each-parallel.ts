/**
 * Calls a function for each item, for several items at the same time, in the order of the list.
 * @param concurrency how many calls run at the same time
 * @param call gets an item and its index
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
