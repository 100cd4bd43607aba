import type { Problem } from "@capture/content/check/problem";
import type { DeskLanguages } from "../../config/languages";
import { findField, findFields, labelsOf, keysOf, type Collections } from "../form-field";

/** A file or a folder in a message: `data/products/pro.json`, `data/articles/*.json`. */
const FILE = /\bdata\/[\w./*-]*\w/g;
/** A place in a document: `rules[2].when`. */
const PLACE = /\b[\w.]+\[\d+\](?:[\w.[\]]*[\w\]])?/g;

/**
 * The message of a problem for editors, who know the labels of the forms, but neither files nor keys. The content check
 * writes it for the terminal, too.
 */
export function messageWords(problem: Problem, collections: Collections, languages?: DeskLanguages): string {
  const fileWords = (path: string): string =>
    collectionLabel(path, collections) ??
    findField({ ...problem, file: path, where: "" }, collections, languages)?.label ??
    placeWords({ ...problem, file: path });
  const words = problem.message
    .replace(FILE, fileWords)
    .replace(PLACE, (place) => labelsOf(keysOf(place), findFields(problem.file, collections)).join(" › "))
    .replace(/\bslugs\b/g, "addresses")
    .replace(/\bslug\b/g, "address");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The place of a problem in a file without a form: a picture, or a file of the engineers with its line. */
export function placeWords({ file, line }: Problem): string {
  const name = `“${file.split("/").pop() ?? file}”`;
  return file.endsWith(".json") ? `${name}, line ${line}` : name;
}

/** The label of the collection of a folder: `data/articles`, `data/articles/*.json`. */
function collectionLabel(path: string, collections: Collections): string | undefined {
  const folder = path.replace("/*.json", "");
  const collection = collections.find((each) => "folder" in each && each.folder.replace("{{locale}}/", "") === folder);
  return collection && "label" in collection ? collection.label : undefined;
}
