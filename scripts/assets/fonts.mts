/**
 * Subsets the site's three font families to the characters and weights that it uses. Writes the font files to
 * static/fonts/, with a hash of their content in the name, and src/theme/font-faces.ts, which also declares fallbacks with
 * the same metrics, so that the layout does not shift when a font is loaded. Also writes the fonts of social cards and
 * specification sheets. Run it after you update a font package.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import courier from "@capsizecss/metrics/courierNew";
import { fromBuffer } from "@capsizecss/unpack";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

/** A font file with some characters of a family in one weight. Two such files are smaller than one variable font. */
interface Subset {
  /** The weight of the glyphs. */
  wght: number;
  /** The `font-weight` values for which browsers use the file. */
  weight: string;
  characters: string;
  /** Whether the first screen of every page uses the file. */
  isFirst: boolean;
  /** Its `unicode-range`; all characters if omitted. */
  range?: string;
}

interface Family {
  name: string;
  fallbackName: string;
  fallback: FontMetrics;
  source: string;
  width?: number;
  subsets: readonly Subset[];
  /** Characters that the family lacks, taken from a family that the first screen of every page loads. */
  borrowed?: { characters: string; from: string };
  /** The weight in social cards and specification sheets, which need a TrueType file. */
  ttfWeight?: number;
}

const ASCII = [...Array(95).keys()].map((index) => String.fromCharCode(32 + index)).join("");
/** Punctuation and symbols that our texts use. */
const SYMBOLS = "\u00A0–—‘’“”…•·×±−°²©®™€";
const PLAIN = ASCII + SYMBOLS;
/**
 * Accented letters of Western Europe. They are rare in running text, like the symbols of code, so both are in a second
 * file.
 */
const ACCENTED_LETTERS = "ÄÅÆÇÉÑÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœ";
const CODE_SYMBOLS = "<>[\\]^_`{|}~";
const ALL = PLAIN + ACCENTED_LETTERS;
const COMMON = [...PLAIN].filter((character) => !CODE_SYMBOLS.includes(character)).join("");
/** The characters that are sufficient for nearly all headings. */
const HEADING = [...PLAIN].filter((character) => /[A-Za-z0-9 \u00A0.,:?!’'\-–—&%/()±×²]/.test(character)).join("");

/** Formats a code point for `unicode-range`. */
const hex = (code: number): string => code.toString(16).toUpperCase();

/** The characters for the second file of a family, which the first file does not contain, and their `unicode-range`. */
function charactersExcept(first: string): Pick<Subset, "characters" | "range"> {
  const codes = [...ALL].filter((character) => !first.includes(character)).map((character) => character.charCodeAt(0));
  const ranges: [from: number, to: number][] = [];
  for (let code = Math.min(...codes); code <= Math.max(...codes); code += 1) {
    if (first.includes(String.fromCharCode(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return {
    characters: String.fromCharCode(...codes),
    // To keep the list short, a range may include characters that no file contains, but not only such characters.
    range: ranges
      .filter(([from, to]) => codes.some((code) => code >= from && code <= to))
      .map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`)
      .join(","),
  };
}

const FAMILIES: readonly Family[] = [
  {
    name: "Archivo Expanded",
    fallbackName: "Archivo Fallback",
    fallback: arial,
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    width: 118,
    subsets: [
      { wght: 600, weight: "600", characters: HEADING, isFirst: true },
      { wght: 600, weight: "600", ...charactersExcept(HEADING), isFirst: false },
    ],
    ttfWeight: 600,
  },
  {
    name: "Instrument Sans",
    fallbackName: "Instrument Fallback",
    fallback: arial,
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    // A weight between regular and medium, so that running text and controls share one file.
    subsets: [
      { wght: 450, weight: "400 500", characters: COMMON, isFirst: true },
      { wght: 450, weight: "400 500", ...charactersExcept(COMMON), isFirst: false },
      { wght: 700, weight: "600 700", characters: ALL, isFirst: false },
    ],
    borrowed: { characters: "±²", from: "Sometype Mono" },
    ttfWeight: 450,
  },
  {
    name: "Sometype Mono",
    fallbackName: "Sometype Fallback",
    fallback: courier,
    source: "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    subsets: [{ wght: 450, weight: "400 600", characters: PLAIN, isFirst: true }],
    ttfWeight: 500,
  },
];

/**
 * The `src` of a fallback: the font, and the font with the same metrics on Linux. More names would slow down pages,
 * because browsers look up each name for every font size.
 */
const fallbackSrc = (family: string): string =>
  `local('${family}'), local('${family === "Arial" ? "Liberation Sans" : "Liberation Mono"}')`;

const require = createRequire(import.meta.url);
rmSync("static/fonts", { recursive: true, force: true });
mkdirSync("static/fonts", { recursive: true });

const faces: Record<string, string>[] = [];
const firstFonts: string[] = [];
for (const { name, fallbackName, fallback, source, width, subsets, ttfWeight } of FAMILIES) {
  const original = readFileSync(require.resolve(source));
  const slug = name.toLowerCase().replace(/ /g, "-");
  const createSubset = (targetFormat: "woff2" | "sfnt", characters: string, wght: number): Promise<Buffer> =>
    subsetFont(original, characters, {
      targetFormat,
      // Omits glyphs of ligatures and alternate figures, which the design does not use.
      noLayoutClosure: true,
      variationAxes: { wght, ...(width === undefined ? {} : { wdth: width }) },
    });
  for (const { wght, weight, characters, isFirst, range } of subsets) {
    const bytes = await createSubset("woff2", characters, wght);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    const file = `fonts/${slug}-${String(wght)}-${hash}.woff2`;
    writeFileSync(`static/${file}`, bytes);
    console.log(`${file}: ${String(bytes.length)} bytes`);
    if (isFirst) firstFonts.push(`/${file}`);
    faces.push({
      // The second file is a separate family. If it were a face of the same family, Chrome would look up a system fallback
      // for every font size while the file is not loaded.
      fontFamily: range === undefined ? name : `${name} Rest`,
      // These rules are in every page, so defaults are omitted: the format and `font-style: normal`.
      src: `url(/${file})`,
      fontWeight: weight,
      ...(range === undefined ? {} : { unicodeRange: range }),
      // A font that arrives after the first paint is used only on the next page, so that text does not move while
      // visitors read it. Fonts are preloaded, so this happens only on the slowest connections.
      fontDisplay: "optional",
    });
  }
  if (ttfWeight !== undefined) {
    writeFileSync(`gatsby/outputs/social-fonts/${slug}.ttf`, await createSubset("sfnt", ALL, ttfWeight));
  }
  const metrics = await fromBuffer(await createSubset("sfnt", PLAIN, subsets[0]?.wght ?? 400));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, fallback], {
    fontFaceFormat: "styleObject",
  });
  const rule = (fontFaces[0] as unknown as { "@font-face": Record<string, string> })["@font-face"];
  faces.push({ ...rule, src: fallbackSrc(fallback.familyName), fontFamily: fallbackName });
}

for (const { name, borrowed } of FAMILIES) {
  if (!borrowed) continue;
  const sourceFace = faces.find(({ fontFamily }) => fontFamily === borrowed.from);
  if (!sourceFace) throw new Error(`${name} borrows from “${borrowed.from}”, which is not in FAMILIES.`);
  const unicodeRange = [...borrowed.characters].map((character) => `U+${hex(character.charCodeAt(0))}`).join(",");
  faces.push({ ...sourceFace, fontFamily: `${name} Rest`, fontWeight: "400 700", unicodeRange });
}

/** The license of the families, with the copyright of each: it must be next to every copy of the fonts. */
const licenses = FAMILIES.map(({ source }) =>
  readFileSync(require.resolve(source.replace(/files\/.*$/, "LICENSE")), "utf8"),
);
const copyrights = licenses.map((text) => text.split("\n")[0] ?? "");
const terms = (licenses[0] ?? "").split("\n").slice(1).join("\n").trim();
for (const folder of ["static/fonts", "gatsby/outputs/social-fonts"])
  writeFileSync(`${folder}/LICENSE.txt`, `SIL Open Font License 1.1\n\n${copyrights.join("\n")}\n\n${terms}\n`);

const path = "src/theme/font-faces.ts";
const code = `/** Written by scripts/assets/fonts.mts: the families, and fallbacks of the same metrics. */
export const fontFaces = ${JSON.stringify(faces)} as const;

/** The fonts of every first screen. */
export const firstFonts = ${JSON.stringify(firstFonts)} as const;
`;
writeFileSync(path, await format(code, { ...(await resolveConfig(path)), parser: "typescript" }));
