import { ValidationError, type AnyObject, type ObjectSchema } from "yup";
import { fillPlaceholders } from "../../domain/placeholders";
import { FORM_TYPES, formOf, type FormName, type Payload } from "./payload";
import submissionLabels from "../../../data/labels/submissions.json";
import { submissionSchema } from "./submission-schema";

/** An error message for each invalid field, by path (`additional_data.region`). */
export type FieldErrors = Record<string, string>;

/** A valid body and its form, or the errors of an invalid body. */
export type CheckedSubmission = { readonly value: Payload; readonly form: FormName } | { readonly fields: FieldErrors };

type Details = Readonly<Record<string, unknown>>;

/** Characters that a database cannot store unchanged: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Checks a body against the rules of the form that sent it. The rules apply to trimmed texts, but the returned value
 * is the unchanged body.
 */
export function checkSubmission(body: Details): CheckedSubmission {
  const type = FORM_TYPES.find((known) => known === body.form_type);
  if (type === undefined) return { fields: { form_type: submissionLabels.choice } };
  const details = isObject(body.additional_data) ? body.additional_data : {};
  const form = formOf({ ...body, form_type: type, additional_data: details });
  const schema = submissionSchema(form);
  const fields = { ...ruleErrors(schema, body, details), ...shapeErrors(schema, body) };
  return Object.keys(fields).length > 0 ? { fields } : { value: body as unknown as Payload, form };
}

/** The first violated rule of each field. */
function ruleErrors(schema: ObjectSchema<AnyObject>, body: Details, details: Details): FieldErrors {
  try {
    const additional_data = knownTexts(detailsOf(schema), details);
    schema.validateSync({ ...knownTexts(schema, body), additional_data }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.map(({ path = "", type, message, params }): [string, string] => [
      path,
      // The field's own message describes the required input, which does not help when the text is too long.
      type === "max" ? fillPlaceholders(submissionLabels.tooLong, { count: String(params?.max) }) : message,
    ]);
    return Object.fromEntries(errors.reverse());
  }
}

/** Fields that are not texts, and fields that the form does not have. */
function shapeErrors(schema: ObjectSchema<AnyObject>, body: Details): FieldErrors {
  const { additional_data: details, ...top } = body;
  if (details !== undefined && !isObject(details)) {
    return { ...textErrors(schema, top, ""), additional_data: submissionLabels.details };
  }
  return { ...textErrors(schema, top, ""), ...textErrors(detailsOf(schema), details ?? {}, "additional_data.") };
}

function textErrors(schema: ObjectSchema<AnyObject>, values: Details, prefix: string): FieldErrors {
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const problem = textProblem(value, Object.hasOwn(schema.fields, name));
    return problem === undefined ? [] : [[prefix + name, submissionLabels[problem]] as const];
  });
  return Object.fromEntries(errors);
}

function textProblem(value: unknown, isKnown: boolean): "unknown" | "text" | "characters" | undefined {
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
