import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** The files of a font package. */
export type FontSource = ReturnType<typeof sourceOf>;

const CATEGORIES: Readonly<Record<string, "sans" | "serif" | "mono">> = { serif: "serif", monospace: "mono" };

interface Metadata {
  id: string;
  category: string;
  weights: number[];
  variable: unknown;
}

/**
 * Finds the Latin characters of a Fontsource package: one file with all weights, or one file for each weight.
 * @param width in percent, for fonts with several widths
 * @throws Error when the package is not installed, or lacks such a file
 */
export function sourceOf(packageName: string, width?: number) {
  const folder = dirname(createRequire(resolve("package.json")).resolve(`${packageName}/package.json`));
  const { id, category, weights, variable } = JSON.parse(
    readFileSync(join(folder, "metadata.json"), "utf8"),
  ) as Metadata;
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license: string };
  const isVariable = packageName.startsWith("@fontsource-variable/") && Boolean(variable);
  return {
    /** Its license: the identifier of SPDX, such as `OFL-1.1`, and the text. */
    license: { id: license, text: readFileSync(join(folder, "LICENSE"), "utf8") },
    category: CATEGORIES[category] ?? ("sans" as const),
    /** The path of the file from which glyphs of a weight are taken. */
    fileOf(weight: number): string {
      const nearest = weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0];
      const part = isVariable ? (width === undefined ? "wght" : "wdth") : String(nearest);
      const file = join(folder, "files", `${id}-latin-${part}-normal.woff2`);
      if (!existsSync(file)) throw new Error(`${packageName} has no file ${file}. Choose another font in brand.json.`);
      return file;
    },
  };
}
