import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { footerName } from "./footer-name";
import { brandValues } from "./values";

/** The file that webpack resolves `@brand` to. */
export const BRAND_MODULE = resolve(".cache/brand.js");

/**
 * Writes the module `@brand`, of which webpack keeps the exports that a script uses. `gatsby develop` watches it.
 * @param content path of data/ or of a copy of it
 */
export function writeBrandModule(content: string): void {
  const lines = Object.entries({ ...brandValues(content), ...footerName(content) }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  mkdirSync(dirname(BRAND_MODULE), { recursive: true });
  writeFileSync(BRAND_MODULE, lines.join(""));
}
