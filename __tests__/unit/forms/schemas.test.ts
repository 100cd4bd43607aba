import { ValidationError } from "yup";
import { valuesSchema } from "../../../src/forms/payload/schemas";
import type { FormName } from "../../../src/forms/payload/payload";
import { FILLED, FORM_NAMES, formContent } from "../../support/content/data";

/** The message of each field that the form's rules refuse. */
function refused(form: FormName, change: Record<string, string> = {}): Record<string, string> {
  try {
    valuesSchema(formContent(form).inputs).validateSync({ ...FILLED[form], ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = "", message }) => [path, message]));
  }
}

const requiredOf = (form: FormName): string[] =>
  formContent(form).inputs.flatMap(({ name, required }) => (required ? [name] : []));

test.each(FORM_NAMES)("%s takes what a visitor fills in", (form) => {
  expect(refused(form)).toEqual({});
});

test.each([
  ["demo", ["name", "company", "email"]],
  ["contact", ["firstName", "lastName", "email", "subject", "message"]],
  ["newsletter", ["email"]],
  ["partner-application", ["name", "email", "company", "region", "message"]],
  ["partnership-inquiry", ["name", "email", "company", "partnershipType", "message"]],
  ["marketplace-partner", ["name", "email", "company", "message"]],
] as const)("%s requires %j, and spaces do not fill a field", (form, fields) => {
  expect(requiredOf(form)).toEqual(fields);
  const blank = Object.fromEntries(Object.keys(FILLED[form]).map((name) => [name, "  "]));
  expect(Object.keys(refused(form, blank)).sort()).toEqual([...fields].sort());
});

test.each(FORM_NAMES)("%s refuses what is not an email address, and accepts domains of any script", (form) => {
  for (const email of ["ada@", "ada@gmail", ".ada@example.com", "ada..b@example.com"]) {
    expect([email, Object.keys(refused(form, { email }))]).toEqual([email, ["email"]]);
  }
  expect(refused(form, { email: " ada@müller.de " })).toEqual({});
});

describe("demo", () => {
  test.each([
    ["name", "A", "Name must be at least 2 characters."],
    ["name", "", "Name must be at least 2 characters."],
    ["name", " A ", "Name must be at least 2 characters."],
    ["company", "S", "Company name must be at least 2 characters."],
    ["email", "ada@gmail", "Please enter a valid email address."],
    ["email", "ada.survey.example", "Please enter a valid email address."],
    ["email", "", "Please enter a valid email address."],
  ])("%s “%s” is refused: %s", (field, value, message) => {
    expect(refused("demo", { [field]: value })).toEqual({ [field]: message });
  });

  test("two characters are enough, and phone and message may stay empty", () => {
    expect(refused("demo", { name: "Al", company: "3M", phone: "", message: "" })).toEqual({});
  });
});

test("a field takes as much as the receiver stores, and no more", () => {
  expect(refused("contact", { subject: "x".repeat(200), message: "x".repeat(5000) })).toEqual({});
  expect(Object.keys(refused("contact", { subject: "x".repeat(201), message: "x".repeat(5001) })).sort()).toEqual([
    "message",
    "subject",
  ]);
});
