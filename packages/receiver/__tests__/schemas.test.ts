import { ValidationError } from "yup";
import { valuesSchema, inputSchema } from "../src/payload/schemas";
import { type FormName, formOf, toPayload } from "../src/payload/payload";
import { FILLED, FORM_NAMES, formContent } from "../../../__tests__/support/content/data";
import { checkSubmission } from "../src/payload/submission";
import { texts } from "../../../testing/server/texts";

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

describe("form-of", () => {
  const EXTRA: Partial<Record<FormName, Record<string, string>>> = {
    "partner-application": { partnerType: "reseller" },
    "marketplace-partner": { type: "service" },
  };

  test.each(Object.keys(FILLED) as FormName[])("returns %s for a payload of that form", (form) => {
    expect(formOf(toPayload(form, FILLED[form], EXTRA[form]))).toBe(form);
  });

  test.each([
    ["a name", { name: "Di Eff" }],
    ["a message", { message: "Hello" }],
    ["a name that is null", { name: null }],
  ])("returns `contact` for the subject Newsletter together with %s", (_case, field) => {
    expect(formOf({ form_type: "contact", ...field, additional_data: { subject: "Newsletter" } })).toBe("contact");
  });

  test("checkSubmission returns the form of a valid body", () => {
    const payload = toPayload("newsletter", FILLED.newsletter);
    expect(checkSubmission({ ...payload }, texts)).toEqual({ value: payload, form: "newsletter" });
  });
});

describe("max-length", () => {
  /** The longest valid part of an email address before the @. */
  const LOCAL_PART = "a".repeat(64);
  const DOMAIN_LABELS = `${"b".repeat(60)}.`.repeat(3);
  const TOP_LEVEL_DOMAIN = ".example";

  /** A text of this length that is valid for a field of the type. */
  const createText = (type: string, length: number): string =>
    type === "email"
      ? `${LOCAL_PART}@${DOMAIN_LABELS.slice(0, length - LOCAL_PART.length - 1 - TOP_LEVEL_DOMAIN.length)}${TOP_LEVEL_DOMAIN}`
      : "a".repeat(length);

  test.each([
    ["email", 254],
    ["tel", 40],
    ["textarea", 5000],
    ["text", 200],
  ])("a field of type %s accepts at most %i characters", (type, max) => {
    const schema = inputSchema({ name: "field", type, required: true }, "Too long.");
    expect(schema.isValidSync(createText(type, max))).toBe(true);
    expect(schema.isValidSync(createText(type, max + 1))).toBe(false);
  });
});

describe("required-fields", () => {
  /** Whether each label of a form ends with an asterisk. */
  const readMarks = (name: (typeof FORM_NAMES)[number]): boolean[] =>
    formContent(name).inputs.map(({ label }) => label.endsWith(" *"));
  /** Whether each field of a form is required. */
  const readRequired = (name: (typeof FORM_NAMES)[number]): boolean[] =>
    formContent(name).inputs.map((input) => input.required);

  // The privacy page states this.
  test("the demo form marks its required fields, and the other forms require every field", () => {
    expect(readMarks("demo")).toEqual(readRequired("demo"));
    for (const name of FORM_NAMES.filter((other) => other !== "demo")) {
      expect([name, ...new Set(readRequired(name))]).toEqual([name, true]);
    }
  });

  test("the note of the marketplace form, which is not sent, does not promise storage", () => {
    expect(formContent("marketplace-partner").note).not.toMatch(/we keep what you send/i);
  });
});
