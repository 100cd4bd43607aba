import { readCollection } from "./collection";
import { sortProblems, type Problem } from "./problem";
import { htmlProblems, readTimeProblems } from "./rules/articles";
import { countProblems } from "./rules/counts";
import { documentProblems } from "./rules/documents";
import { duplicateProblems } from "./rules/duplicates";
import { linkProblems } from "./rules/links";
import { placeholderProblems } from "./rules/placeholders";
import { pictureProblems } from "./rules/pictures";
import { referenceProblems } from "./rules/references";
import { specificationProblems } from "./rules/specifications";
import { schemaChecker } from "./schema-problems";

const RULES = [
  documentProblems,
  duplicateProblems,
  referenceProblems,
  specificationProblems,
  placeholderProblems,
  linkProblems,
  pictureProblems,
  readTimeProblems,
  htmlProblems,
  countProblems,
];

/**
 * Checks all of a data folder: each document as JSON, against its schema, and
 * against the rules that span files.
 * @param folder path of data/ or of a copy of it
 * @returns all problems of all files in the order of the files; empty when the content may be published
 */
export function checkContent(folder: string): Problem[] {
  const collection = readCollection(folder);
  const checkSchema = schemaChecker(collection.schemas);
  return sortProblems([
    ...collection.files.flatMap((file) => file.syntax),
    ...collection.entries.flatMap(({ file, schemaFile }) => checkSchema(file, schemaFile)),
    ...RULES.flatMap((rule) => rule(collection)),
  ]);
}
