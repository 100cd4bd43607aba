import { screen, waitFor, within } from "@testing-library/react";
import type { FormName } from "@capture/receiver/payload/payload";
import { LiveForm } from "../../../src/forms/ui/live-form";
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

/** Submits a form and returns the texts of the two alerts: in the form and in the notice. */
async function failToSubmit(form: FormName): Promise<(string | null)[]> {
  renderInSite(<LiveForm name={form} />);
  fillIn(form);
  press(form);
  const alerts = await screen.findAllByRole("alert");
  expect(alerts).toHaveLength(2);
  return alerts.map(({ textContent }) => textContent);
}

test.each([
  ["demo", "Das hat nicht geklappt. Bitte noch einmal versuchen."],
  ["partner-application", "Das hat nicht geklappt. Bitte noch einmal versuchen."],
  ["partnership-inquiry", "Das hat nicht geklappt. Bitte noch einmal versuchen."],
  ["contact", "Das hat nicht geklappt. Bitte noch einmal versuchen."],
] as const)("shows a failure of %s in the form and in a notice, logs it and keeps the values", async (form, text) => {
  sent.mockResolvedValue(answer(503));
  const [inForm, inNotice] = await failToSubmit(form);
  expect(inForm).toBe(text);
  expect(inNotice).toContain(`Nicht gesendet${text}`);
  expect(formValues(form)).toEqual(FILLED[form]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("shows the same message for a network failure", async () => {
  sent.mockImplementation(networkFailure);
  expect((await failToSubmit("demo"))[0]).toBe("Das hat nicht geklappt. Bitte noch einmal versuchen.");
});

test("shows the receiver's messages at their fields", async () => {
  const fields = { "additional_data.region": "Please use fewer characters.", email: "This mailbox is closed." };
  sent.mockResolvedValue(answer(422, { fields }));
  await failToSubmit("partner-application");
  expect(field("partner-application", "region")).toHaveAccessibleDescription("Please use fewer characters.");
  expect(field("partner-application", "email")).toHaveAccessibleDescription("This mailbox is closed.");
  expect(field("partner-application", "company")).not.toHaveAttribute("aria-invalid");
});

test("shows the receiver's message for `name` at the first name of the contact form", async () => {
  sent.mockResolvedValue(answer(422, { fields: { name: "Too long." } }));
  await failToSubmit("contact");
  expect(field("contact", "firstName")).toHaveAccessibleDescription("Too long.");
});

test("shows the minutes until the next attempt after too many submissions", async () => {
  sent.mockResolvedValue(answer(429, {}, { "Retry-After": "601" }));
  const [inForm, inNotice] = await failToSubmit("demo");
  expect(inForm).toMatch(/Erneut senden ist in 11 Min\. möglich\.$/);
  expect(inNotice).toContain("Erneut senden ist in 11 Min. möglich.");
});

test("can be submitted again immediately, which removes the alert in the form", async () => {
  sent.mockResolvedValueOnce(answer(500));
  await failToSubmit("demo");
  press("demo");
  await waitFor(() => expect(within(screen.getByRole("form")).queryByRole("alert")).not.toBeInTheDocument());
  expect(await screen.findByRole("status")).toHaveTextContent("Anfrage angekommen");
  expect(bodiesOf(sent)).toHaveLength(2);
});

test("shows a success when code of the page fails after the submission was stored", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const fault = new Error("The dialog cannot be closed.");
  const onSent = (): void => {
    throw fault;
  };
  sent.mockResolvedValue(answer(200));
  renderInSite(<LiveForm name="demo" onSent={onSent} />);
  fillIn("demo");
  press("demo");
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.any(String), fault));
  expect(screen.getByRole("status")).toHaveTextContent("Anfrage angekommen");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
