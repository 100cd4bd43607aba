import { FORM_NAMES, formContent } from "../../support/content/data";

const marked = (name: (typeof FORM_NAMES)[number]): boolean[] =>
  formContent(name).inputs.map(({ label }) => label.endsWith(" *"));
const required = (name: (typeof FORM_NAMES)[number]): boolean[] =>
  formContent(name).inputs.map((input) => input.required);

test("marks required fields in the demo form, and requires every field in the other forms, as the privacy page states", () => {
  expect(marked("demo")).toEqual(required("demo"));
  for (const name of FORM_NAMES.filter((other) => other !== "demo")) {
    expect([name, ...new Set(required(name))]).toEqual([name, true]);
  }
});

test("does not promise storage in the form that sends nothing", () => {
  expect(formContent("marketplace-partner").note).not.toMatch(/we keep what you send/i);
});
