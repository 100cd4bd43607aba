import labels from "../../../data/labels/submissions.json";
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
  ["form_type", { form_type: "marketplace" }, labels.choice],
  ["phone", { ...BODIES.demo, phone: "1".repeat(41) }, labels.tooLong.replace("{count}", "40")],
  ["company", { ...BODIES.contact, company: "Acme" }, labels.unknown],
  ["constructor", { ...BODIES.demo, constructor: "x" }, labels.unknown],
  ["name", { ...BODIES.demo, name: 55 }, labels.text],
  ["message", { ...BODIES.demo, message: "a\0b" }, labels.characters],
  ["additional_data", { ...BODIES.demo, additional_data: [] }, labels.details],
  ["additional_data.source", { ...BODIES.demo, additional_data: { source: "x" } }, labels.unknown],
  ["email", { ...BODIES.contact, email: "invalid" }, labels.email],
  [
    "additional_data.partnerType",
    { ...BODIES.application, additional_data: { partnerType: "friend", region: "Norway" } },
    labels.choice,
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
