import { readCollection, visitEntry, withFile, type Collection, type Entry } from "./collection";
import { factsOf, type Facts } from "./facts";
import type { JsonFile } from "./json-file";
import { sortProblems, type Problem } from "./problem";
import { accessibilityProblems } from "./rules/accessibility";
import { accuracyProblems } from "./rules/products/accuracy";
import { aliasProblems } from "./rules/aliases";
import { apiDescriptionProblems } from "./rules/api/api-description";
import { htmlProblems, readTimeProblems } from "./rules/articles";
import { brandFontProblems } from "./rules/brand/fonts";
import { contrastProblems } from "./rules/brand/contrast";
import { companyProblems } from "./rules/company";
import { conditionProblems } from "./rules/products/conditions";
import { countProblems } from "./rules/counts";
import { fileNameProblems, schemaNameProblems } from "./rules/documents";
import { duplicateProblems, repeatedItemProblems } from "./rules/duplicates";
import { expectationProblems } from "./rules/expectations";
import { figureProblems } from "./rules/figures";
import { finderProblems } from "./rules/products/finder";
import { historyProblems } from "./rules/history";
import { fileProblems } from "./rules/media/files";
import { focalPointProblems } from "./rules/media/focal-points";
import { headlineProblems } from "./rules/texts/headlines";
import { itemProblems } from "./rules/items";
import { linkProblems } from "./rules/links";
import { markProblems } from "./rules/brand/mark";
import { modelFileProblems } from "./rules/models/model-files";
import { productModelProblems } from "./rules/models/product-model";
import { nameProblems } from "./rules/names";
import { originProblems } from "./rules/origins";
import { outdatedProblems } from "./rules/texts/outdated";
import { plannerProblems } from "./rules/products/planner";
import { periodProblems } from "./rules/publication/periods";
import { pluralProblems } from "./rules/texts/plurals";
import { productRecordProblems } from "./rules/products/product-records";
import { releaseProblems } from "./rules/products/releases";
import { quantityProblems } from "./rules/quantities";
import { placeholderProblems } from "./rules/texts/placeholders";
import { numberProblems } from "./rules/texts/numbers";
import { missingMediaProblems, pictureProblems } from "./rules/pictures";
import { recipientProblems } from "./rules/recipients";
import { referenceProblems } from "./rules/references";
import { specificationProblems } from "./rules/products/specifications";
import { textProblems } from "./rules/texts/texts";
import { tourProblems } from "./rules/tours";
import { unwrittenTextProblems } from "./rules/texts/unwritten-texts";
import { unpublishedLinkProblems } from "./rules/languages/unpublished-links";
import { missingWordProblems } from "./rules/languages/missing-words";
import { slugProblems } from "./rules/languages/slugs";
import { translationProblems } from "./rules/translations";
import { memoize } from "./memoize";
import { schemaChecker } from "./schema-problems";
import type { Schemas } from "../model/schemas";

/** Rules that check one file. */
const FILE_RULES = [
  fileNameProblems,
  repeatedItemProblems,
  readTimeProblems,
  headlineProblems,
  itemProblems,
  textProblems,
  unwrittenTextProblems,
  periodProblems,
];

/** Rules that check one file against facts from other files (packages/content/src/check/facts.ts). */
const FACT_RULES = [
  htmlProblems,
  referenceProblems,
  placeholderProblems,
  linkProblems,
  missingMediaProblems,
  figureProblems,
  numberProblems,
  outdatedProblems,
  pluralProblems,
  apiDescriptionProblems,
];

/** Rules that compare files. */
const RULES = [
  schemaNameProblems,
  duplicateProblems,
  specificationProblems,
  aliasProblems,
  pictureProblems,
  companyProblems,
  countProblems,
  expectationProblems,
  markProblems,
  nameProblems,
  originProblems,
  productRecordProblems,
  translationProblems,
  slugProblems,
  unpublishedLinkProblems,
  missingWordProblems,
];

/** Rules that compare files and rely on their fields. They receive only files that are valid against their schemas. */
const RULES_OF_VALID_FILES = [
  accessibilityProblems,
  accuracyProblems,
  finderProblems,
  plannerProblems,
  quantityProblems,
  conditionProblems,
  fileProblems,
  tourProblems,
  modelFileProblems,
  productModelProblems,
  contrastProblems,
  brandFontProblems,
  releaseProblems,
  historyProblems,
  focalPointProblems,
  recipientProblems,
];

/**
 * Checks a data folder: each document as JSON, against its schema, and against the rules.
 * @param folder path of data/ or of a copy of it
 * @returns the problems of all files, sorted by file; the content may be published if all of them are notices
 */
export function checkContent(folder: string): Problem[] {
  return contentChecker(folder)();
}

/**
 * Reads a data folder once, and returns a function that checks it with one file changed in memory. Files that the change
 * cannot affect are not checked again.
 * @returns a function that takes the changed file, and returns what `checkContent` would return
 */
export function contentChecker(folder: string): (changed?: JsonFile) => Problem[] {
  const initial = readCollection(folder);
  const initialFacts = factsOf(initial);
  const checkSchema = schemaChecker(initial.schemas);
  const checkAgainstSchema = memoize(({ file, schemaFile }: Entry, _: Schemas) => checkSchema(file, schemaFile));
  const checkFile = memoize((entry: Entry, schemas: Schemas) => [
    ...checkAgainstSchema(entry, schemas),
    ...FILE_RULES.flatMap((rule) => rule(entry, visitEntry(entry, schemas))),
  ]);
  const checkAcrossFiles = memoize((collection: Collection, _: undefined) => RULES.flatMap((rule) => rule(collection)));
  const checkAgainstFacts = (entry: Entry, facts: Facts): Problem[] =>
    FACT_RULES.flatMap((rule) => rule(entry, visitEntry(entry, initial.schemas), facts));
  const checkAgainstInitialFacts = memoize((entry: Entry) => checkAgainstFacts(entry, initialFacts));

  return (changed) => {
    // A file that is not JSON has unknown values, so other files are checked against its values from before the change.
    const collection = changed && !changed.broken ? withFile(initial, changed) : initial;
    const facts = collection === initial ? initialFacts : factsOf(collection);
    const factsAreEqual = facts.stamp === initialFacts.stamp;
    const isHidden = ({ name }: JsonFile): boolean => changed?.broken === true && name === changed.name;
    const entries = collection.entries.filter(({ file }) => !isHidden(file));
    // Editors cannot change the engine's texts, which tests of the engine check.
    const files = new Set(collection.files);
    const written = entries.filter(({ file }) => files.has(file)).map((entry) => entry.written ?? entry);
    const valid = {
      ...collection,
      entries: entries.filter((entry) => checkAgainstSchema(entry, initial.schemas).length === 0),
    };
    return sortProblems([
      ...collection.files.flatMap((file) => (isHidden(file) ? [] : file.syntax)),
      ...(changed?.broken ? changed.syntax : []),
      ...written.flatMap((entry) => checkFile(entry, initial.schemas)),
      ...written.flatMap((entry) =>
        factsAreEqual ? checkAgainstInitialFacts(entry, initial.schemas) : checkAgainstFacts(entry, facts),
      ),
      ...checkAcrossFiles(collection, undefined),
      ...RULES_OF_VALID_FILES.flatMap((rule) => rule(valid)),
    ]);
  };
}
