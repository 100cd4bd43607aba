import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServedForm } from "../../src/forms/served-form";
import { SiteForm } from "../../src/forms/site-form";
import { field, fillIn } from "../support/fill";
import { receiverStub } from "../support/receiver";
import { drawInSite } from "../support/site-view";

beforeEach(() => {
  sessionStorage.clear();
  receiverStub();
});

test("it is served as plain HTML that goes to the mailbox of the department that answers", () => {
  drawInSite(<ServedForm name="contact" />);
  expect(screen.getByRole("form", { name: "Send Us a Message" })).toHaveAttribute(
    "action",
    "mailto:hello@fourfold.example?subject=Send%20Us%20a%20Message",
  );
  expect(field("contact", "subject")).toBeRequired();
});

test("alive, it is sent without leaving the page", async () => {
  drawInSite(<SiteForm name="contact" />);
  expect(await screen.findByRole("form", { name: "Send Us a Message" })).not.toHaveAttribute("action");
  fillIn("contact");
  await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
  expect(await screen.findByRole("status")).toHaveTextContent("Message Sent!");
});
