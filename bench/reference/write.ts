import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format, resolveConfig } from "prettier";
import { referenceHtml } from "./page";

/** The committed reference page. */
export const REFERENCE_FILE = resolve("bench/reference/index.html");

/** A page with one button, which sets its own `aria-pressed`. */
export const REFERENCE_BUTTON_FILE = resolve("bench/reference/button.html");

/**
 * Writes the reference page from the built home page.
 * @returns whether the file has changed
 */
export async function writeReference(home: string): Promise<boolean> {
  const options = await resolveConfig(REFERENCE_FILE);
  const html = await format(referenceHtml(home), { ...options, parser: "html" });
  if (existsSync(REFERENCE_FILE) && readFileSync(REFERENCE_FILE, "utf8") === html) return false;
  writeFileSync(REFERENCE_FILE, html);
  return true;
}
