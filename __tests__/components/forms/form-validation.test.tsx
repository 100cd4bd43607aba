import { fireEvent, screen, waitFor } from "@testing-library/react";
import { LiveForm } from "../../../src/forms/ui/live-form";
import { FORM_NAMES, formContent } from "../../support/content/data";
import { field, fillIn, formValues, press } from "../../support/dom/fill";
import { bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

let sent: Sent;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
});

const invalid = (form: (typeof FORM_NAMES)[number]): string[] =>
  formContent(form).inputs.flatMap(({ name }) =>
    field(form, name).getAttribute("aria-invalid") === "true" ? [name] : [],
  );

test.each(FORM_NAMES)("%s has the labels, placeholders and heights of its content", (name) => {
  renderInSite(<LiveForm name={name} />);
  for (const input of formContent(name).inputs) {
    const control = field(name, input.name);
    expect(control.required).toBe(input.required);
    expect(control.placeholder).toBe(input.placeholder ?? "");
    if (input.type === "textarea") expect(control).toHaveStyle({ minHeight: `${input.minHeight}px` });
    else expect(control).toHaveAttribute("type", input.type);
  }
});

describe("demo", () => {
  beforeEach(() => {
    renderInSite(<LiveForm name="demo" />);
  });

  test.each([
    ["name", "A", "Bitte mindestens 2 Zeichen."],
    ["company", "S", "Der Betrieb braucht mindestens 2 Zeichen."],
    ["email", "ada@", "Bitte eine gültige Mailadresse eingeben."],
  ])("shows the error of %s on blur, as the description of the control", async (name, value, message) => {
    const control = field("demo", name);
    fireEvent.change(control, { target: { value } });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    fireEvent.blur(control);
    expect(await screen.findByText(message)).toBeVisible();
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(message);
  });

  test("hides an error when it is corrected", async () => {
    fireEvent.blur(field("demo", "name"));
    expect(await screen.findByText("Bitte mindestens 2 Zeichen.")).toBeVisible();
    fireEvent.change(field("demo", "name"), { target: { value: "Al" } });
    await waitFor(() => expect(field("demo", "name")).toBeValid());
    expect(screen.queryByText("Bitte mindestens 2 Zeichen.")).not.toBeInTheDocument();
  });

  test("shows all errors and sends nothing", async () => {
    fillIn("demo", { company: "", email: "ada" });
    press("demo");
    expect(await screen.findByText("Der Betrieb braucht mindestens 2 Zeichen.")).toBeVisible();
    expect(screen.getByText("Bitte eine gültige Mailadresse eingeben.")).toBeVisible();
    expect(invalid("demo")).toEqual(["company", "email"]);
    expect(formValues("demo").name).toBe("Ada Brown");
    expect(sent).not.toHaveBeenCalled();
  });
});

test.each(FORM_NAMES)("%s shows the specified message for an invalid email that the browser accepts", async (name) => {
  renderInSite(<LiveForm name={name} />);
  fillIn(name, { email: "ada@gmail" });
  fireEvent.blur(field(name, "email"));
  press(name);
  expect(await screen.findByText("Bitte eine gültige Mailadresse eingeben.")).toBeVisible();
  expect(invalid(name)).toEqual(["email"]);
  expect(sent).not.toHaveBeenCalled();
});

test("sends an email with an internationalized domain unchanged", async () => {
  renderInSite(<LiveForm name="demo" />);
  fillIn("demo", { email: "ada@müller.de" });
  press("demo");
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(bodiesOf(sent)).toEqual([expect.objectContaining({ email: "ada@müller.de" })]);
});

test.each(FORM_NAMES)("%s leaves no message to the browser, and focuses the first invalid field", async (name) => {
  renderInSite(<LiveForm name={name} />);
  const { inputs } = formContent(name);
  expect(field(name, "email").form).toHaveAttribute("novalidate");
  press(name);
  await waitFor(() => expect(field(name, inputs[0]?.name ?? "")).toHaveFocus());
  for (const input of inputs.filter(({ required }) => required)) {
    expect(field(name, input.name)).toHaveAccessibleDescription(input.message ?? "Bitte ausfüllen.");
  }
});

test("treats spaces as empty, although the browser accepts them", async () => {
  renderInSite(<LiveForm name="contact" />);
  fillIn("contact", { subject: "   " });
  fireEvent.blur(field("contact", "subject"));
  press("contact");
  expect(await screen.findByText("Bitte ausfüllen.")).toBeVisible();
  expect(invalid("contact")).toEqual(["subject"]);
  expect(sent).not.toHaveBeenCalled();
});
