import { fillPlaceholders } from "@capture/domain/placeholders";
import { formName, mailText } from "../src/delivery/mail-text";
import type { StoredSubmission } from "../src/store/records";
import { readGermanTexts } from "../../../__tests__/support/server/german-site";
import { texts } from "../../../testing/server/texts";

const programs = texts["partners/programs.json"];

const row: StoredSubmission = {
  id: "1",
  received_at: Date.UTC(2026, 6, 31, 9, 5),
  form_type: "demo_request",
  name: "Ada Brown",
  email: "ada@survey.example",
  company: "Survey",
  phone: null,
  message: null,
  additional_data: JSON.stringify({ language: "de", source_page: "/showcase" }),
  idempotency_key: null,
  content_hash: "",
  suspected: null,
  wording: null,
  confirmed_at: null,
  unsubscribed_at: null,
};

/** The texts of a site in German. */
const german = readGermanTexts();

const LABELS = texts["labels/submissions.json"];
const GERMAN_LABELS = german["labels/submissions.json"];

test("a mail in German has the labels, names and times of the language, in the site's time zone", () => {
  const site = { ...german["site.json"], timeZone: "Europe/Berlin" };
  const { mailFields, mailForms } = GERMAN_LABELS;
  const lines = mailText(row, { ...german, "site.json": site }).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      `${mailFields.id}: 1`,
      `${mailFields.received_at}: 31. Juli 2026, 11:05 MESZ`,
      `${mailFields.form_type}: ${mailForms?.demo}`,
      `${mailFields.language}: Deutsch`,
    ]),
  );
  // A name of a field that is called `id` is a text, too.
  expect(mailFields.id).not.toBe(LABELS.mailFields.id);
});

test("without a time zone of the site, times are in UTC", () => {
  expect(mailText(row, texts)).toContain(`\n${LABELS.mailFields.received_at}: Jul 31, 2026, 09:05 UTC\n`);
});

describe("the name of a form", () => {
  const partnerType = programs.items[0]?.id;
  const application = { ...row, form_type: "partnership_inquiry", additional_data: JSON.stringify({ partnerType }) };

  test("is that of data/labels", () => {
    expect(formName(row, texts)).toBe(LABELS.mailForms?.demo);
    expect(formName(application, texts)).toBe(LABELS.mailForms?.partnerApplication);
    expect(formName({ ...application, additional_data: '{"type":"general"}' }, texts)).toBe(
      LABELS.mailForms?.marketplacePartner,
    );
  });

  test("is its title in content of earlier versions, with the partner program", () => {
    const { mailForms: _, ...labels } = LABELS;
    const earlier = { ...texts, "labels/submissions.json": labels };
    expect(formName(row, earlier)).toBe(texts["forms/demo.json"].title);
    expect(formName(application, earlier)).toBe(
      fillPlaceholders(texts["forms/partner-application.json"].title, { title: programs.items[0]?.title ?? "" }),
    );
  });
});
