import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { createDraftOverlay, type DraftOverlay } from "../../../scripts/site/develop/draft-overlay";
import { publishContent } from "../../../scripts/site/develop/publish-content";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";

const FILE = "pages/academy.json";
const source = provideContentCopy(COMPANY);
const published = join(dirname(source), "published");
let overlay: DraftOverlay;
beforeEach(() => {
  publishContent(source, published);
  overlay = createDraftOverlay(source, published);
});

afterEach(() => rmSync(published, { recursive: true }));

const read = (folder = published): string => readFileSync(join(folder, FILE), "utf8");
const show = (text: string, file = `data/${FILE}`) => overlay.show({ file, text });
/** The file with a valid change: a space at its end. */
const draft = (): string => `${read(source)} `;

test("shows a draft, and the saved file again with its time", () => {
  const { mtimeMs } = statSync(join(published, FILE));
  expect(show(draft())).toEqual([]);
  expect(show(`${draft()} `)).toEqual([]);
  expect(read()).toBe(`${draft()} `);
  overlay.hide();
  expect(read()).toBe(read(source));
  expect(statSync(join(published, FILE)).mtimeMs).toBeCloseTo(mtimeMs, -1);
});

test("a draft with a mistake is not shown", () => {
  expect(show("{}")).not.toEqual([]);
  expect(read()).toBe(read(source));
});

test("a draft is checked, but not shown in another language", () => {
  overlay = createDraftOverlay(source, published, "de");
  expect(show("{}")).not.toEqual([]);
  expect(show(draft())).toEqual([]);
  overlay.hide();
  expect(read()).toBe(read(source));
});

test("a draft is shown again after a save, and the saved file after the form was closed", () => {
  show(draft());
  writeFileSync(join(source, FILE), `${read(source)}\n\n`);
  publishContent(source, published);
  overlay.renew();
  overlay.hide();
  expect(read()).toBe(read(source));
});

describe("a picture that is not saved", () => {
  const PAGE = "pages/contact.json";
  const SAVED_PICTURE = "images/rahmen.jpg";
  const drawPicture = (width: number): Promise<Buffer> =>
    sharp({ create: { width, height: 900, channels: 3, background: "#486" } })
      .png()
      .toBuffer();
  const showPicture = (bytes: Buffer): string => {
    const path = overlay.addPicture({ bytes, extension: "png" }) ?? SAVED_PICTURE;
    const text = readFileSync(join(source, PAGE), "utf8").replace(SAVED_PICTURE, path);
    expect(show(text, `data/${PAGE}`)).toEqual([]);
    return join(published, path);
  };

  test("is in the published content while the draft contains it", async () => {
    const [first, second] = [await drawPicture(1600), await drawPicture(1500)];
    const firstPath = showPicture(first);
    expect(readFileSync(firstPath).equals(first)).toBe(true);
    expect(readFileSync(join(published, PAGE), "utf8")).toContain("images/unsaved-");
    const secondPath = showPicture(second);
    expect(existsSync(firstPath)).toBe(false);
    // A save of another file removes what the saved content does not have.
    publishContent(source, published);
    expect(existsSync(secondPath)).toBe(false);
    overlay.renew();
    expect(readFileSync(secondPath).equals(second)).toBe(true);
    overlay.hide();
    expect(existsSync(secondPath)).toBe(false);
    expect(readFileSync(join(published, PAGE), "utf8")).toBe(readFileSync(join(source, PAGE), "utf8"));
  });

  test.each([
    ["too narrow", () => drawPicture(800), "is 800 px wide; the minimum is 1200 px."],
    ["not a picture", () => Promise.resolve(Buffer.from("ftypheic")), "cannot be decoded as a picture"],
  ])("is refused when it is %s", async (_name, draw, reason) => {
    const path = overlay.addPicture({ bytes: await draw(), extension: "png" }) ?? "";
    const text = readFileSync(join(source, PAGE), "utf8").replace(SAVED_PICTURE, path);
    expect(show(text, `data/${PAGE}`)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(reason) as string }),
    ]);
    expect(readFileSync(join(published, PAGE), "utf8")).not.toContain("images/unsaved-");
  });

  test("is not kept when the development site shows another language", () => {
    overlay = createDraftOverlay(source, published, "de");
    expect(overlay.addPicture({ bytes: Buffer.from(""), extension: "png" })).toBeUndefined();
  });
});

test.each(["data/../secret.json", "data/schemas/site.schema.json", "data/pages/none.json"])(
  "rejects %s, which is not a document",
  (file) => expect(() => show("{}", file)).toThrow("There is no document"),
);
