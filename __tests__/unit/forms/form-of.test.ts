import { formOf } from "../../../src/forms/payload/form-of";
import { toPayload, type FormName } from "../../../src/forms/payload/payload";
import { checkSubmission } from "../../../src/forms/payload/submission";
import { FILLED } from "../../support/content/data";

const EXTRA: Partial<Record<FormName, Record<string, string>>> = {
  "partner-application": { partnerType: "reseller" },
  "marketplace-partner": { type: "service" },
};

test.each(Object.keys(FILLED) as FormName[])("the payload of %s shows its form", (form) => {
  expect(formOf(toPayload(form, FILLED[form], EXTRA[form]))).toBe(form);
});

test.each([
  ["a name", { name: "Di Eff" }],
  ["a message", { message: "Hello" }],
  ["a name that is null", { name: null }],
])("a contact under the subject Newsletter with %s is not a subscription", (_what, field) => {
  expect(formOf({ form_type: "contact", ...field, additional_data: { subject: "Newsletter" } })).toBe("contact");
});

test("a checked body names its form", () => {
  const payload = toPayload("newsletter", FILLED.newsletter);
  expect(checkSubmission({ ...payload })).toEqual({ value: payload, form: "newsletter" });
});
