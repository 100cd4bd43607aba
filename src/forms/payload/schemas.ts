import { object, string, type ObjectSchema, type StringSchema } from "yup";
import { isEmail } from "../../domain/email";
import { maxLength } from "./max-length";

/**
 * The rules of the forms, for the browser and for the receiver alike. They
 * follow from the fields that data/forms/*.json describe, so a label, its
 * rule and its message stand in one place. No React here.
 */
export interface InputRule {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly minLength?: number | null | undefined;
  /** What is said when the field is wrong; the browser's own words when there are none. */
  readonly message?: string | null | undefined;
}

export type Values = Record<string, string>;

/** The rule of one field; `message` is said when it is broken. */
export function inputSchema(rule: InputRule, message: string): StringSchema<string | undefined> {
  const least = rule.minLength ?? (rule.required ? 1 : 0);
  const text = string().trim().max(maxLength(rule.type), message).min(least, message);
  const typed = rule.type === "email" ? text.test("email", message, (value) => !value || isEmail(value)) : text;
  return rule.required ? typed.required(message) : typed;
}

/** The rules of all fields of a form, over the values that its controls hold. */
export function valuesSchema(rules: readonly InputRule[]): ObjectSchema<Partial<Values>> {
  const shape = Object.fromEntries(rules.map((rule) => [rule.name, inputSchema(rule, rule.message ?? rule.name)]));
  return object(shape);
}
