import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";
import { LazyForm } from "../../../src/forms/ui/lazy-form";
import { formContent } from "../../support/content/data";
import { field, fillIn, formValues, press } from "../../support/dom/fill";
import { bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { scrollOnScreen, stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

const { title } = formContent("contact");
const form = (): HTMLFormElement => screen.getByRole("form", { name: title });
/** Waits for the live form, which has no `action`. */
const waitForLiveForm = (): Promise<void> => waitFor(() => expect(form()).not.toHaveAttribute("action"));

/** Makes `:active` match while `isPressed` returns true, like a control under a pressed mouse button. */
function mockActive(isPressed: () => boolean): void {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":active" ? isPressed() : matches.call(this, selector);
  });
}

let sent: Sent;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
  stubScreen();
});
afterEach(() => jest.restoreAllMocks());

test("serves plain HTML that the receiver accepts, with a honeypot", () => {
  renderInSite(<LazyForm name="contact" />);
  expect(form()).toHaveAttribute("action", "/api/submit-form?form=contact");
  expect(form()).toHaveAttribute("method", "post");
  expect(form()).not.toHaveAttribute("enctype");
  expect(new FormData(form()).get(HONEYPOT)).toBe("");
  expect(field("contact", "subject")).toBeRequired();
});

test("loads the live form near the viewport; it submits without leaving the page", async () => {
  renderInSite(<LazyForm name="contact" />);
  scrollOnScreen(true);
  await waitForLiveForm();
  fillIn("contact");
  press("contact");
  expect(await screen.findByRole("status")).toHaveTextContent("Angekommen");
  expect(bodiesOf(sent)).toHaveLength(1);
});

test("keeps the values, the focus and the caret of the served form", async () => {
  renderInSite(<LazyForm name="contact" />);
  const served = field("contact", "subject");
  served.focus();
  served.value = "Roof survey";
  served.setSelectionRange(4, 4);
  scrollOnScreen(true);
  await waitForLiveForm();
  const subject = field("contact", "subject");
  expect(subject).not.toBe(served);
  expect(subject).toHaveValue("Roof survey");
  expect(subject).toHaveFocus();
  expect(subject.selectionStart).toBe(4);
});

test("a form that is submitted before the script is loaded is sent once, by the live form", async () => {
  renderInSite(<LazyForm name="contact" />);
  for (const [name, value] of Object.entries({
    firstName: "Ada",
    lastName: "King",
    subject: "Roof",
    message: "Hello",
  })) {
    field("contact", name).value = value;
  }
  field("contact", "email").value = "ada@example.org";
  press("contact");
  expect(await screen.findByRole("status")).toHaveTextContent("Angekommen");
  expect(bodiesOf(sent)).toEqual([expect.objectContaining({ name: "Ada King", message: "Hello" })]);
  expect(Object.values(formValues("contact")).join("")).toBe("");
});

test("an empty form that is submitted before the script is loaded is rejected with our messages", async () => {
  renderInSite(<LazyForm name="contact" />);
  const prevented: boolean[] = [];
  form().addEventListener("invalid", ({ defaultPrevented }) => prevented.push(defaultPrevented), true);
  press("contact");
  await waitFor(() => expect(field("contact", "firstName")).toHaveFocus());
  expect(field("contact", "firstName")).toBeInvalid();
  expect(field("contact", "firstName")).toHaveAccessibleDescription();
  expect(new Set(prevented)).toEqual(new Set([true]));
  expect(sent).not.toHaveBeenCalled();
});

test("keeps the value of the served honeypot", async () => {
  renderInSite(<LazyForm name="newsletter" />);
  screen.getByRole("form").querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`)?.setAttribute("value", "spam.example");
  fillIn("newsletter");
  press("newsletter");
  expect(await screen.findByRole("status")).toHaveTextContent("Angekommen");
  expect(bodiesOf(sent)).toEqual([
    expect.objectContaining({ additional_data: { subject: "Newsletter", [HONEYPOT]: "spam.example" } }),
  ]);
});

test("keeps the served form while a control is pressed, so that the click is not lost", async () => {
  let pressed = true;
  mockActive(() => pressed);
  renderInSite(<LazyForm name="contact" />);
  await userEvent.click(field("contact", "subject"));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(form()).toHaveAttribute("action");
  pressed = false;
  await waitForLiveForm();
  expect(field("contact", "subject")).toHaveFocus();
});

test("renders nothing when it is unmounted before the script is loaded", async () => {
  const view = renderInSite(<LazyForm name="contact" />);
  fireEvent.focus(field("contact", "subject"));
  view.unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});
