import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEXT_DOCUMENTS, TEXTS_FILE } from "./documents";
import type { Documents, SiteTexts, Texts } from "./texts";

/** The name of a language's folder. Anything else, such as a path, comes from a client that is not one of our pages. */
const LANGUAGE = /^[a-z]{2,3}$/;

/**
 * Creates the texts of a built site. They are read once for each release, so that a flood of requests does not read files.
 * @param getRoot the path of the current release
 * @param readContent reads the texts of the content, for a first release by an older version, which has none
 * @throws Error for the operator when there are none
 */
export function openSiteTexts(getRoot: () => string, readContent?: () => Documents): SiteTexts {
  let root = getRoot();
  let defaultTexts = readTexts(root) ?? readContent?.() ?? failWithoutTexts(root);
  const known = new Map<unknown, Texts>();
  const update = (): void => {
    const current = getRoot();
    if (current === root) return;
    root = current;
    defaultTexts = readTexts(root) ?? defaultTexts;
    known.clear();
  };
  return {
    get defaultTexts() {
      update();
      return defaultTexts;
    },
    findTexts(language) {
      update();
      const texts = known.get(language) ?? readLanguage(root, language) ?? defaultTexts;
      // Only languages of the site are kept: a client may send any number of others.
      if (texts !== defaultTexts) known.set(language, texts);
      return texts;
    },
  };
}

/** The texts of a site that is known in its default language only. */
export const createSiteTexts = (defaultTexts: Texts): SiteTexts => ({ defaultTexts, findTexts: () => defaultTexts });

function failWithoutTexts(root: string): never {
  throw new Error(`${join(root, TEXTS_FILE)} is missing or incomplete; run npm run build first.`);
}

function readLanguage(root: string, language: unknown): Texts | undefined {
  if (typeof language !== "string" || !LANGUAGE.test(language)) return undefined;
  const texts = readTexts(join(root, language));
  return texts && { ...texts, otherLanguage: language };
}

/** The texts in a folder of a built site; `undefined` if it has none, or not all, as after a build by an older version. */
function readTexts(folder: string): Documents | undefined {
  try {
    const documents = JSON.parse(readFileSync(join(folder, TEXTS_FILE), "utf8")) as Documents;
    return TEXT_DOCUMENTS.every((name) => Object.hasOwn(documents, name)) ? documents : undefined;
  } catch {
    // The site is not published in this language, or the release is being removed.
    return undefined;
  }
}
