import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { spelledOnDisk } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { graphqlTypes } from "@capture/content/model/graphql-types";
import { readSchemas } from "@capture/content/model/schemas";
import { barWidthFields } from "./bar-width";
import { changeFields, changeTypes } from "./changes/fields";
import { conditionFields, conditionTypes } from "./conditions";
import { markDrafts } from "./drafts";
import { fillHtml, fillHyphenated, fillText } from "./fill-text";
import { glossaryFields } from "./glossary";
import { languageFields, languageTypes } from "./languages";
import { localizedFields } from "./localized-texts";
import { menuTypes, navigationFields } from "./navigation";
import { pathFields, pathTypes } from "./node-path";
import { plannerFields } from "./planner";
import { releaseFields } from "./releases";
import { specificationFields, specificationTypes } from "./specifications";
import { resolvePictures } from "./picture-data";
import { wordTypes } from "./words";
import { seoFields, seoTypes } from "./seo/fields";
import { measureFields, measureTypes } from "./seo/measures";
import { apiFields, apiDescriptionTypes } from "../outputs/api-description/fields";
import { modelFields, modelTypes } from "../outputs/models/fields";
import { deliverableFields, deliverableTypes } from "../outputs/deliverables/fields";
import { recordFields } from "../outputs/product-records/fields";
import { sheetFields } from "../outputs/spec-sheets/fields";
import { tourFields, tourTypes } from "../outputs/tours/fields";

/**
 * File without inferred fields. Otherwise Gatsby would add the fields `childAboutPage` and `childrenAboutPage` to it, and
 * so on for every type of the content. Then each type with a picture could be filtered and sorted by the fields of all
 * others, and Gatsby would need twice as long for the schema, which it builds again after each saved change.
 */
const FILE_TYPE = "type File implements Node @dontInfer { id: ID! }";

/** Shorter words fit a card on a phone. */
const MIN_CARD_WORD_LENGTH = 18;

/** Fields whose texts have a large size or a narrow place. */
const HYPHENATED: Readonly<Record<string, (text: string) => string>> = {
  heading: fillHyphenated,
  "Feature.title": fillHyphenated,
  cardLine: (text) => fillHyphenated(text, MIN_CARD_WORD_LENGTH),
};

/**
 * Creates the types of the content, and two field extensions: `@filled` resolves a text as pages show it (`fillText`), and
 * HTML with `@filled(html: true)` (`fillHtml`); `@spelledOnDisk` resolves a file name in the Unicode form in which the disk stores it.
 */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "filled",
    args: { html: { type: "Boolean!", defaultValue: false } },
    extend: ({ html }: { html: boolean }) => ({
      resolve(source: unknown, args: unknown, context: FieldContext, info: FieldInfo) {
        const value = context.defaultFieldResolver(source, args, context, info);
        const { fieldName, parentType } = info;
        const fill = HYPHENATED[fieldName] ?? HYPHENATED[`${parentType?.name ?? ""}.${fieldName}`] ?? fillText;
        return fillValue(value, html ? fillHtml : fill);
      },
    }),
  });
  // `@link` compares names byte by byte, but a disk may store ü as two characters.
  actions.createFieldExtension({
    name: "spelledOnDisk",
    extend: () => ({
      resolve(source: unknown, args: unknown, context: FieldContext, info: unknown) {
        const name = context.defaultFieldResolver(source, args, context, info);
        return typeof name === "string" ? spelledOnDisk(contentFolder(), name) : name;
      },
    }),
  });
  actions.createTypes(FILE_TYPE);
  actions.createTypes(graphqlTypes(readSchemas(contentFolder())));
  actions.createTypes(wordTypes);
  actions.createTypes(pathTypes);
  actions.createTypes(seoTypes);
  actions.createTypes(measureTypes);
  actions.createTypes(specificationTypes);
  actions.createTypes(menuTypes);
  actions.createTypes(languageTypes);
  actions.createTypes(changeTypes);
  actions.createTypes(conditionTypes);
  actions.createTypes(apiDescriptionTypes);
  actions.createTypes(tourTypes);
  actions.createTypes(modelTypes);
  actions.createTypes(deliverableTypes);
}

/** Adds all computed fields. */
export function createResolvers(args: CreateResolversArgs): void {
  const fields = [
    pathFields,
    barWidthFields,
    navigationFields,
    seoFields,
    measureFields,
    glossaryFields,
    specificationFields,
    conditionFields,
    plannerFields,
    languageFields,
    localizedFields,
    changeFields,
    releaseFields,
    sheetFields,
    recordFields,
    apiFields,
    tourFields,
    modelFields,
    deliverableFields,
  ];
  for (const each of fields) args.createResolvers(each);
  resolvePictures(args);
  markDrafts(args);
}

interface FieldInfo {
  readonly fieldName: string;
  /** Absent when Gatsby prepares a filter. */
  readonly parentType?: { readonly name: string };
}

interface FieldContext {
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
}

function fillValue(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === "string") return fill(value);
  return Array.isArray(value) ? value.map((each) => fillValue(each, fill)) : value;
}
