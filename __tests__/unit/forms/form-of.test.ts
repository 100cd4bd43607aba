import { formOf, toPayload, type FormName } from "../../../src/forms/payload/payload";
import { checkSubmission } from "../../../src/forms/payload/submission";
import { FILLED } from "../../support/content/data";

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
  expect(checkSubmission({ ...payload })).toEqual({ value: payload, form: "newsletter" });
});
