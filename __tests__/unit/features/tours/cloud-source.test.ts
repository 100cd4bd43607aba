import { POINT_BYTES } from "../../../../src/features/tours/formats/cloud";
import { createCloudSource } from "../../../../src/features/tours/viewer/scene/loading";

const URLS = ["/1.cloud", "/2.cloud", "/3.cloud"];

let requestedUrls: string[];
/** URLs that respond with 503. */
let failingUrls: Set<string>;
let abort: AbortController;
let pieceCount: number;
beforeEach(() => {
  requestedUrls = [];
  failingUrls = new Set();
  abort = new AbortController();
  pieceCount = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, options) => {
    requestedUrls.push(String(url));
    await nextTask();
    options?.signal?.throwIfAborted();
    return failingUrls.has(String(url))
      ? new Response(null, { status: 503 })
      : new Response(new Uint8Array(POINT_BYTES));
  });
});
afterEach(() => jest.restoreAllMocks());

const source = () => createCloudSource(URLS, () => (pieceCount += 1), abort.signal);
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done, 1));
/** Waits for more tasks than the pieces need. Unlike a fixed time, this is also enough on a busy machine. */
async function waitForAllPieces(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await nextTask();
}

test("fetches each piece once, however often load is called", async () => {
  const cloud = source();
  await Promise.all([cloud.load(), cloud.load()]);
  await cloud.load();
  await waitForAllPieces();
  await cloud.load();
  await waitForAllPieces();
  expect(requestedUrls).toEqual(URLS);
  expect([cloud.loadedPoints, pieceCount]).toEqual([3, 3]);
});

test("after the first piece fails, the next call fetches all pieces", async () => {
  failingUrls.add("/1.cloud");
  const cloud = source();
  await expect(cloud.load()).rejects.toThrow("Fetching /1.cloud failed with status 503.");
  failingUrls.clear();
  await cloud.load();
  await waitForAllPieces();
  expect(cloud.loadedPoints).toBe(3);
});

test("after a later piece fails, the next call fetches the missing pieces", async () => {
  failingUrls.add("/3.cloud");
  const cloud = source();
  await cloud.load();
  await waitForAllPieces();
  expect(cloud.loadedPoints).toBe(2);
  failingUrls.clear();
  await cloud.load();
  await waitForAllPieces();
  expect(requestedUrls).toEqual([...URLS, "/3.cloud"]);
  expect(cloud.loadedPoints).toBe(3);
});

test("an abort cancels the current request and those that would follow", async () => {
  const cloud = source();
  await cloud.load();
  abort.abort();
  await waitForAllPieces();
  expect(requestedUrls).toEqual(["/1.cloud", "/2.cloud"]);
  expect(pieceCount).toBe(1);
});
