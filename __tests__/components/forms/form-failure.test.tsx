import { screen, waitFor, within } from "@testing-library/react";
import { LiveForm } from "../../../src/forms/ui/live-form";
import type { FormName } from "../../../src/forms/payload/payload";
import { FILLED } from "../../support/content/data";
import { field, fillIn, formValues, press } from "../../support/dom/fill";
import { answer, bodiesOf, networkFailure, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

let sent: Sent;
let logged: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Sends a filled form and returns the texts of its two alerts: in the form and in the notice. */
async function fail(form: FormName): Promise<(string | null)[]> {
  renderInSite(<LiveForm name={form} />);
  fillIn(form);
  press(form);
  const alerts = await screen.findAllByRole("alert");
  expect(alerts).toHaveLength(2);
  return alerts.map(({ textContent }) => textContent);
}

test.each([
  ["demo", "There was an error submitting your request. Please try again."],
  ["partner-application", "There was an error submitting your application. Please try again."],
  ["partnership-inquiry", "There was an error submitting your inquiry. Please try again."],
  ["contact", "There was an error sending your message. Please try again."],
] as const)(
  "%s that fails says so in the form and in a notice, is logged, and keeps what was typed",
  async (form, text) => {
    sent.mockResolvedValue(answer(503));
    const [inForm, inNotice] = await fail(form);
    expect(inForm).toBe(text);
    expect(inNotice).toContain(`Error${text}`);
    expect(formValues(form)).toEqual(FILLED[form]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  },
);

test("a network failure is shown the same way", async () => {
  sent.mockImplementation(networkFailure);
  expect((await fail("demo"))[0]).toBe("There was an error submitting your request. Please try again.");
});

test("a refusal marks the fields it names with the receiver's messages", async () => {
  const fields = { "additional_data.region": "Please use fewer characters.", email: "This mailbox is closed." };
  sent.mockResolvedValue(answer(422, { fields }));
  await fail("partner-application");
  expect(field("partner-application", "region")).toHaveAccessibleDescription("Please use fewer characters.");
  expect(field("partner-application", "email")).toHaveAccessibleDescription("This mailbox is closed.");
  expect(field("partner-application", "company")).not.toHaveAttribute("aria-invalid");
});

test("an error of a contact's name is shown at its first name", async () => {
  sent.mockResolvedValue(answer(422, { fields: { name: "Too long." } }));
  await fail("contact");
  expect(field("contact", "firstName")).toHaveAccessibleDescription("Too long.");
});

test("after too many submissions the form says when to try again", async () => {
  sent.mockResolvedValue(answer(429, {}, { "Retry-After": "601" }));
  const [inForm, inNotice] = await fail("demo");
  expect(inForm).toMatch(/Please try again\. You can send it again in 11 min\.$/);
  expect(inNotice).toContain("You can send it again in 11 min.");
});

test("it can be sent again at once, and the form's own alert disappears", async () => {
  sent.mockResolvedValueOnce(answer(500));
  await fail("demo");
  press("demo");
  await waitFor(() => expect(within(screen.getByRole("form")).queryByRole("alert")).not.toBeInTheDocument());
  expect(await screen.findByRole("status")).toHaveTextContent("Demo request received");
  expect(bodiesOf(sent)).toHaveLength(2);
});
