import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_TEXTS_FILE } from "@capture/domain/host-texts";
import { OWN_TEXTS, type Texts } from "../src/forms/payload/texts";

/** The texts of a language, or those of the site's own language if the site is not published in it. */
export type FindTexts = (language: unknown) => Texts;

/** The name of a language's folder. Anything else, such as a path, comes from a client that is not one of our pages. */
const LANGUAGE = /^[a-z]{2,3}$/;

/**
 * Creates the function that finds the texts of a language. They are read once, so that a flood of requests does not read
 * files.
 * @param getRoot the path of the current release; without it, only the site's own language is known
 */
export function createFindTexts(getRoot: () => string | undefined): FindTexts {
  let root: string | undefined;
  const known = new Map<unknown, Texts>();
  return (language) => {
    const current = getRoot();
    if (root !== current) known.clear();
    root = current;
    const texts = known.get(language) ?? readTexts(root, language);
    // Only languages of the site are kept: a client may send any number of others.
    if (texts !== OWN_TEXTS) known.set(language, texts);
    return texts;
  };
}

/**
 * Reads the texts of a language from the current release. A document or a text that the release does not have, because
 * an older version has built it, is in the site's own language.
 * @param root path of the release; without it, only the site's own language is known
 * @param language as a visitor's page has sent it
 */
export function readTexts(root: string | undefined, language: unknown): Texts {
  if (root === undefined || typeof language !== "string" || !LANGUAGE.test(language)) return OWN_TEXTS;
  try {
    const translated = JSON.parse(readFileSync(join(root, language, HOST_TEXTS_FILE), "utf8")) as Partial<Texts>;
    const documents = Object.entries(OWN_TEXTS).map(([name, own]) => [
      name,
      { ...own, ...translated[name as keyof Texts] },
    ]);
    return Object.fromEntries(documents) as Texts;
  } catch {
    // The site is not published in this language, or the release is being removed.
    return OWN_TEXTS;
  }
}
