import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localizeFolder } from "@capture/content/locales/localize";

/**
 * Reads the option `--language de` of `npm run dev`, `npm run desk` and `npm run preview`.
 * @returns the language in which the site is shown, undefined for the default locale, and the other arguments
 */
export function readLanguage(args: readonly string[]) {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { language: { type: "string" } },
    strict: false,
    tokens: true,
  });
  const { language } = values;
  const used = tokens.flatMap((token) =>
    token.kind === "option" && token.name === "language"
      ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
      : [],
  );
  return {
    language: typeof language === "string" ? language : undefined,
    others: args.filter((_, index) => !used.includes(index)),
  };
}

/**
 * Calls a function with a folder that has the content in a language, and removes the folder when it is done.
 * @param language undefined for the default locale
 * @throws Error when the content does not have the language
 */
export async function withLocalizedContent<T>(
  source: string,
  language: string | undefined,
  task: (folder: string) => T | Promise<T>,
): Promise<T> {
  if (language === undefined) return task(source);
  const folder = localizedCopy(source, language);
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the content in a language to a temporary folder. */
export function localizedCopy(source: string, language: string): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  localizeFolder(source, language, folder);
  return folder;
}
