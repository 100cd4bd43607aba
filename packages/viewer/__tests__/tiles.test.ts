import { createTileLoader, type TileLoader } from "../src/panorama/tile-loader";
import { createTileCache } from "../src/panorama/tile-cache";
import { MAX_TEXTURE_BYTES, TILE_BYTES, tileCapacity } from "../src/panorama/texture-budget";

describe("tile-loader", () => {
  interface Request {
    url: string;
    signal: AbortSignal;
    finish(): void;
    fail(): void;
  }

  let requests: Request[];
  let loaded: string[];
  let disposal: AbortController;
  let loader: TileLoader;
  beforeEach(() => {
    jest.useFakeTimers();
    requests = [];
    loaded = [];
    disposal = new AbortController();
    loader = createTileLoader({
      load: (url, signal) =>
        new Promise((resolve, reject) => {
          const close = jest.fn();
          const fail = (): void => reject(new Error("The request failed."));
          signal.addEventListener("abort", fail);
          requests.push({ url, signal, finish: () => resolve({ close } as unknown as ImageBitmap), fail });
        }),
      onTile: (url) => loaded.push(url),
      signal: disposal.signal,
    });
  });
  afterEach(() => {
    disposal.abort();
    jest.useRealTimers();
  });

  const flushPromises = (): Promise<void> => jest.advanceTimersByTimeAsync(0);
  const requested = (): string[] => requests.map(({ url }) => url);
  const URLS = ["a", "b", "c", "d", "e", "f", "g", "h"];

  test("fetches six tiles at a time, in the order of the list", async () => {
    loader.request(URLS);
    expect(requested()).toEqual(URLS.slice(0, 6));
    requests[2]?.finish();
    await flushPromises();
    expect([requested(), loaded]).toEqual([URLS.slice(0, 7), ["c"]]);
  });

  test("aborts the requests for tiles that are no longer in the list, and keeps the others", async () => {
    loader.request(["a", "b"]);
    loader.request(["b", "c"]);
    await flushPromises();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    expect(requested()).toEqual(["a", "b", "c"]);
    for (const { finish } of requests) finish();
    await flushPromises();
    expect(loaded).toEqual(["b", "c"]);
  });

  test("retries a failed tile after one second, then after two", async () => {
    loader.request(["a"]);
    requests[0]?.fail();
    await jest.advanceTimersByTimeAsync(990);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(10);
    requests[1]?.fail();
    await jest.advanceTimersByTimeAsync(1990);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(10);
    requests[2]?.finish();
    await flushPromises();
    expect([requested(), loaded]).toEqual([["a", "a", "a"], ["a"]]);
  });

  test("does not retry a failed tile that is no longer in the list", async () => {
    loader.request(["a"]);
    requests[0]?.fail();
    await flushPromises();
    loader.request([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  test("aborts all requests on disposal, and fetches nothing afterwards", async () => {
    loader.request(["a", "b"]);
    disposal.abort();
    loader.request(["c"]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(loaded).toEqual([]);
  });
});

describe("tile-cache", () => {
  test("uses free slots first, then the slot of the tile whose last use is the longest ago", () => {
    const cache = createTileCache(3);
    expect(["a", "b", "c"].map(cache.add)).toEqual([0, 1, 2]);
    cache.use(["a", "unknown"]);
    expect(cache.add("d")).toBe(1);
    expect(["a", "b", "c", "d"].map(cache.slotOf)).toEqual([0, undefined, 2, 1]);
    cache.use(["c"]);
    expect(cache.add("e")).toBe(0);
    expect(["a", "c", "d", "e"].map(cache.slotOf)).toEqual([undefined, 2, 1, 0]);
  });

  test.each([
    ["a laptop", false, MAX_TEXTURE_BYTES.laptop],
    ["a phone", true, MAX_TEXTURE_BYTES.phone],
  ])("the tiles on %s take less than the texture budget", (_device, isPhone, maxBytes) => {
    const bytes = tileCapacity(isPhone) * TILE_BYTES;
    expect(bytes).toBeLessThan(maxBytes);
    expect(bytes).toBeGreaterThan(maxBytes / 2);
  });
});
