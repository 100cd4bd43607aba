/**
 * Cuts the site's three families down to the characters we write, lays them
 * into static/fonts/ under a name that carries a hash of their content, and
 * writes src/theme/font-faces.ts with fallbacks of the same metrics, so that
 * nothing moves when a font arrives. The build draws its social pictures with
 * two of them in one weight. Run it after a font package is updated.
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

interface Family {
  name: string;
  fallbackName: string;
  fallback: FontMetrics;
  source: string;
  /** Letters beyond ASCII. */
  letters: string;
  /** Axes that are fixed to one value or cut to a range. */
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  /** Social pictures are drawn with it in this one weight, as a file that satori can read. */
  drawnWeight?: number;
}

const ASCII = [...Array(95).keys()].map((index) => String.fromCharCode(32 + index)).join("");
/** The signs of our prose and figures. */
const SIGNS = "\u00A0–—‘’“”…•·×±−°²©®™€";
/** Accented letters of western Europe in running text; headings and figures do without. */
const LETTERS = "ÄÅÆÇÉÑÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœ";

const FAMILIES: readonly Family[] = [
  {
    name: "Archivo Expanded",
    fallbackName: "Archivo Fallback",
    fallback: arial,
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    letters: "",
    axes: { wdth: 118, wght: 600 },
    weight: "600",
    drawnWeight: 600,
  },
  {
    name: "Instrument Sans",
    fallbackName: "Instrument Fallback",
    fallback: arial,
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    letters: LETTERS,
    axes: { wght: { min: 400, max: 700 } },
    weight: "400 700",
  },
  {
    name: "Sometype Mono",
    fallbackName: "Sometype Fallback",
    fallback: courier,
    source: "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    letters: "",
    axes: { wght: { min: 400, max: 600 } },
    weight: "400 600",
    drawnWeight: 500,
  },
];

/** Fonts of the same metrics that stand in for Arial and Courier New on Linux. */
const twins = (family: string): string =>
  family === "Arial" ? "local('Liberation Sans'), local('Arimo')" : "local('Liberation Mono'), local('Cousine')";

const require = createRequire(import.meta.url);
rmSync("static/fonts", { recursive: true, force: true });
mkdirSync("static/fonts", { recursive: true });

const faces: Record<string, string>[] = [];
const first: string[] = [];
for (const { name, fallbackName, fallback, source, letters, axes, weight, drawnWeight } of FAMILIES) {
  const characters = ASCII + SIGNS + letters;
  const original = readFileSync(require.resolve(source));
  const cut = await subsetFont(original, characters, { targetFormat: "woff2", variationAxes: axes });
  const hash = createHash("sha256").update(cut).digest("hex").slice(0, 12);
  const file = `fonts/${name.toLowerCase().replace(/ /g, "-")}-${hash}.woff2`;
  writeFileSync(`static/${file}`, cut);
  console.log(`${file}: ${cut.length} bytes`);
  first.push(`/${file}`);
  if (drawnWeight !== undefined) {
    const drawn = await subsetFont(original, ASCII + SIGNS + LETTERS, {
      targetFormat: "sfnt",
      variationAxes: { ...axes, wght: drawnWeight },
    });
    writeFileSync(`src/build/social/fonts/${name.toLowerCase().replace(/ /g, "-")}.ttf`, drawn);
  }
  faces.push({
    fontFamily: name,
    src: `url(/${file}) format("woff2")`,
    fontWeight: weight,
    fontStyle: "normal",
    // A font that comes after the first paint waits for the next page: text that is being read
    // never moves. The preload brings it in time on all but the slowest lines.
    fontDisplay: "optional",
  });
  const metrics = await fromBuffer(
    await subsetFont(original, characters, { targetFormat: "sfnt", variationAxes: axes }),
  );
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, fallback], {
    fontFaceFormat: "styleObject",
  });
  const rule = (fontFaces[0] as unknown as { "@font-face": Record<string, string> })["@font-face"];
  faces.push({ ...rule, src: `${rule.src}, ${twins(fallback.familyName)}`, fontFamily: fallbackName });
}

const path = "src/theme/font-faces.ts";
const code = `/** Written by scripts/fonts.mts: the families, and fallbacks of the same metrics. */
export const fontFaces = ${JSON.stringify(faces)} as const;

/** The fonts of every first screen. */
export const firstFonts = ${JSON.stringify(first)} as const;
`;
writeFileSync(path, await format(code, { ...(await resolveConfig(path)), parser: "typescript" }));
