/** Shares one run of a task between all calls; after a failure the next call retries. */
export function runOnce<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}

/**
 * Fetches a file.
 * @throws Error when the status is not OK, or when the signal is aborted
 */
export async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response.arrayBuffer();
}
