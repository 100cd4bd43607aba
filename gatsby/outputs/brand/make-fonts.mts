/**
 * Makes the font files of a brand: subsets with the characters and weights that the site uses, fallbacks with the same
 * metrics, so that the layout does not shift when a font is loaded, and TrueType files for pictures and PDF. Runs as a
 * process of its own (`fonts.ts`), because some of the packages are ES modules, which gatsby-node.ts cannot import.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { BrandFont, FontRole } from "@capture/content/model/brand";
import { ALL, COMMON, HEADING, PLAIN, rangesOf, restOf, unicodeRange } from "./characters";
import { sourceOf, type FontSource } from "./font-source";
import type { BrandFonts, FontRequest } from "./fonts";
import { ARIAL, COURIER_NEW, TIMES_NEW_ROMAN, type SystemFont } from "./system-fonts";

/** A font file with some characters of a family in one weight. Two such files are smaller than one variable font. */
interface Subset {
  /** The weight of the glyphs. */
  wght: number;
  /** The `font-weight` values for which browsers use the file. */
  weight: string;
  characters: string;
  /** Whether the first screen of every page uses the file. */
  isFirst: boolean;
  /** Its `unicode-range` in the family with the rare characters; without it, the file is in the first family only. */
  range?: string;
  /** Its `unicode-range` in the first family, if it is in both. */
  commonRange?: string;
}

interface Design {
  subsets: readonly Subset[];
  /** The weight in social cards and specification sheets, which need a TrueType file. */
  ttfWeight: number;
}

/**
 * The fonts of a page.
 * @param letters letters of the language, which the first files contain besides the common ones
 */
const designsFor = (letters: string): Record<FontRole, Design> => ({
  heading: {
    subsets: [
      { wght: 600, weight: "600", characters: HEADING + letters, isFirst: true },
      { wght: 600, weight: "600", ...restOf(HEADING + letters), isFirst: false },
    ],
    ttfWeight: 600,
  },
  body: {
    // A weight between regular and medium, so that running text and controls share one file.
    subsets: [
      { wght: 450, weight: "400 500", characters: COMMON + letters, isFirst: true },
      { wght: 450, weight: "400 500", ...restOf(COMMON + letters), isFirst: false },
      // Without the ranges, WebKit would take letters that the files of running text lack from this one, in bold.
      {
        wght: 700,
        weight: "600 700",
        ...restOf(COMMON + letters),
        characters: ALL,
        commonRange: rangesOf(COMMON + letters),
        isFirst: false,
      },
    ],
    ttfWeight: 450,
  },
  mono: {
    subsets: [
      { wght: 450, weight: "400 600", characters: PLAIN + letters, isFirst: true },
      { wght: 450, weight: "400 600", ...restOf(PLAIN + letters), isFirst: false },
    ],
    ttfWeight: 500,
  },
});

interface Fallback {
  metrics: SystemFont;
  /**
   * The font, and the font with the same metrics on Linux. More names would slow down pages, because browsers look up each
   * name for every font size.
   */
  src: string;
  generic: string;
}

const FALLBACKS: Record<FontSource["category"], Fallback> = {
  sans: { metrics: ARIAL, src: "local('Arial'), local('Liberation Sans')", generic: "system-ui, sans-serif" },
  serif: { metrics: TIMES_NEW_ROMAN, src: "local('Times New Roman'), local('Liberation Serif')", generic: "serif" },
  mono: {
    metrics: COURIER_NEW,
    src: "local('Courier New'), local('Liberation Mono')",
    generic: "ui-monospace, monospace",
  },
};

/** fontkit reads the header of an empty glyph, such as a space, beyond the end of the file if that glyph is the last one. */
const PADDING = Buffer.alloc(16);

const [folder = "", request = "{}"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { fonts, letters } = JSON.parse(request) as FontRequest;
const designs = designsFor(letters);
const result: BrandFonts = { faces: [], firstFonts: [], stacks: {}, files: {}, borrowed: "" };
const coverage: Partial<Record<FontRole, Font>> = {};
/** The text of each license, with its identifier. */
const licenses = new Map<string, string>();
for (const role of ["heading", "body", "mono"] as const) await addFamily(role, fonts[role]);
borrow();
writeFileSync(join(folder, "fonts.json"), JSON.stringify(result));
// The license must be next to every copy of a font. `npm run licenses` reads the first line.
const ids = [...new Set(licenses.values())].join(", ");
writeFileSync(join(folder, "LICENSE.txt"), [ids, ...licenses.keys()].join("\n\n"));

async function addFamily(role: FontRole, { family: name, package: packageName, width }: BrandFont): Promise<void> {
  const { subsets, ttfWeight } = designs[role];
  const source = sourceOf(packageName, width);
  licenses.set(source.license.text, source.license.id);
  const slug = name.toLowerCase().replace(/ /g, "-");
  const createSubset = (targetFormat: "woff2" | "sfnt", characters: string, wght: number): Promise<Buffer> => {
    const original = readFileSync(source.fileOf(wght));
    const font = create(original) as Font;
    coverage[role] ??= font;
    const { wght: weights } = font.variationAxes;
    return subsetFont(original, characters, {
      targetFormat,
      // Omits glyphs of ligatures and alternate figures, which the design does not use.
      noLayoutClosure: true,
      variationAxes: {
        ...(weights && { wght: Math.min(Math.max(wght, weights.min), weights.max) }),
        ...(width !== undefined && { wdth: width }),
      },
    });
  };
  const createTtf = async (characters: string, wght: number): Promise<Buffer> =>
    Buffer.concat([await createSubset("sfnt", characters, wght), PADDING]);
  for (const { wght, weight, characters, isFirst, range, commonRange } of subsets) {
    const bytes = await createSubset("woff2", characters, wght);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    const file = `${slug}-${String(wght)}-${hash}.woff2`;
    writeFileSync(join(folder, file), bytes);
    if (isFirst) result.firstFonts.push(`/fonts/${file}`);
    const addFace = (fontFamily: string, unicodeRange?: string): void =>
      void result.faces.push({
        fontFamily,
        // These rules are in every page, so defaults are omitted: the format and `font-style: normal`.
        src: `url(/fonts/${file})`,
        fontWeight: weight,
        ...(unicodeRange !== undefined && { unicodeRange }),
        // A font that arrives after the first paint is used only on the next page, so that text does not move while
        // visitors read it. Fonts are preloaded, so this happens only on the slowest connections.
        fontDisplay: "optional",
      });
    if (range === undefined || commonRange !== undefined) addFace(name, commonRange);
    // The rare characters are a separate family. If they were a face of the same family, Chrome would look up a system
    // fallback for every font size while the file is not loaded.
    if (range !== undefined) addFace(restName(name), range);
  }
  const ttf = await createTtf(ALL, ttfWeight);
  writeFileSync(join(folder, `${slug}.ttf`), ttf);
  result.files[role] = { file: `${slug}.ttf`, family: (create(ttf) as Font).familyName };
  const fallback = FALLBACKS[role === "mono" ? "mono" : source.category];
  const metrics = await fromBuffer(await createTtf(PLAIN, subsets[0]?.wght ?? 400));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, fallback.metrics], {
    fontFaceFormat: "styleObject",
  });
  const rule = (fontFaces[0] as unknown as { "@font-face": Record<string, string> })["@font-face"];
  const fallbackName = `${name} Fallback`;
  result.faces.push({ ...rule, src: fallback.src, fontFamily: fallbackName });
  const families = [name, ...(subsets.some(({ range }) => range) ? [restName(name)] : []), fallbackName];
  result.stacks[role] = [...families.map((family) => `"${family}"`), fallback.generic].join(", ");
}

/** The family with the rare characters of a family. */
function restName(name: string): string {
  return `${name} Rest`;
}

/** Takes characters that the body font lacks from the mono font, which the first screen of every page loads. */
function borrow(): void {
  const has = (role: FontRole, character: string): boolean =>
    coverage[role]?.hasGlyphForCodePoint(character.charCodeAt(0)) === true;
  result.borrowed = [...PLAIN].filter((each) => !has("body", each) && has("mono", each)).join("");
  const source = result.faces.find(({ fontFamily }) => fontFamily === fonts.mono.family);
  if (result.borrowed === "" || !source) return;
  result.faces.push({
    ...source,
    fontFamily: restName(fonts.body.family),
    fontWeight: "400 700",
    unicodeRange: unicodeRange(result.borrowed),
  });
}
