import { checkSubmission } from "../../../src/forms/payload/submission";
import { submissionSchema } from "../../../src/forms/payload/submission-schema";
import { BODIES } from "../../../testing/server/bodies";

/** The error messages of an invalid body by path; undefined for a valid one. */
const errorsOf = (body: object) => {
  const checked = checkSubmission({ ...body });
  return "fields" in checked ? checked.fields : undefined;
};

test.each(Object.values(BODIES))("returns a valid body unchanged: %j", (body) => {
  expect(checkSubmission(body)).toEqual({ value: body, form: expect.any(String) as string });
});

test.each([
  ["form_type", { form_type: "marketplace" }, "This is not one of the known values."],
  ["phone", { ...BODIES.demo, phone: "1".repeat(41) }, "Please use at most 40 characters."],
  ["company", { ...BODIES.contact, company: "Acme" }, "This form has no such field."],
  ["constructor", { ...BODIES.demo, constructor: "x" }, "This form has no such field."],
  ["name", { ...BODIES.demo, name: 55 }, "This must be a text."],
  ["message", { ...BODIES.demo, message: "a\0b" }, "Please remove the characters that cannot be stored."],
  ["additional_data", { ...BODIES.demo, additional_data: [] }, "This must be an object of texts."],
  ["additional_data.source", { ...BODIES.demo, additional_data: { source: "x" } }, "This form has no such field."],
  ["email", { ...BODIES.contact, email: "invalid" }, "Please enter a valid email address."],
  [
    "additional_data.partnerType",
    { ...BODIES.application, additional_data: { partnerType: "friend", region: "Norway" } },
    "This is not one of the known values.",
  ],
])("reports the invalid field %s", (path, body, message) => {
  expect(errorsOf(body)).toEqual({ [path]: message });
});

test("requires program and region in a partner application", () => {
  expect(Object.keys(errorsOf({ ...BODIES.application, additional_data: {} }) ?? {}).sort()).toEqual([
    "additional_data.partnerType",
    "additional_data.region",
  ]);
});

test("accepts a contact's first and last name of maximum length", () => {
  const long = "x".repeat(200);
  const details = { subject: "s", firstName: long, lastName: long };
  expect(errorsOf({ ...BODIES.contact, name: `${long} ${long}`, additional_data: details })).toBeUndefined();
});

test("the schema of a marketplace application has the field `type` only if `deliver` is true", () => {
  const fields = (deliver: boolean) => submissionSchema("marketplace-partner", deliver).describe().fields;
  expect(fields(true).additional_data).toMatchObject({
    fields: { type: { oneOf: ["general", "service", "marketplace"] } },
  });
  expect(fields(false).additional_data).not.toMatchObject({ fields: { type: {} } });
});
