import { object, string, type ObjectSchema, type StringSchema } from "yup";
import { isEmail } from "@capture/domain/email";
import { toSingleLine } from "@capture/domain/single-line";
import { maxLength } from "./max-length";

/**
 * The rule of one field, used by both the browser and the receiver. It is part of data/forms/*.json, so a label,
 * its rule and its message are in one place.
 */
export interface InputRule {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly minLength?: number | null | undefined;
  /** Shown when the field is invalid. Without it, a message that all forms share is shown. */
  readonly message?: string | null | undefined;
}

export type Values = Record<string, string>;

/** A text that is checked, and stored, without spaces around it; with one line unless it is from a textarea. */
export function textSchema(type = "text"): StringSchema<string | undefined> {
  return string().transform((value: string | undefined) =>
    value === undefined || type === "textarea" ? value?.trim() : toSingleLine(value),
  );
}

/**
 * The yup schema of one field.
 * @param message error message for every violation of the rule
 */
export function inputSchema(rule: InputRule, message: string): StringSchema<string | undefined> {
  const minLength = rule.minLength ?? (rule.required ? 1 : 0);
  const text = textSchema(rule.type).max(maxLength(rule.type), message).min(minLength, message);
  const schema = rule.type === "email" ? text.test("email", message, (value) => !value || isEmail(value)) : text;
  return rule.required ? schema.required(message) : schema;
}

/** The yup schema of a form's values. A field without a message has its name as message (see use-field-messages). */
export function valuesSchema(rules: readonly InputRule[]): ObjectSchema<Partial<Values>> {
  const shape = Object.fromEntries(rules.map((rule) => [rule.name, inputSchema(rule, rule.message ?? rule.name)]));
  return object(shape);
}
