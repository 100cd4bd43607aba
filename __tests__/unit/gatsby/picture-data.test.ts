import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import sharp from "sharp";
import { resolvePictures } from "../../../gatsby/node/picture-data";
import { turnedPicture, quartersOf } from "../../support/content/pictures/turned-picture";
import { findFocalPoint, focalRegion, openCropped } from "../../../gatsby/lib/focal-points";
import { cardUrl } from "../../../gatsby/lib/social-card";
import { drawSocialCard } from "../../../gatsby/outputs/social-cards";

describe("picture-data", () => {
  type Resolve = (picture: object, args: object, context: object, info: object) => unknown;

  const originalResolver = jest.fn((_picture: object, args: object) => Promise.resolve({ dataFor: args }));
  const folder = mkdtempSync(join(tmpdir(), "turned-"));
  const absolutePath = join(folder, "portrait.jpg");
  const getNodeById = jest.fn(() => ({ absolutePath, relativePath: "portrait.jpg" }));
  const nodeModel = { getNodeById, findAll: () => Promise.resolve({ entries: [] }) };
  const picture = (parent: string, contentDigest = "a") => ({ parent, internal: { contentDigest } });

  function resolverOf(environment: string): Resolve | undefined {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
    const added = jest.fn<undefined, [{ ImageSharp: { gatsbyImageData: { resolve: Resolve } } }]>();
    resolvePictures({ createResolvers: added } as unknown as CreateResolversArgs);
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
});

describe("focal-points", () => {
  const folder = mkdtempSync(join(tmpdir(), "focal-"));
  const absolutePath = join(folder, "wide.jpg");
  beforeAll(async () => writeFileSync(absolutePath, await turnedPicture(6, 400, 200)));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A node model whose content has these focal points. */
  const modelWith = (...items: { picture: string; position: string }[]) => ({
    findAll: <T>() => Promise.resolve({ entries: (items.length === 0 ? [] : [{ items }]) as Iterable<T> }),
  });
  const model = modelWith({ picture: "images/Zürich.jpg".normalize("NFD"), position: "100% 50%" });

  test("a picture is found in both Unicode forms, and other pictures have no focal point", async () => {
    expect(await findFocalPoint(model, "images/Zürich.jpg".normalize("NFC"))).toBe("100% 50%");
    expect(await findFocalPoint(model, "images/other.jpg")).toBeNull();
    expect(await findFocalPoint(modelWith(), "images/Zürich.jpg")).toBeNull();
  });

  test.each([
    [1, "0% 0%", { left: 0, top: 0, width: 200, height: 200 }],
    [1, "75% 10%", { left: 150, top: 0, width: 200, height: 200 }],
    [4, "75% 10%", { left: 0, top: 10, width: 400, height: 100 }],
    [2, "75% 10%", { left: 0, top: 0, width: 400, height: 200 }],
  ])("an aspect ratio of %d at %s leaves a region inside the picture", (ratio, position, region) => {
    expect(focalRegion({ width: 400, height: 200 }, ratio, position)).toEqual(region);
  });

  test("an upright picture is cropped around its focal point, or else around its center", async () => {
    const size = { width: 100, height: 100 };
    expect(await quartersOf(await openCropped(absolutePath, size, "100% 0%"))).toEqual([
      "#00ff00",
      "#00ff00",
      "#ffffff",
      "#ffffff",
    ]);
    expect(await quartersOf(await openCropped(absolutePath, size, null))).toEqual([
      "#ff0000",
      "#00ff00",
      "#0000ff",
      "#ffffff",
    ]);
  });

  describe("the data of a picture", () => {
    type Resolve = (picture: object, args: object, context: object, info: object) => Promise<object>;
    const originalResolver = jest.fn((_picture: object, args: object) => Promise.resolve({ width: 1, args }));

    async function dataWith(nodeModel: object, args: object): Promise<object> {
      const added = jest.fn<undefined, [{ ImageSharp: { gatsbyImageData: { resolve: Resolve } } }]>();
      const getCache = () => ({ set: () => Promise.resolve() });
      resolvePictures({ createResolvers: added, getCache } as unknown as CreateResolversArgs);
      const file = { absolutePath, relativePath: "images/Zürich.jpg", internal: { contentDigest: "a" } };
      const context = { nodeModel: { getNodeById: () => file, ...nodeModel } };
      const picture = { parent: "wide", internal: { contentDigest: "a" } };
      const resolve = added.mock.calls[0]?.[0].ImageSharp.gatsbyImageData.resolve;
      return resolve?.(picture, args, context, { originalResolver }) ?? {};
    }

    it("has the position, and its copies are cropped around it", async () => {
      const cropFocus = { left: 200, top: 0, width: 200, height: 200 };
      expect(await dataWith(model, { aspectRatio: 1 })).toEqual({
        width: 1,
        objectPosition: "100% 50%",
        args: { aspectRatio: 1, transformOptions: { cropFocus } },
      });
    });

    it("has only the position when the copies are not cropped", async () => {
      expect(await dataWith(model, {})).toEqual({ width: 1, objectPosition: "100% 50%", args: {} });
    });

    it("is unchanged without a focal point", async () => {
      expect(await dataWith(modelWith(), { aspectRatio: 1 })).toEqual({ width: 1, args: { aspectRatio: 1 } });
    });
  });

  test("a social card shows the focal point, and its URL changes with it", async () => {
    const card = { title: "A", label: "B", brand: "C", host: "d.example", picture: absolutePath };
    const photoOf = async (focalPoint: string | null): Promise<string[]> => {
      const drawn = await drawSocialCard({ ...card, focalPoint });
      return quartersOf(sharp(drawn).extract({ left: 660, top: 0, width: 540, height: 630 }));
    };
    expect(await photoOf("100% 50%")).toEqual(["#00ff00", "#00ff00", "#ffffff", "#ffffff"]);
    expect(await photoOf(null)).toEqual(["#ff0000", "#00ff00", "#0000ff", "#ffffff"]);
    expect(cardUrl({ ...card, focalPoint: null })).toBe(cardUrl(card));
    expect(cardUrl({ ...card, focalPoint: "100% 50%" })).not.toBe(cardUrl(card));
  });
});
