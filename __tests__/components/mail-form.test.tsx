import { render, screen } from "@testing-library/react";
import { MailForm } from "../../src/forms/mail-form";

const input = (name: string, rest: Partial<Queries.FormPartsFragment["inputs"][number]>) => ({
  name,
  label: name,
  type: "text",
  required: true,
  placeholder: null,
  autocomplete: null,
  minLength: null,
  minHeight: null,
  message: null,
  ...rest,
});

const form: Queries.FormPartsFragment = {
  name: "demo",
  title: "Request a Demo",
  intro: "Tell us who you are.",
  submit: "Request Demo",
  note: "Kept for 24 months.",
  inputs: [
    input("name", { label: "Name *", minLength: 2, autocomplete: "name" }),
    input("email", { label: "Email *", type: "email", placeholder: "you@example.com" }),
    input("message", { label: "Message", type: "textarea", required: false, minHeight: 120 }),
  ],
};

beforeEach(() => {
  render(<MailForm form={form} mailbox="sales@acme.example" />);
});

test("every field is found by its label and checked by the browser", () => {
  const name = screen.getByRole("textbox", { name: "Name *" });
  expect(name).toBeRequired();
  expect(name).toHaveAttribute("minlength", "2");
  expect(name).toHaveAttribute("autocomplete", "name");
  expect(screen.getByRole("textbox", { name: "Email *" })).toHaveAttribute("type", "email");
  expect(screen.getByPlaceholderText("you@example.com")).toBeInTheDocument();
});

test("the message box has its least height and may stay empty", () => {
  const message = screen.getByRole("textbox", { name: "Message" });
  expect(message).toHaveStyle({ minHeight: "120px" });
  expect(message).not.toBeRequired();
});

test("it is addressed to the department that answers", () => {
  const action = screen.getByRole("form", { name: "Request a Demo" }).getAttribute("action");
  expect(action).toBe("mailto:sales@acme.example?subject=Request%20a%20Demo");
});
