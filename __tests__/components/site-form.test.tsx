import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteForm } from "../../src/forms/site-form";
import { field, fillIn, heldBy } from "../support/fill";
import { receiverStub } from "../support/receiver";
import { scrollOnScreen, standScreen } from "../support/screen";
import { drawInSite } from "../support/site-view";

const form = (): HTMLElement => screen.getByRole("form", { name: "Send Us a Message" });

beforeEach(() => {
  sessionStorage.clear();
  standScreen();
  receiverStub();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  drawInSite(<SiteForm name="contact" />);
});

test("far from the screen it is plain HTML that goes to the mailbox of the department that answers", () => {
  expect(form()).toHaveAttribute("action", "mailto:hello@fourfold.example?subject=Send%20Us%20a%20Message");
  expect(field("contact", "subject")).toBeRequired();
});

test("near the screen it comes to life, with what was typed and the focus where it was", async () => {
  await userEvent.type(field("contact", "subject"), "A question");
  scrollOnScreen(true);
  await waitFor(() => expect(form()).not.toHaveAttribute("action"));
  await waitFor(() => expect(heldBy("contact").subject).toBe("A question"));
  await waitFor(() => expect(field("contact", "subject")).toHaveFocus());
});

test("alive, it is sent without leaving the page", async () => {
  scrollOnScreen(true);
  await waitFor(() => expect(form()).not.toHaveAttribute("action"));
  fillIn("contact");
  await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
  expect(await screen.findByText("Message Sent!")).toBeVisible();
});
