import { FORM_NAMES, formContent } from "../../support/content/data";

const marked = (name: (typeof FORM_NAMES)[number]): boolean[] =>
  formContent(name).inputs.map(({ label }) => label.endsWith(" *"));
const required = (name: (typeof FORM_NAMES)[number]): boolean[] =>
  formContent(name).inputs.map((input) => input.required);

test("as the privacy page says, the demo request marks what it needs, and the other forms need every field", () => {
  expect(marked("demo")).toEqual(required("demo"));
  for (const name of FORM_NAMES.filter((other) => other !== "demo")) {
    expect([name, ...new Set(required(name))]).toEqual([name, true]);
  }
});

test("no form that sends nothing says that something is kept", () => {
  expect(formContent("marketplace-partner").note).not.toMatch(/we keep what you send/i);
});
