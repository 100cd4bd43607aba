import { POINT_BYTES } from "../../../../src/features/tours/formats/cloud";
import { createCloudSource } from "../../../../src/features/tours/viewer/scene/cloud-source";

const URLS = ["/1.cloud", "/2.cloud", "/3.cloud"];

let requested: string[];
/** URLs that respond with 503. */
let broken: Set<string>;
let abort: AbortController;
let pieceCount: number;
beforeEach(() => {
  requested = [];
  broken = new Set();
  abort = new AbortController();
  pieceCount = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, options) => {
    requested.push(String(url));
    await nextTask();
    options?.signal?.throwIfAborted();
    return broken.has(String(url)) ? new Response(null, { status: 503 }) : new Response(new Uint8Array(POINT_BYTES));
  });
});
afterEach(() => jest.restoreAllMocks());

const source = () => createCloudSource(URLS, () => (pieceCount += 1), abort.signal);
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done, 1));
/** Long enough for all pieces, since each takes one task; unlike a fixed time also on a busy machine. */
async function allFetched(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await nextTask();
}

test("fetches each piece once for any number of calls", async () => {
  const cloud = source();
  await Promise.all([cloud.load(), cloud.load()]);
  await cloud.load();
  await allFetched();
  await cloud.load();
  await allFetched();
  expect(requested).toEqual(URLS);
  expect([cloud.loadedPoints, pieceCount]).toEqual([3, 3]);
});

test("fetches all pieces on the next call after a failure of the first", async () => {
  broken.add("/1.cloud");
  const cloud = source();
  await expect(cloud.load()).rejects.toThrow("Fetching /1.cloud failed with status 503.");
  broken.clear();
  await cloud.load();
  await allFetched();
  expect(cloud.loadedPoints).toBe(3);
});

test("fetches the missing pieces on the next call after a failure of a later one", async () => {
  broken.add("/3.cloud");
  const cloud = source();
  await cloud.load();
  await allFetched();
  expect(cloud.loadedPoints).toBe(2);
  broken.clear();
  await cloud.load();
  await allFetched();
  expect(requested).toEqual([...URLS, "/3.cloud"]);
  expect(cloud.loadedPoints).toBe(3);
});

test("fetches no further piece after an abort", async () => {
  const cloud = source();
  await cloud.load();
  abort.abort();
  await allFetched();
  expect(requested).toEqual(["/1.cloud", "/2.cloud"]);
  expect(pieceCount).toBe(1);
});
