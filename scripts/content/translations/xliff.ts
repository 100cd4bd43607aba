import js2xliff from "xliff/js2xliff";
import xliff2js from "xliff/xliff2js";
import { hashText, type Text } from "@capture/content/locales/texts";

/** A source file with the texts that translators receive. */
export interface TextFile {
  /** Path below data/: `products/pro.json`. */
  name: string;
  texts: readonly (Text & { translation?: string | undefined })[];
}

/** What translators returned for one text. */
export interface ReturnedText {
  key: string;
  translation: string;
  /** Hash of the source from which it was translated. */
  hash: string;
}

/** XLIFF allows letters, digits and . - _ : in ids, so `products/pro.json` becomes `products:pro.json`. */
const toId = (name: string): string => name.replace(/[/[]/g, ":").replaceAll("]", "");

/**
 * Writes texts as XLIFF 2.0.
 * @see https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html
 */
export function toXliff(files: readonly TextFile[], sourceLanguage: string, targetLanguage: string): Promise<string> {
  const resources = Object.fromEntries(
    files.map(({ name, texts }) => [
      toId(name),
      Object.fromEntries(
        texts.map(({ key, text, translation }) => [
          toId(key),
          { source: text, ...(translation !== undefined && { target: translation }) },
        ]),
      ),
    ]),
  );
  return js2xliff({ sourceLanguage, targetLanguage, resources }, { indent: "  " });
}

/**
 * Reads the translations from an XLIFF file. Units without a target, and units that the content no longer has, are left out.
 * @returns the translations by file
 * @throws Error when the file is not XLIFF or has another target language
 */
export async function fromXliff(
  xml: string,
  files: readonly TextFile[],
  language: string,
): Promise<Map<string, ReturnedText[]>> {
  const { targetLanguage, resources } = await xliff2js(xml);
  if (targetLanguage !== language)
    throw new Error(`The XLIFF file is for “${targetLanguage}”, not for “${language}”. Name that language instead.`);
  return new Map(
    files.map(({ name, texts }) => {
      const units = resources[toId(name)] ?? {};
      const returned = texts.flatMap(({ key }): ReturnedText[] => {
        const { source = "", target = "" } = units[toId(key)] ?? {};
        return target.trim() === "" ? [] : [{ key, translation: target, hash: hashText(source) }];
      });
      return [name, returned] as const;
    }),
  );
}
