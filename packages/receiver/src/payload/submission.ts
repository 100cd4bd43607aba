import { ValidationError, type AnyObject, type ObjectSchema } from "yup";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { Texts } from "../texts/texts";
import { controlName } from "./field-errors";
import { FORM_TYPES, formOf, LANGUAGE_FIELD, type FormName, type Payload } from "./payload";
import type { InputRule } from "./schemas";
import { ruledBy, submissionSchema, type MessageKey } from "./submission-schema";

/** An error message for each invalid field, by path (`additional_data.region`). */
export type FieldErrors = Record<string, string>;

/** A valid body and its form, or the errors of an invalid body. */
export type CheckedSubmission = { readonly value: Payload; readonly form: FormName } | { readonly fields: FieldErrors };

type Details = Readonly<Record<string, unknown>>;
type Labels = Texts["labels/submissions.json"];

/** Characters that a database cannot store unchanged: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Checks a body against the rules of the form that sent it. The returned value has the texts that were checked: trimmed,
 * and with one line except for messages.
 * @param texts of the visitor's language, with the messages
 */
export function checkSubmission(body: Details, texts: Texts): CheckedSubmission {
  const type = FORM_TYPES.find((known) => known === body.form_type);
  const labels = texts["labels/submissions.json"];
  if (type === undefined) return { fields: { form_type: labels.choice } };
  const details = isObject(body.additional_data) ? body.additional_data : {};
  const form = formOf({ ...body, form_type: type, additional_data: details });
  const schema = submissionSchema(form, texts);
  const messageOf = createMessages(ruledBy(form, texts), texts);
  const checked = checkRules(schema, body, messageOf);
  const fields = { ...("fields" in checked && checked.fields), ...shapeErrors(schema, body, labels) };
  if ("fields" in checked || Object.keys(fields).length > 0) return { fields };
  return { value: withTexts(body, checked.texts) as unknown as Payload, form };
}

/** The language of the page that has sent a body, as the page has sent it; `undefined` for the default language. */
export function languageOf(body: unknown): unknown {
  return isObject(body) && isObject(body.additional_data) ? body.additional_data[LANGUAGE_FIELD] : undefined;
}

/** Returns the message for a violated rule of a field. */
type MessageOf = (path: string, rule: "max" | MessageKey, max: unknown) => string;

function createMessages(form: FormName, texts: Texts): MessageOf {
  const inputs: readonly InputRule[] = texts[`forms/${form}.json`].inputs;
  const labels = texts["labels/submissions.json"];
  return (path, rule, max) => {
    // The field's own message describes the required input, which does not help when the text is too long.
    if (rule === "max") return fillPlaceholders(labels.tooLong, { count: String(max) });
    const input = inputs.find(({ name }) => name === controlName(path));
    return input?.message ?? labels[rule];
  };
}

/** The texts that were checked, or the first violated rule of each field. */
function checkRules(
  schema: ObjectSchema<AnyObject>,
  body: Details,
  messageOf: MessageOf,
): { readonly texts: Details } | { readonly fields: FieldErrors } {
  try {
    const details = isObject(body.additional_data) ? body.additional_data : {};
    const additional_data = knownTexts(detailsOf(schema), details);
    const texts = schema.validateSync({ ...knownTexts(schema, body), additional_data }, { abortEarly: false });
    return { texts: texts as Details };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.map(({ path = "", type, message, params }): [string, string] => [
      path,
      messageOf(path, type === "max" ? type : (message as MessageKey), params?.max),
    ]);
    return { fields: Object.fromEntries(errors.reverse()) };
  }
}

/** The body with the texts that were checked, in its own order, on which the hash of its content depends. */
function withTexts(body: Details, texts: Details): Details {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const text = texts[name];
      return [name, isObject(value) && isObject(text) ? withTexts(value, text) : (text ?? value)];
    }),
  );
}

/** Fields that are not texts, and fields that the form does not have. */
function shapeErrors(schema: ObjectSchema<AnyObject>, body: Details, labels: Labels): FieldErrors {
  const { additional_data: details, ...top } = body;
  if (details !== undefined && !isObject(details)) {
    return { ...messagesOf(textProblems(schema, top, ""), labels), additional_data: labels.details };
  }
  const problems = [
    ...textProblems(schema, top, ""),
    ...textProblems(detailsOf(schema), details ?? {}, "additional_data."),
  ];
  return messagesOf(problems, labels);
}

type TextProblem = "unknown" | "text" | "characters";

function messagesOf(problems: readonly (readonly [string, TextProblem])[], labels: Labels): FieldErrors {
  return Object.fromEntries(problems.map(([path, problem]) => [path, labels[problem]]));
}

function textProblems(schema: ObjectSchema<AnyObject>, values: Details, prefix: string) {
  return Object.entries(values).flatMap(([name, value]) => {
    const problem = textProblem(value, Object.hasOwn(schema.fields, name));
    return problem === undefined ? [] : [[prefix + name, problem] as const];
  });
}

function textProblem(value: unknown, isKnown: boolean): TextProblem | undefined {
  if (!isKnown) return "unknown";
  if (typeof value !== "string") return "text";
  return UNSTORABLE.test(value) ? "characters" : undefined;
}

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is Details {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text values of known fields. Other types are left to `shapeErrors`: yup converts numbers and throws on lists. */
function knownTexts(schema: ObjectSchema<AnyObject>, values: Details): Details {
  const known = Object.keys(schema.fields).filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(known.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])));
}

function detailsOf(schema: ObjectSchema<AnyObject>): ObjectSchema<AnyObject> {
  return schema.fields.additional_data as ObjectSchema<AnyObject>;
}
