import { object, string, type AnyObject, type ObjectSchema, type Schema } from "yup";
import { dialogs } from "@capture/domain/dialogs";
import type { Texts } from "../texts/texts";
import { maxLength } from "./max-length";
import { LANGUAGE_FIELD, SOURCE_FIELDS, type FormName } from "./payload";
import { inputSchema, textSchema, type InputRule } from "./schemas";

type Shape = Record<string, Schema>;

/** The messages of the schemas: keys of texts in labels/submissions.json, because a visitor's language has its own. */
export type MessageKey = "fill" | "email" | "choice";
const messageKey = (key: MessageKey): MessageKey => key;

/** Fields at the top level of a body. All other fields of a form are in additional_data. */
const TOP_LEVEL = new Set(["name", "email", "company", "phone", "message"]);
/** Accepted for every form. */
const LANGUAGE: Shape = { [LANGUAGE_FIELD]: textSchema().max(maxLength("text")) };
/** Accepted for every form except the newsletter. */
const SOURCE: Shape = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, textSchema().max(maxLength("text"))]));
const MARKETPLACE_TYPES = Object.values(dialogs).flatMap((dialog) => ("extra" in dialog ? [dialog.extra.type] : []));

/** The schemas of all forms. They are created once for each language, because creating one takes longer than a validation. */
const schemasByTexts = new WeakMap<Texts, Readonly<Record<FormName, ObjectSchema<AnyObject>>>>();

/**
 * The schema for the body of a form.
 * @param texts of any language, with the fields of the forms
 */
export function submissionSchema(form: FormName, texts: Texts): ObjectSchema<AnyObject> {
  const schemas = schemasByTexts.get(texts) ?? createSchemas(texts);
  schemasByTexts.set(texts, schemas);
  return schemas[ruledBy(form, texts)];
}

/** The form whose rules apply: without delivery, a marketplace application is invalid by those of a partner application. */
export function ruledBy(form: FormName, { "site.json": { marketplace } }: Texts): FormName {
  return form === "marketplace-partner" && marketplace?.deliver !== true ? "partner-application" : form;
}

/** The schema for the body of a form other than the newsletter. These forms all accept a phone number. */
function bodySchema(rules: readonly InputRule[], details: Shape = {}, top: Shape = {}): ObjectSchema<AnyObject> {
  const phone: InputRule = { name: "phone", type: "tel", required: false };
  const allRules = [phone, ...rules];
  return object({
    ...shapeOf(allRules.filter(({ name }) => TOP_LEVEL.has(name))),
    ...top,
    form_type: string(),
    additional_data: object({
      ...shapeOf(allRules.filter(({ name }) => !TOP_LEVEL.has(name))),
      ...details,
      ...LANGUAGE,
      ...SOURCE,
    }),
  });
}

function shapeOf(rules: readonly InputRule[]): Shape {
  return Object.fromEntries(
    rules.map((rule) => [rule.name, inputSchema(rule, messageKey(rule.type === "email" ? "email" : "fill"))]),
  );
}

function required() {
  return textSchema().required(messageKey("fill"));
}

function choice(values: readonly string[]): Schema {
  return required().oneOf(values, messageKey("choice"));
}

function createSchemas(texts: Texts): Readonly<Record<FormName, ObjectSchema<AnyObject>>> {
  const inputsOf = (form: FormName) => texts[`forms/${form}.json`].inputs;
  const programs = texts["partners/programs.json"].items.map(({ id }) => id);
  return {
    demo: bodySchema(inputsOf("demo")),
    // The name of a contact is the first and the last name, joined by a space.
    contact: bodySchema(inputsOf("contact"), {}, { name: required().max(2 * maxLength("text") + 1) }),
    newsletter: object({
      ...shapeOf(inputsOf("newsletter")),
      form_type: string(),
      additional_data: object({ subject: string(), ...LANGUAGE }),
    }),
    "partnership-inquiry": bodySchema(inputsOf("partnership-inquiry")),
    "marketplace-partner": bodySchema(inputsOf("marketplace-partner"), { type: choice(MARKETPLACE_TYPES) }),
    "partner-application": bodySchema(inputsOf("partner-application"), { partnerType: choice(programs) }),
  };
}
