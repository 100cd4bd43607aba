/** More parallel requests would delay the tiles in the center of the view. */
const MAX_PARALLEL_REQUESTS = 6;
const MIN_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;

export type TileLoader = ReturnType<typeof createTileLoader>;

interface TileLoaderOptions {
  load(url: string, signal: AbortSignal): Promise<ImageBitmap>;
  onTile(url: string, bitmap: ImageBitmap): void;
  /** Aborted when the view is disposed of. */
  signal: AbortSignal;
}

interface Failure {
  count: number;
  /** Set until the delay before the next attempt has passed. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Fetches tiles in the order of a list that changes while they load. Failed ones are retried while they are in the list. */
export function createTileLoader({ load, onTile, signal }: TileLoaderOptions) {
  let wanted: readonly string[] = [];
  const requests = new Map<string, AbortController>();
  const failures = new Map<string, Failure>();
  signal.addEventListener("abort", () => {
    for (const request of requests.values()) request.abort();
    for (const { timer } of failures.values()) clearTimeout(timer);
  });
  function startNext(): void {
    for (const url of wanted) {
      if (requests.size >= MAX_PARALLEL_REQUESTS || signal.aborted) return;
      if (!requests.has(url) && failures.get(url)?.timer === undefined) void fetchTile(url);
    }
  }
  async function fetchTile(url: string): Promise<void> {
    const request = new AbortController();
    requests.set(url, request);
    try {
      const bitmap = await load(url, request.signal);
      if (request.signal.aborted) return bitmap.close();
      wanted = wanted.filter((each) => each !== url);
      failures.delete(url);
      onTile(url, bitmap);
    } catch {
      if (!request.signal.aborted) scheduleRetry(url);
    } finally {
      if (requests.get(url) === request) requests.delete(url);
      startNext();
    }
  }
  function scheduleRetry(url: string): void {
    const count = (failures.get(url)?.count ?? 0) + 1;
    const delay = Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** (count - 1));
    const timer = setTimeout(() => {
      failures.set(url, { count });
      startNext();
    }, delay);
    failures.set(url, { count, timer });
  }
  return {
    /** Fetches these tiles, the first ones first, and aborts the requests for all others. */
    request(urls: readonly string[]): void {
      wanted = urls;
      for (const [url, request] of requests) {
        if (urls.includes(url)) continue;
        requests.delete(url);
        request.abort();
      }
      startNext();
    },
  };
}
