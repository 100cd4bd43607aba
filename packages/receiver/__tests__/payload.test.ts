import { toPayload } from "../src/payload/payload";
import { HONEYPOT } from "../src/payload/form-endpoint";
import { FILLED } from "../../../__tests__/support/content/data";
import { checkSubmission } from "../src/payload/submission";
import { submissionSchema } from "../src/payload/submission-schema";
import { BODIES } from "../../../testing/server/bodies";
import { texts } from "../../../testing/server/texts";

const labels = texts["labels/submissions.json"];

test("a demo request contains only its five fields", () => {
  expect(toPayload("demo", FILLED.demo)).toEqual({
    form_type: "demo_request",
    name: "Ada Brown",
    company: "Survey & Sons",
    email: "ada@survey.example",
    phone: "+44 20 7946 0000",
    message: "Two floors, 1,200 m².",
  });
});

test("a demo request omits an empty phone and message", () => {
  expect(toPayload("demo", { ...FILLED.demo, phone: " ", message: "" })).toEqual({
    form_type: "demo_request",
    name: "Ada Brown",
    company: "Survey & Sons",
    email: "ada@survey.example",
  });
});

test("a partner application contains program and region in additional_data", () => {
  expect(toPayload("partner-application", FILLED["partner-application"], { partnerType: "reseller" })).toEqual({
    form_type: "partnership_inquiry",
    name: "Bo Chen",
    email: "bo@reseller.example",
    company: "Reseller",
    message: "We sell scanners.",
    additional_data: { partnerType: "reseller", region: "Norway" },
  });
});

test("a partnership inquiry contains its partnershipType in additional_data", () => {
  expect(toPayload("partnership-inquiry", FILLED["partnership-inquiry"])).toEqual({
    form_type: "partnership_inquiry",
    name: "Cy Dee",
    email: "cy@partner.example",
    company: "Partner",
    message: "Let us talk.",
    additional_data: { partnershipType: "technology, maybe" },
  });
});

test("a contact joins first and last name and omits company", () => {
  expect(toPayload("contact", { ...FILLED.contact, company: "Acme" })).toEqual({
    form_type: "contact",
    name: "Di Eff",
    email: "di@home.example",
    message: "Does META float?",
    additional_data: { subject: "A question", firstName: "Di", lastName: "Eff" },
  });
});

test("a newsletter subscription is a contact with the subject Newsletter and without a name", () => {
  expect(toPayload("newsletter", FILLED.newsletter)).toEqual({
    form_type: "contact",
    email: "ed@letters.example",
    additional_data: { subject: "Newsletter" },
  });
});

test("a marketplace application contains the type of the button that opened it", () => {
  expect(toPayload("marketplace-partner", FILLED["marketplace-partner"], { type: "service" })).toEqual({
    form_type: "partnership_inquiry",
    name: "Fi Gee",
    email: "fi@tools.example",
    company: "Tools",
    message: "A plugin for stairs.",
    additional_data: { type: "service" },
  });
});

test("trims values", () => {
  expect(toPayload("newsletter", { email: "  ed@letters.example \n" }).email).toBe("ed@letters.example");
});

test("contains the honeypot only when it is filled in", () => {
  expect(toPayload("demo", { ...FILLED.demo, [HONEYPOT]: "https://spam.example" }).additional_data).toEqual({
    [HONEYPOT]: "https://spam.example",
  });
  expect(toPayload("demo", { ...FILLED.demo, [HONEYPOT]: "" })).not.toHaveProperty("additional_data");
});

test("the name of the honeypot contains no word that browsers recognize for autofill", () => {
  // The words that Chromium and Firefox look for in field names.
  const autofillWords =
    /name|mail|phone|tel|mobile|company|organi|business|address|street|city|town|state|region|province|zip|post|code|country|url|web|site|home|fax|user|login|pass|card|cc|birth|title|gender|sex|language|comment|note$/;
  expect(HONEYPOT).not.toMatch(autofillWords);
});

describe("submission", () => {
  /** The error messages of an invalid body by path; undefined for a valid one. */
  const errorsOf = (body: object) => {
    const checked = checkSubmission({ ...body }, texts);
    return "fields" in checked ? checked.fields : undefined;
  };

  test.each(Object.values(BODIES))("returns a valid body unchanged: %j", (body) => {
    expect(checkSubmission(body, texts)).toEqual({ value: body, form: expect.any(String) as string });
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
    const fields = (deliver: boolean) => {
      const site = { ...texts["site.json"], marketplace: { deliver } };
      return submissionSchema("marketplace-partner", { ...texts, "site.json": site }).describe().fields;
    };
    expect(fields(true).additional_data).toMatchObject({
      fields: { type: { oneOf: ["general", "service", "marketplace"] } },
    });
    expect(fields(false).additional_data).not.toMatchObject({ fields: { type: {} } });
  });

  test("the returned texts are those that were checked: trimmed, and on one line except the message", () => {
    const body = {
      ...BODIES.contact,
      name: "Di\r\nEff\n",
      email: " di@home.example\n",
      message: `${"\n".repeat(32_000)}Hello\nyou${" ".repeat(32_000)}`,
      additional_data: { ...BODIES.contact.additional_data, subject: "A\u2028question\t", source_page: "/contact\n" },
    };
    expect(checkSubmission(body, texts)).toEqual({
      form: "contact",
      value: {
        ...body,
        name: "Di Eff",
        email: "di@home.example",
        message: "Hello\nyou",
        additional_data: { ...body.additional_data, subject: "A question", source_page: "/contact" },
      },
    });
  });

  test("keeps the order of the fields, on which the hash of the content depends", () => {
    const checked = checkSubmission({ ...BODIES.contact }, texts);
    expect(JSON.stringify("value" in checked && checked.value)).toBe(JSON.stringify(BODIES.contact));
  });
});
