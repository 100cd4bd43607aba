/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { resolvePictures } from "../../../gatsby/node/picture-data";
import { turnedPicture } from "../../support/content/turned-picture";

type Resolve = (picture: object, args: object, context: object, info: object) => unknown;

const originalResolver = jest.fn((_picture: object, args: object) => Promise.resolve({ dataFor: args }));
const folder = mkdtempSync(join(tmpdir(), "turned-"));
const absolutePath = join(folder, "portrait.jpg");
const getNodeById = jest.fn(() => ({ absolutePath, relativePath: "portrait.jpg", internal: { contentDigest: "a" } }));
const nodeModel = { getNodeById, findAll: () => Promise.resolve({ entries: [] }) };
const cache = { set: jest.fn(() => Promise.resolve()) };
const picture = (parent: string, contentDigest = "a") => ({ parent, internal: { contentDigest } });

function resolverOf(environment: string): Resolve | undefined {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
  const added = jest.fn<undefined, [{ ImageSharp: { gatsbyImageData: { resolve: Resolve } } }]>();
  resolvePictures({ createResolvers: added, getCache: () => cache } as unknown as CreateResolversArgs);
  return added.mock.calls[0]?.[0].ImageSharp.gatsbyImageData.resolve;
}

beforeAll(async () => writeFileSync(absolutePath, await turnedPicture(6, 30, 40)));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

test("a picture is resolved once for all pages with the same arguments, and each page depends on its file", async () => {
  const resolve = resolverOf("production");
  const resolveAgain = () => resolve?.(picture("crane"), { width: 480 }, { nodeModel }, { originalResolver });
  expect(await resolveAgain()).toEqual({ dataFor: { width: 480 } });
  expect(await resolveAgain()).toEqual({ dataFor: { width: 480 } });
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(getNodeById.mock.calls).toEqual([[{ id: "crane" }], [{ id: "crane" }]]);
});

test.each(["production", "development"])(
  "in %s, Gatsby's resolver is called after the upright sides are cached",
  async (mode) => {
    let areSidesCached = false;
    cache.set.mockImplementation(async () => {
      await Promise.resolve();
      areSidesCached = true;
    });
    const context = { nodeModel };
    const info = { originalResolver: () => areSidesCached };
    expect(await resolverOf(mode)?.(picture("crane"), {}, context, info)).toBe(true);
  },
);

test.each([
  ["another size", picture("crane"), { width: 800 }],
  ["another file with the same content", picture("copy"), { width: 480 }],
  ["the file with other content", picture("crane", "b"), { width: 480 }],
])("%s is resolved separately", async (_what, other, args) => {
  const resolve = resolverOf("production");
  await resolve?.(picture("crane"), { width: 480 }, { nodeModel }, { originalResolver });
  await resolve?.(other, args, { nodeModel }, { originalResolver });
  expect(originalResolver).toHaveBeenCalledTimes(2);
});

test("gatsby develop calls Gatsby's resolver every time", async () => {
  const resolve = resolverOf("development");
  for (const _ of [1, 2]) await resolve?.(picture("crane"), {}, { nodeModel }, { originalResolver });
  expect(originalResolver).toHaveBeenCalledTimes(2);
});
