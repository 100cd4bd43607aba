import { POINT_BYTES } from "../../../../src/features/tours/formats/cloud";
import { cloudSource } from "../../../../src/features/tours/viewer/scene/cloud-source";

const URLS = ["/1.cloud", "/2.cloud", "/3.cloud"];

let requested: string[];
/** URLs that cannot be fetched. */
let broken: Set<string>;
let abort: AbortController;
let arrived: number;
beforeEach(() => {
  requested = [];
  broken = new Set();
  abort = new AbortController();
  arrived = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, options) => {
    requested.push(String(address));
    await settled();
    options?.signal?.throwIfAborted();
    return broken.has(String(address))
      ? new Response(null, { status: 503 })
      : new Response(new Uint8Array(POINT_BYTES));
  });
});
afterEach(() => jest.restoreAllMocks());

const source = () => cloudSource(URLS, () => (arrived += 1), abort.signal);
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 1));
const fetched = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

test("each piece is fetched once for any number of calls", async () => {
  const cloud = source();
  await Promise.all([cloud.begin(), cloud.begin()]);
  await cloud.begin();
  await fetched();
  await cloud.begin();
  await fetched();
  expect(requested).toEqual(URLS);
  expect([cloud.points, arrived]).toEqual([3, 3]);
});

test("after a failure of the first piece the next call fetches all", async () => {
  broken.add("/1.cloud");
  const cloud = source();
  await expect(cloud.begin()).rejects.toThrow("/1.cloud answers 503.");
  broken.clear();
  await cloud.begin();
  await fetched();
  expect(cloud.points).toBe(3);
});

test("after a failure of a further piece the next call fetches what is missing", async () => {
  broken.add("/3.cloud");
  const cloud = source();
  await cloud.begin();
  await fetched();
  expect(cloud.points).toBe(2);
  broken.clear();
  await cloud.begin();
  await fetched();
  expect(requested).toEqual([...URLS, "/3.cloud"]);
  expect(cloud.points).toBe(3);
});

test("after an abort no further piece is fetched", async () => {
  const cloud = source();
  await cloud.begin();
  abort.abort();
  await fetched();
  expect(requested).toEqual(["/1.cloud", "/2.cloud"]);
  expect(arrived).toBe(1);
});
