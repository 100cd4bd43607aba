import type { FormName } from "@capture/receiver/payload/payload";
import { formContent } from "../support/content/data";

interface SpecifiedMessages {
  busy?: string;
  success: readonly [title: string, text: string];
  /** The text of the notice “Error”. */
  failure?: string;
}

/** Messages that the specification quotes, with the name of the brand for “the product”. */
const FORMS: readonly [FormName, SpecifiedMessages][] = [
  [
    "demo",
    {
      busy: "Processing...",
      success: ["Demo request received", "We'll contact you shortly to schedule your demo."],
      failure: "There was an error submitting your request. Please try again.",
    },
  ],
  [
    "partnership-inquiry",
    {
      success: [
        "Partnership Inquiry Received!",
        "Thank you for your interest in partnering with Fourfold. We'll get back to you soon.",
      ],
      failure: "There was an error submitting your inquiry. Please try again.",
    },
  ],
  [
    "partner-application",
    {
      busy: "Submitting...",
      success: [
        "Application Received!",
        "Thank you for your interest in becoming a {partnerType} partner. We'll review your application and get back to you soon.",
      ],
      failure: "There was an error submitting your application. Please try again.",
    },
  ],
  [
    "contact",
    {
      busy: "Sending...",
      success: ["Message Sent!", "Thank you for reaching out. Our team will get back to you shortly."],
      failure: "There was an error sending your message. Please try again.",
    },
  ],
  [
    "marketplace-partner",
    {
      success: [
        "Application Submitted!",
        "Thanks for your interest in partnering with Fourfold. We'll be in touch soon.",
      ],
    },
  ],
];

test.each(FORMS)("%s has the messages of the specification", (name, { busy, success: [title, text], failure }) => {
  const form = formContent(name);
  expect(form.success).toEqual({ title, text });
  expect(form.failure.title).toBe("Error");
  if (busy !== undefined) expect(form.busy).toBe(busy);
  if (failure !== undefined) expect(form.failure.text).toBe(failure);
});

test("the demo form thanks in its dialog", () => {
  expect(formContent("demo").thanks?.title).toBe("Thank You!");
});

test.each([
  ["name", 2, "Name must be at least 2 characters."],
  ["company", 2, "Company name must be at least 2 characters."],
  ["email", null, "Please enter a valid email address."],
])("the field %s of the demo form has the message of the specification", (name, minLength, message) => {
  const input = formContent("demo").inputs.find((each) => each.name === name);
  expect(input).toMatchObject({ minLength, message });
});

test("the application forms have the titles and the text of the specification", () => {
  expect(formContent("partner-application")).toMatchObject({
    title: "{title} Application",
    intro: "Complete this form to apply for our {program} program.",
  });
  expect(formContent("marketplace-partner").title).toBe("Partner Application");
});

test.each(["partner-application", "marketplace-partner"] as const)("%s has a button Cancel", (name) => {
  expect(formContent(name).cancel).toBe("Cancel");
});
