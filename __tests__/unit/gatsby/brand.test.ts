import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import { ramp } from "@brand";
import { createDeskSettings } from "@capture/desk/config/settings";
import { readBrand } from "@capture/content/model/brand";
import { readMark } from "@capture/content/model/mark";
import { sourceOf } from "../../../gatsby/outputs/brand/font-source";
import { brandFonts } from "../../../gatsby/outputs/brand/fonts";
import { iconSvg, renderIcon } from "../../../gatsby/outputs/brand/icons";
import { brandLook } from "../../../gatsby/outputs/brand/look";
import { brandValues } from "../../../gatsby/outputs/brand/values";
import { cardUrl, type SocialCard } from "../../../gatsby/lib/social-card";
import { COMPANY } from "../../support/company/company";
import { drawSocialCard, removeOtherCards } from "../../../gatsby/outputs/social-cards";
import { setText } from "../../../gatsby/outputs/social-text";

describe("brand", () => {
  const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24" fill="none">
  <circle cx="12" cy="12" r="10" stroke="currentColor"/>
</svg>
`;
  const CARD = {
    title: "Ten Years",
    label: "Blog",
    brand: "Acme",
    host: "acme.example",
    picture: resolve("data/images/brand/terrain.jpg"),
  };

  /** A folder with another brand: a wide mark in the color of the text, square corners, other colors. */
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "brand-"));
    for (const name of ["brand", "site.json"]) cpSync(join(COMPANY, name), join(folder, name), { recursive: true });
    const { colors, ...brand } = readBrand(folder);
    const ink = { ...colors.ink, background: "#10141C" };
    const changed = {
      ...brand,
      themeColor: "#10141C",
      colors: { ...colors, ink },
      radii: { ...brand.radii, control: 0 },
    };
    writeFileSync(join(folder, "brand/brand.json"), JSON.stringify(changed));
    writeFileSync(join(folder, "brand/mark.svg"), MARK);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => void (process.env.CONTENT_DIR = COMPANY));

  test("the icon shows a wide mark on a square, in the color of the text", async () => {
    expect(iconSvg(folder)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -12 48 48" color="#FFFDF8"><rect x="-6" y="-12" width="48" height="48" rx="0" fill="#10141C"/><g fill="none"><circle cx="12" cy="12" r="10" stroke="currentColor"></circle></g></svg>\n',
    );
    const { info } = await renderIcon(folder, 16).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([16, 16]);
  });

  describe("a mark is written as the check has parsed it", () => {
    const shapesOf = (svg: string): string => {
      writeFileSync(join(folder, "brand/mark.svg"), svg);
      return readMark(folder).shapes;
    };
    afterEach(() => writeFileSync(join(folder, "brand/mark.svg"), MARK));
    const VIEW_BOX = 'viewBox="0 0 36 24"';
    const SHAPE = '<path d="M0 0h24v24z"></path>';

    test.each([
      [
        "an element in a comment before it",
        `<!-- <svg ${VIEW_BOX}><script>alert(1)</script></svg> --><svg ${VIEW_BOX}>${SHAPE}</svg>`,
      ],
      ["an element in a comment after it", `<svg ${VIEW_BOX}>${SHAPE}</svg><!-- <script>alert(1)</script></svg> -->`],
      ["comments in it", `<svg ${VIEW_BOX}>${SHAPE}<!-- <script>alert(1)</script> --></svg>`],
      [
        "a processing instruction",
        `<?xml-stylesheet href="https://other.example/a.css"?><svg ${VIEW_BOX}>${SHAPE}</svg>`,
      ],
      ["a bracket in an attribute", `<svg aria-label="><script>alert(1)</script>" ${VIEW_BOX}>${SHAPE}</svg>`],
      ["a prefix", `<svg xmlns:xlink="http://www.w3.org/1999/xlink" ${VIEW_BOX}>\n  ${SHAPE}\n</svg>`],
    ])("without %s", (_what, svg) => {
      expect(shapesOf(svg)).toBe(SHAPE);
    });

    test("with references that need no prefix, and with escaped text, in pages and icons", () => {
      const shapes = shapesOf(
        `<svg ${VIEW_BOX}><g><![CDATA[<script>alert(1)</script>]]>&nbsp;</g><use xlink:href="#mark-a"/></svg>`,
      );
      expect(shapes).toBe('<g>&lt;script&gt;alert(1)&lt;/script&gt;\u00a0</g><use href="#mark-a"></use>');
    });
  });

  test("pages get the colors of the folder, and values that are computed from them", () => {
    const { bands, ramp, inkRgb, mark, markRatio, radii } = brandValues(folder);
    expect(bands.ink).toMatchObject({ background: "#10141C", mark: ramp[0] });
    expect(bands.bone.mark).toBe(ramp[2]);
    expect(inkRgb).toBe("16 20 28");
    expect([mark.viewBox, markRatio]).toEqual(["0 0 36 24", 1.5]);
    expect(radii.control).toBe(0);
  });

  test("social cards and sheets follow CONTENT_DIR", () => {
    const before = cardUrl(CARD);
    process.env.CONTENT_DIR = folder;
    expect(cardUrl(CARD)).not.toBe(before);
    expect(brandLook().colors.ink.background).toBe("#10141C");
  });

  test("each weight of a family has the same characters, because WebKit takes missing ones from another weight", () => {
    const { folder: fontFolder, faces } = brandFonts(folder);
    const charactersOf = ({ src = "", unicodeRange = "U+0-FFFE" }: Record<string, string>): number[] => {
      const [, file = ""] = /url\(\/fonts\/(.*)\)/.exec(src) ?? [];
      const ranges = unicodeRange.split(",").map((range) =>
        range
          .slice(2)
          .split("-")
          .map((code) => parseInt(code, 16)),
      );
      const { characterSet } = create(readFileSync(join(fontFolder, file))) as Font;
      return characterSet.filter((code) => ranges.some(([from = 0, to = from]) => code >= from && code <= to));
    };
    const own = faces.filter(({ src }) => src?.startsWith("url(") === true);
    for (const family of new Set(own.map(({ fontFamily }) => fontFamily))) {
      const members = own.filter(({ fontFamily }) => fontFamily === family);
      const sets = [400, 500, 600, 700].map((weight) =>
        members.filter(({ fontWeight = "" }) => {
          const [from = 0, to = from] = fontWeight.split(" ").map(Number);
          return weight >= from && weight <= to;
        }),
      );
      const texts = sets
        .filter((each) => each.length > 0)
        .map((each) => String.fromCodePoint(...new Set(each.flatMap(charactersOf).toSorted((a, b) => a - b))));
      expect([family, [...new Set(texts)]]).toEqual([family, [texts[0]]]);
    }
  });

  test("the first screen has the letters of the site's language in each font", () => {
    const { folder: fontFolder, firstFonts } = brandFonts(folder);
    const hasLetters = firstFonts.map((path) => {
      const font = create(readFileSync(join(fontFolder, basename(path)))) as Font;
      return [..."äöüßÄÖÜ„"].every((letter) => font.hasGlyphForCodePoint(letter.charCodeAt(0)));
    });
    expect(hasLetters).toEqual([true, true, true]);
  });

  test("a font package without the requested widths is an error that names the file", () => {
    const source = sourceOf("@fontsource-variable/instrument-sans", 118);
    expect(source.category).toBe("sans");
    expect(() => source.fileOf(600)).not.toThrow();
    expect(() => sourceOf("@fontsource-variable/sometype-mono", 118).fileOf(600)).toThrow(
      /sometype-mono has no file .*sometype-mono-latin-wdth-normal\.woff2\. Choose another font in brand\.json\./,
    );
  });

  test("the desk has a form with color fields for the brand", () => {
    const { config } = createDeskSettings("data", { name: "test-repo" }, false);
    const text = JSON.stringify(config.collections);
    expect(text).toContain('"file":"data/brand/brand.json"');
    expect(text).toMatch(/"name":"themeColor","label":"Browser color"[^}]*"widget":"color"/);
  });
});

describe("social-cards", () => {
  const card: SocialCard = {
    title: "Ten Years of 3D Capture",
    label: "Blog",
    brand: "Fourfold",
    host: "www.fourfold.example",
    picture: join(COMPANY, "images/polter.jpg"),
  };

  /** The first pixel row of the ramp, and the pixel rows that contain text or the logo, both left of the picture. */
  async function rows(change: Partial<SocialCard> = {}): Promise<{ rampRow: number; textRows: number[] }> {
    const { data, info } = await sharp(await drawSocialCard({ ...card, ...change }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height]).toEqual(["raw", 1200, 630]);
    const rampColor = [1, 3, 5].map((start) => parseInt(ramp[0].slice(start, start + 2), 16));
    const pixel = (x: number, y: number): number[] => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const all = [...Array(630).keys()];
    const isRamp = (y: number): boolean =>
      pixel(66, y).every((value, index) => Math.abs(value - (rampColor[index] ?? 0)) < 20);
    const isText = (y: number): boolean =>
      [...Array(540).keys()].some((x) => pixel(64 + x, y).every((value) => value > 100));
    return { rampRow: all.findIndex(isRamp), textRows: all.filter(isText) };
  }

  describe("drawSocialCard", () => {
    it("draws text in the site's font on every machine", async () => {
      const { raw } = await setText("Fourfold", {
        font: brandLook().fonts.heading,
        size: 100,
        color: "#fff",
        width: 2000,
      });
      // The width in pixels; system fonts have other widths.
      expect(Math.abs(raw.width - 388)).toBeLessThan(4);
    });

    it("draws < and & literally", async () => {
      const style = { font: brandLook().fonts.heading, size: 40, color: "#fff", width: 2000 };
      const withSymbols = await setText("a < b & c", style);
      const withoutSymbols = await setText("a b c", style);
      expect(withSymbols.raw.width).toBeGreaterThan(withoutSymbols.raw.width + 40);
    });

    it("draws a label of several lines above the ramp", async () => {
      const one = await rows();
      const two = await rows({ label: "A label that is far too long for one line of it" });
      // Label and title are centered, so a second line moves the ramp down by half of the line's height.
      expect(two.rampRow - one.rampRow).toBeGreaterThan(10);
      expect(two.textRows.filter((row) => row < two.rampRow - 3 && row > two.rampRow - 12)).toEqual([]);
    });

    it("shortens a title that would reach the host name", async () => {
      const { rampRow, textRows } = await rows({ title: "Everything there is to say about it ".repeat(20) });
      expect(rampRow).toBeGreaterThan(120);
      expect(textRows.filter((row) => row > 500 && row < 540)).toEqual([]);
    });

    it("draws several cards at the same time", async () => {
      const [first, second] = await Promise.all([drawSocialCard(card), drawSocialCard({ ...card, title: "Another" })]);
      expect(await drawSocialCard(card)).toEqual(first);
      expect(second).not.toEqual(first);
    });

    it("draws the next card after a picture that cannot be read", async () => {
      const failed = drawSocialCard({ ...card, picture: join(COMPANY, "images/none.jpg") });
      const next = drawSocialCard(card);
      await expect(failed).rejects.toThrow("none.jpg");
      expect((await next).length).toBeGreaterThan(10_000);
    });
  });

  test("the URL of a card changes with everything that the card shows", () => {
    const changes: Partial<SocialCard>[] = [
      { title: "Eleven Years of 3D Capture" },
      { label: "News" },
      { brand: "Fivefold" },
      { host: "fourfold.example" },
      { picture: join(COMPANY, "images/stamm.jpg") },
    ];
    const urls = [card, card, ...changes.map((change) => ({ ...card, ...change }))].map(cardUrl);
    expect(urls[0]).toMatch(/^\/social\/[0-9a-f]{16}\.jpg$/);
    expect(new Set(urls).size).toBe(urls.length - 1);
  });

  test("removes cards that belong to no page, such as those of drafts", () => {
    const root = mkdtempSync(join(tmpdir(), "cards-"));
    mkdirSync(join(root, "social"));
    for (const name of ["0a1b.jpg", "2c3d.jpg"]) writeFileSync(join(root, "social", name), "");
    removeOtherCards(root, ["/social/2c3d.jpg"]);
    expect(readdirSync(join(root, "social"))).toEqual(["2c3d.jpg"]);
    rmSync(root, { recursive: true });
  });
});
