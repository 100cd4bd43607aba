/**
 * Cuts the site's three families down to the characters and weights we use,
 * lays them into static/fonts/ under a name that carries a hash of their
 * content, and writes src/theme/font-faces.ts with fallbacks of the same
 * metrics, so that nothing moves when a font arrives. The build draws
 * social pictures and specification sheets with them. Run it after a font package is updated.
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

/** One weight of a family. Two of them take fewer bytes than a file that can be every weight between. */
interface Cut {
  drawn: number;
  /** The weights that ask for it. */
  weight: string;
  characters: string;
  /** Whether the first screen of every page uses it. */
  first: boolean;
  /** The characters it is asked for, as CSS names them; without it, all. */
  range?: string;
}

interface Family {
  name: string;
  fallbackName: string;
  fallback: FontMetrics;
  source: string;
  width?: number;
  cuts: readonly Cut[];
  /** Characters that it lacks and borrows from another family, whose file is loaded on every first screen. */
  borrowed?: { signs: string; from: string };
  /** Social pictures and specification sheets are drawn with it in this one weight, as a file that Pango can read. */
  drawnWeight?: number;
}

const ASCII = [...Array(95).keys()].map((index) => String.fromCharCode(32 + index)).join("");
/** The signs of our prose and figures. */
const SIGNS = "\u00A0–—‘’“”…•·×±−°²©®™€";
const PLAIN = ASCII + SIGNS;
/**
 * Accented letters of western Europe, and the signs of programs. Few pages have
 * any in running text, so they are a file of their own; figures do without the letters.
 */
const LETTERS = "ÄÅÆÇÉÑÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœ";
const CODE = "<>[\\]^_`{|}~";
const ALL = PLAIN + LETTERS;
const COMMON = [...PLAIN].filter((sign) => !CODE.includes(sign)).join("");
/** What nearly all headings are written with. */
const HEADING = [...PLAIN].filter((sign) => /[A-Za-z0-9 \u00A0.,:?!’'\-–—&%/()±×²]/.test(sign)).join("");

/** The code of a character as CSS writes it. */
const hex = (code: number): string => code.toString(16).toUpperCase();

/** What a first file leaves to a second, and its `unicode-range`. */
function rest(first: string): Pick<Cut, "characters" | "range"> {
  const codes = [...ALL].filter((sign) => !first.includes(sign)).map((sign) => sign.charCodeAt(0));
  const ranges: [from: number, to: number][] = [];
  for (let code = Math.min(...codes); code <= Math.max(...codes); code += 1) {
    if (first.includes(String.fromCharCode(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return {
    characters: String.fromCharCode(...codes),
    // Characters that no file has may be in it, ranges of nothing else not: so it is shorter.
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
    cuts: [
      { drawn: 600, weight: "600", characters: HEADING, first: true },
      { drawn: 600, weight: "600", ...rest(HEADING), first: false },
    ],
    drawnWeight: 600,
  },
  {
    name: "Instrument Sans",
    fallbackName: "Instrument Fallback",
    fallback: arial,
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    // Between regular and medium, for running text and controls alike: one file on the first screen.
    cuts: [
      { drawn: 450, weight: "400 500", characters: COMMON, first: true },
      { drawn: 450, weight: "400 500", ...rest(COMMON), first: false },
      { drawn: 700, weight: "600 700", characters: ALL, first: false },
    ],
    borrowed: { signs: "±²", from: "Sometype Mono" },
    drawnWeight: 450,
  },
  {
    name: "Sometype Mono",
    fallbackName: "Sometype Fallback",
    fallback: courier,
    source: "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    cuts: [{ drawn: 450, weight: "400 600", characters: PLAIN, first: true }],
    drawnWeight: 500,
  },
];

/** A fallback, and the font of the same metrics on Linux. No more names: each is looked up for every size of text. */
const standIns = (family: string): string =>
  `local('${family}'), local('${family === "Arial" ? "Liberation Sans" : "Liberation Mono"}')`;

const require = createRequire(import.meta.url);
rmSync("static/fonts", { recursive: true, force: true });
mkdirSync("static/fonts", { recursive: true });

const faces: Record<string, string>[] = [];
const firstFonts: string[] = [];
for (const { name, fallbackName, fallback, source, width, cuts, drawnWeight } of FAMILIES) {
  const original = readFileSync(require.resolve(source));
  const slug = name.toLowerCase().replace(/ /g, "-");
  const cut = (targetFormat: "woff2" | "sfnt", characters: string, wght: number): Promise<Buffer> =>
    subsetFont(original, characters, {
      targetFormat,
      // Without the shapes that only ligatures and other figures ask for; the look uses none.
      noLayoutClosure: true,
      variationAxes: { wght, ...(width === undefined ? {} : { wdth: width }) },
    });
  for (const { drawn, weight, characters, first, range } of cuts) {
    const bytes = await cut("woff2", characters, drawn);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
    const file = `fonts/${slug}-${String(drawn)}-${hash}.woff2`;
    writeFileSync(`static/${file}`, bytes);
    console.log(`${file}: ${String(bytes.length)} bytes`);
    if (first) firstFonts.push(`/${file}`);
    faces.push({
      // What a first file leaves out is a family of its own. In one with the first, Chrome would
      // ask the system for a stand-in at every size of text, whether a word needs it or not.
      fontFamily: range === undefined ? name : `${name} Rest`,
      // Each page carries these lines, so what browsers assume is left out: the format, and that the style is normal.
      src: `url(/${file})`,
      fontWeight: weight,
      ...(range === undefined ? {} : { unicodeRange: range }),
      // A font that comes after the first paint waits for the next page: text that is being read
      // never moves. The preload brings it in time on all but the slowest lines.
      fontDisplay: "optional",
    });
  }
  if (drawnWeight !== undefined) {
    writeFileSync(`gatsby/outputs/social-fonts/${slug}.ttf`, await cut("sfnt", ALL, drawnWeight));
  }
  const metrics = await fromBuffer(await cut("sfnt", PLAIN, cuts[0]?.drawn ?? 400));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, fallback], {
    fontFaceFormat: "styleObject",
  });
  const rule = (fontFaces[0] as unknown as { "@font-face": Record<string, string> })["@font-face"];
  faces.push({ ...rule, src: standIns(fallback.familyName), fontFamily: fallbackName });
}

for (const { name, borrowed } of FAMILIES) {
  if (!borrowed) continue;
  const lender = faces.find(({ fontFamily }) => fontFamily === borrowed.from);
  if (!lender) throw new Error(`${name} borrows from ${borrowed.from}, which is not one of our families.`);
  const unicodeRange = [...borrowed.signs].map((sign) => `U+${hex(sign.charCodeAt(0))}`).join(",");
  faces.push({ ...lender, fontFamily: `${name} Rest`, fontWeight: "400 700", unicodeRange });
}

const path = "src/theme/font-faces.ts";
const code = `/** Written by scripts/assets/fonts.mts: the families, and fallbacks of the same metrics. */
export const fontFaces = ${JSON.stringify(faces)} as const;

/** The fonts of every first screen. */
export const firstFonts = ${JSON.stringify(firstFonts)} as const;
`;
writeFileSync(path, await format(code, { ...(await resolveConfig(path)), parser: "typescript" }));
