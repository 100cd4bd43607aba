import { FORM_NAMES, formContent } from "../../support/content/data";

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
