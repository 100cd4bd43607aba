import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyForm } from "../../src/forms/lazy-form";
import { formContent } from "../support/data";
import { field, fillIn, heldBy, press } from "../support/fill";
import { bodiesOf, receiverStub, type Sent } from "../support/receiver";
import { scrollOnScreen, standScreen } from "../support/screen";
import { drawInSite } from "../support/site-view";

const { title } = formContent("contact");
const form = (): HTMLFormElement => screen.getByRole("form", { name: title });
/** The served form goes to a mailbox; the live one has no address of its own. */
const live = (): Promise<void> => waitFor(() => expect(form()).not.toHaveAttribute("action"));

/** Keeps `:active` on a control, as a finger or a mouse button that is held down does. */
function hold(held: () => boolean): void {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":active" ? held() : matches.call(this, selector);
  });
}

let sent: Sent;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
  standScreen();
});
afterEach(() => jest.restoreAllMocks());

test("it is served as plain HTML that goes to the mailbox of the department that answers", () => {
  drawInSite(<LazyForm name="contact" />);
  expect(form()).toHaveAttribute("action", "mailto:hello@fourfold.example?subject=Send%20Us%20a%20Message");
  expect(field("contact", "subject")).toBeRequired();
});

test("near the screen it comes to life, and is sent without leaving the page", async () => {
  drawInSite(<LazyForm name="contact" />);
  scrollOnScreen(true);
  await live();
  fillIn("contact");
  press("contact");
  expect(await screen.findByRole("status")).toHaveTextContent("Message Sent!");
  expect(bodiesOf(sent)).toHaveLength(1);
});

test("what was typed before stays, with the focus and the place of the caret", async () => {
  drawInSite(<LazyForm name="contact" />);
  const served = field("contact", "subject");
  served.focus();
  served.value = "Roof survey";
  served.setSelectionRange(4, 4);
  scrollOnScreen(true);
  await live();
  const subject = field("contact", "subject");
  expect(subject).not.toBe(served);
  expect(subject).toHaveValue("Roof survey");
  expect(subject).toHaveFocus();
  expect(subject.selectionStart).toBe(4);
});

test("sending it before its script is there sends it once, by the live form", async () => {
  drawInSite(<LazyForm name="contact" />);
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
  expect(await screen.findByRole("status")).toHaveTextContent("Message Sent!");
  expect(bodiesOf(sent)).toEqual([expect.objectContaining({ name: "Ada King", message: "Hello" })]);
  expect(Object.values(heldBy("contact")).join("")).toBe("");
});

test("while a control is held down, the served form stays, so that the press is heard", async () => {
  let held = true;
  hold(() => held);
  drawInSite(<LazyForm name="contact" />);
  await userEvent.click(field("contact", "subject"));
  await new Promise((done) => setTimeout(done, 120));
  expect(form()).toHaveAttribute("action");
  held = false;
  await live();
  expect(field("contact", "subject")).toHaveFocus();
});

test("a form that is gone before its script arrives leaves nothing behind", async () => {
  const view = drawInSite(<LazyForm name="contact" />);
  fireEvent.focus(field("contact", "subject"));
  view.unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});
