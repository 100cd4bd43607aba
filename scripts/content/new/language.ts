import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { valuesAt } from "@capture/content/check/collection";
import { readJsonFile } from "@capture/content/check/json-file";
import { LANGUAGE_FILE } from "@capture/content/model/files-below";

/** The share of a page’s texts, in percent, below which the page is not published. */
const MIN_SHARE = 90;

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT_SCRIPTS: readonly (string | undefined)[] = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/**
 * Adds a language to the content. `Intl` knows its name, its direction, and the region where most people speak it.
 * @param folder path of data/ or of a copy of it
 * @param code the language, such as `fr`
 * @returns the path of the file relative to the folder
 * @throws Error with a message for the editor; in that case nothing is written
 */
export function createLanguage(folder: string, code: string | undefined): string {
  if (code === undefined) throw new Error("Missing language. Usage: npm run content:new -- language fr");
  const name = nameOf(code);
  if (name === undefined) throw new Error(`“${code}” is not the code of a language, such as fr.`);
  const [own] = valuesAt(readJsonFile(folder, "site.json").value, ["language"]);
  if (own === code) throw new Error(`The site is written in “${code}”; add another language.`);
  const file = `locales/${code}/${LANGUAGE_FILE}`;
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`data/${file} already exists.`);
  const { region = "", script } = new Intl.Locale(code).maximize();
  const direction = RIGHT_TO_LEFT_SCRIPTS.includes(script) ? "rtl" : "ltr";
  const $schema = "../../schemas/language.schema.json";
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ $schema, name, direction, region, minShare: MIN_SHARE }, null, 2));
  return file;
}

/** The name of a language in the language itself, as at the beginning of a line: `Français`; undefined for another text. */
export function nameOf(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code);
  return name === undefined ? undefined : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
