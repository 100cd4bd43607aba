import { ValidationError } from "yup";
import { valuesSchema } from "../../../src/forms/payload/schemas";
import type { FormName } from "../../../src/forms/payload/payload";
import { FILLED, FORM_NAMES, formContent } from "../../support/content/data";

/** The message of each invalid field. */
function errorsOf(form: FormName, changes: Record<string, string> = {}): Record<string, string> {
  try {
    valuesSchema(formContent(form).inputs).validateSync({ ...FILLED[form], ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = "", message }) => [path, message]));
  }
}

const requiredOf = (form: FormName): string[] =>
  formContent(form).inputs.flatMap(({ name, required }) => (required ? [name] : []));

test.each(FORM_NAMES)("%s accepts valid values", (form) => {
  expect(errorsOf(form)).toEqual({});
});

test.each([
  ["demo", ["name", "company", "email"]],
  ["contact", ["firstName", "lastName", "email", "subject", "message"]],
  ["newsletter", ["email"]],
  ["partner-application", ["name", "email", "company", "region", "message"]],
  ["partnership-inquiry", ["name", "email", "company", "partnershipType", "message"]],
  ["marketplace-partner", ["name", "email", "company", "message"]],
] as const)("%s requires %j and treats spaces as empty", (form, fields) => {
  expect(requiredOf(form)).toEqual(fields);
  const blank = Object.fromEntries(Object.keys(FILLED[form]).map((name) => [name, "  "]));
  expect(Object.keys(errorsOf(form, blank)).sort()).toEqual([...fields].sort());
});

test.each(FORM_NAMES)("%s rejects invalid email addresses and accepts domains with non-ASCII letters", (form) => {
  for (const email of ["ada@", "ada@gmail", ".ada@example.com", "ada..b@example.com"]) {
    expect([email, Object.keys(errorsOf(form, { email }))]).toEqual([email, ["email"]]);
  }
  expect(errorsOf(form, { email: " ada@müller.de " })).toEqual({});
});

describe("demo", () => {
  test.each([
    ["name", "A", "Bitte mindestens 2 Zeichen."],
    ["name", "", "Bitte mindestens 2 Zeichen."],
    ["name", " A ", "Bitte mindestens 2 Zeichen."],
    ["company", "S", "Der Betrieb braucht mindestens 2 Zeichen."],
    ["email", "ada@gmail", "Bitte eine gültige Mailadresse eingeben."],
    ["email", "ada.survey.example", "Bitte eine gültige Mailadresse eingeben."],
    ["email", "", "Bitte eine gültige Mailadresse eingeben."],
  ])("rejects %s “%s”: %s", (field, value, message) => {
    expect(errorsOf("demo", { [field]: value })).toEqual({ [field]: message });
  });

  test("accepts a name and a company of two characters, without phone and message", () => {
    expect(errorsOf("demo", { name: "Al", company: "3M", phone: "", message: "" })).toEqual({});
  });
});

test("rejects a subject over 200 characters and a message over 5,000", () => {
  expect(errorsOf("contact", { subject: "x".repeat(200), message: "x".repeat(5000) })).toEqual({});
  expect(Object.keys(errorsOf("contact", { subject: "x".repeat(201), message: "x".repeat(5001) })).sort()).toEqual([
    "message",
    "subject",
  ]);
});
